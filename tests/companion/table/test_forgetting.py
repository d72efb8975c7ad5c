"""A game that is over can be taken home, played again, or forgotten for good."""

import pytest

from companion.table.commands.command import TableCommand
from companion.table.commands.game import (
    BeginGame,
    ChooseRule,
    ForgetEverything,
    PlayAgain,
    PlayAnother,
    SettleGame,
)
from companion.table.commands.seating import TakeSeat
from companion.table.commands.shelf import ForgetGame
from companion.table.table import Table
from tests.companion.refusing import refused
from tests.companion.toy_play import ToyHouse, play_of, play_on

WHOLE = 6


def over(house: ToyHouse) -> Table:
    table = house.playing()
    play_on(table, WHOLE)
    return table


def on_disk(house: ToyHouse) -> bytes:
    return b"".join(path.read_bytes() for path in house.data.rglob("*") if path.is_file())


def test_the_journal_is_had_only_once_the_game_is_over(house: ToyHouse) -> None:
    table = house.playing()
    assert refused(table.record.written) == "refused-secret"
    play_on(table, WHOLE - 1)
    assert refused(table.record.written) == "refused-secret"
    play_on(table, 1, "last")
    written = table.record.written()
    assert [entry["number"] for entry in written["entries"]] == list(range(WHOLE + 1))
    assert written["set_up"]["seats"][0]["name"] == "Anna"
    assert written["entries"][1]["events"][0] == {"is": "Named", "seat": "seat-1", "number": 1}


def test_the_same_people_play_again_with_one_tap(house: ToyHouse) -> None:
    table = over(house)
    before = table.moment
    table.execute(PlayAgain())
    assert table.moment.seating == before.seating
    assert table.moment.game == 2
    assert play_of(table).version == 1
    assert house.again().moment == table.moment


def test_nobody_plays_again_before_the_game_is_over(house: ToyHouse) -> None:
    table = house.playing()
    assert refused(lambda: table.execute(PlayAgain())) == "refused-unfinished"


def test_each_game_has_a_fingerprint_of_its_own_that_a_restart_does_not_change(house: ToyHouse) -> None:
    table = over(house)
    first = table.record.fingerprint()
    assert house.again().record.fingerprint() == first
    table = house.again()
    table.execute(PlayAgain())
    assert table.record.fingerprint() != first


def test_nothing_is_forgotten_in_the_middle_of_a_game(house: ToyHouse) -> None:
    table = house.playing()
    assert refused(lambda: table.execute(ForgetEverything())) == "refused-unfinished"
    assert b"Anna" in on_disk(house)


def test_forgetting_leaves_no_game_and_no_name_on_the_disk(house: ToyHouse) -> None:
    table = over(house)
    table.execute(PlayAgain())
    play_on(table, WHOLE, "second")
    code = table.moment.seating.code
    assert b"Anna" in on_disk(house)
    assert table.execute(ForgetEverything()) == 2
    assert b"Anna" not in on_disk(house)
    assert b"Named" not in on_disk(house)
    assert (table.moment.seating.places, table.moment.game) == ((), None)
    assert table.moment.seating.code != code


def test_the_number_of_a_forgotten_game_is_not_used_again(house: ToyHouse) -> None:
    table = over(house)
    table.execute(SettleGame())
    table.execute(PlayAnother())
    table.execute(ForgetGame(1))
    table = house.again()
    table.execute(BeginGame())
    assert table.moment.game == 2
    assert not table.moment.settled
    play_on(table, 1, "played")


@pytest.mark.parametrize("forget", [ForgetGame(1), ForgetEverything()], ids=["one game", "everything"])
def test_the_stamp_grows_when_something_is_forgotten_and_over_a_restart(
    house: ToyHouse, forget: TableCommand[int]
) -> None:
    table = over(house)
    table.execute(PlayAnother())
    before = table.moment.stamp
    table.execute(forget)
    after = table.moment
    assert after.stamp > before
    assert house.again().moment == after


def test_house_rules_outlive_the_forgetting(house: ToyHouse) -> None:
    table = over(house)
    table.execute(ForgetEverything())
    table.execute(ChooseRule("rounds", "5"))
    table.execute(ForgetEverything())
    assert house.again().moment.seating.options == {"rounds": "5"}


def test_a_new_game_begins_after_the_forgetting_and_is_kept(house: ToyHouse) -> None:
    table = over(house)
    table.execute(ForgetEverything())
    for name, colour in (("Cleo", "green"), ("Dan", "black")):
        table.execute(TakeSeat(name, colour))
    table.execute(BeginGame())
    play_on(table, 2)
    again = house.again(verify=True)
    assert play_of(again) == play_of(table)
