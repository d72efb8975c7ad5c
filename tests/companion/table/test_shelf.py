"""Games that are put aside: any number stand on the shelf, and each goes on where it stood."""

from dataclasses import replace

import pytest

from companion.engine.refusal import Refused
from companion.table.commands.command import TableCommand
from companion.table.commands.game import BeginGame, EndGame, ForgetEverything, NextParty, PlayAnother
from companion.table.commands.seating import TakeSeat
from companion.table.commands.shelf import ForgetGame, PutAside, TakeUp
from companion.table.table import Table
from tests.companion.saying import give_answer
from tests.companion.toy_game import TOY
from tests.companion.toy_play import ToyHouse, next_reply, play_of, play_on


def refused(table: Table, command: TableCommand[object]) -> str:
    before = table.moment
    with pytest.raises(Refused) as fault:
        table.execute(command)
    assert table.moment is before
    return fault.value.reason.key


def test_a_game_put_aside_goes_on_at_the_same_question_for_the_same_phones(house: ToyHouse) -> None:
    table = house.open()
    token = table.execute(TakeSeat("Anna", "red")).token
    table.execute(TakeSeat("Ben", "blue"))
    table.execute(BeginGame())
    play_on(table, 1)
    before = play_of(table)
    table.execute(PutAside())
    assert table.moment.play is None
    table.execute(BeginGame())
    table.execute(EndGame())
    table = house.again()
    table.execute(TakeUp(1))
    after = play_of(table)
    assert (after.state, after.version, set(after.open)) == (before.state, before.version, set(before.open))
    assert table.moment.seating.seat_of(token) == "seat-1"
    assert table.moment.seating.aside == ()
    again = house.again()
    assert play_of(again).state == before.state
    give_answer(again, next_reply(play_of(again), "on"))


def test_another_party_is_replaced_by_the_people_of_the_game_and_keeps_the_code(house: ToyHouse) -> None:
    table = house.playing()
    table.execute(PutAside())
    table.execute(BeginGame())
    while not table.game.view(play_of(table).state, None).over:
        play_on(table, 1, f"step-{play_of(table).version}")
    table.execute(NextParty())
    code = table.moment.seating.code
    table.execute(TakeSeat("Cleo", "green"))
    table.execute(TakeUp(1))
    assert [seat.name for seat in table.moment.seating.seats] == ["Anna", "Ben"]
    assert table.moment.seating.code == code


def test_what_is_no_game_of_the_shelf_is_refused_and_changes_nothing(house: ToyHouse) -> None:
    table = house.playing()
    assert refused(table, TakeUp(1)) == "refused-playing"
    table.execute(EndGame())
    assert refused(table, TakeUp(1)) == "refused-not-aside"
    assert refused(table, PutAside()) == "refused-no-game"
    assert refused(table, ForgetGame(7)) == "refused-not-aside"


def test_a_game_whose_rules_decide_otherwise_today_stays_on_the_shelf(
    house: ToyHouse,
) -> None:
    table = house.playing()
    play_on(table, 1)
    table.execute(PutAside())
    house.close()
    table = house.open(replace(TOY, meta=replace(TOY.meta, version="999"), decide=lambda *_: ()))
    assert refused(table, TakeUp(1)) == "refused-take-up"
    assert table.moment.seating.aside == (1,)


def test_the_shelf_tells_how_a_game_stood_when_it_was_left(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 1)
    table.execute(PutAside())
    [game] = house.journal.games()
    assert (game.number, game.name, [seat.name for seat in game.party.seats]) == (1, "toy", ["Anna", "Ben"])
    assert game.party.left is not None
    assert not game.party.left.over


def test_after_a_game_the_same_people_choose_another(house: ToyHouse) -> None:
    table = house.playing(rounds=1)
    assert refused(table, PlayAnother()) == "refused-unfinished"
    while not table.game.view(play_of(table).state, None).over:
        play_on(table, 1, f"step-{play_of(table).version}")
    assert refused(table, PutAside()) == "refused-over"
    table.execute(PlayAnother())
    assert table.moment.play is None
    assert [seat.name for seat in table.moment.seating.seats] == ["Anna", "Ben"]


def test_one_game_is_forgotten_with_its_names_and_no_other(house: ToyHouse) -> None:
    table = house.playing()
    table.execute(PutAside())
    table.execute(BeginGame())
    play_on(table, 1)
    table.execute(PutAside())
    table.execute(ForgetGame(1))
    assert table.moment.seating.aside == (2,)
    assert [game.number for game in house.journal.games()] == [2]
    table = house.again(verify=True)
    table.execute(TakeUp(2))
    assert play_of(table).version == 2


def test_with_everything_the_shelf_is_forgotten(house: ToyHouse) -> None:
    table = house.playing()
    table.execute(PutAside())
    table.execute(ForgetEverything())
    assert table.moment.seating.aside == ()
    assert house.journal.games() == ()
