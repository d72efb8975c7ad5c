"""What a game carries over is told to the next game of those who were there, and to nobody else."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from companion.table.commands.game import BeginGame, ChooseRule, EndGame, NextParty, PlayAgain
from companion.table.commands.seating import TakeSeat
from companion.table.state import Actor
from companion.table.table import Table
from tests.companion.toy_game import ROUNDS, TOY
from tests.companion.toy_play import ToyHouse, play_of, play_on

OURS = ("phone-1", "phone-2")


@pytest.fixture
def table(house: ToyHouse) -> Table:
    return house.open()


def sit(table: Table, phones: tuple[str, ...], names: tuple[str, ...] = ("Anna", "Ben")) -> None:
    for name, colour, phone in zip(names, ("red", "blue"), phones, strict=True):
        table.execute(TakeSeat(name, colour), Actor(phone=phone))
    table.execute(ChooseRule("rounds", "2"))


def play(table: Table) -> None:
    table.execute(BeginGame())
    while not play_of(table).public_view.over:
        play_on(table, 1, f"step-{play_of(table).version}")


def carried(house: ToyHouse, number: int) -> Mapping[str, str]:
    return house.journal.record(number).set_up.carried


def test_each_seat_is_told_by_its_phone_what_it_carries_over(table: Table, house: ToyHouse) -> None:
    sit(table, OURS)
    play(table)
    table.execute(NextParty())
    sit(table, (OURS[1], OURS[0]), ("Benedict", "Anna"))
    table.execute(BeginGame())
    assert carried(house, 1) == {}
    seats = [place.seat.id for place in table.moment.seating.places]
    assert carried(house, 2) == {"": "2 rounds", seats[0]: "Ben was here", seats[1]: "Anna was here"}


def test_a_stranger_among_them_is_told_nothing(table: Table, house: ToyHouse) -> None:
    sit(table, OURS)
    play(table)
    table.execute(NextParty())
    sit(table, (OURS[0], "phone-3"))
    table.execute(BeginGame())
    seats = [place.seat.id for place in table.moment.seating.places]
    assert carried(house, 2) == {"": "2 rounds", seats[0]: "Anna was here"}


def test_strangers_are_told_nothing_at_all(table: Table, house: ToyHouse) -> None:
    sit(table, OURS)
    play(table)
    table.execute(NextParty())
    sit(table, ("phone-3", "phone-4"))
    table.execute(BeginGame())
    assert carried(house, 2) == {}


def test_a_party_that_stays_is_known_without_phones(table: Table, house: ToyHouse) -> None:
    sit(table, ("", ""))
    play(table)
    table.execute(PlayAgain())
    assert set(carried(house, 2).values()) == {"2 rounds", "Anna was here", "Ben was here"}


def test_a_game_that_was_broken_off_carries_nothing_over(table: Table, house: ToyHouse) -> None:
    sit(table, OURS)
    table.execute(BeginGame())
    table.execute(EndGame())
    table.execute(BeginGame())
    assert carried(house, 2) == {}


def test_the_same_people_go_on_with_the_next_game_of_a_campaign(house: ToyHouse) -> None:
    table = house.open(replace(TOY, house_rules=(replace(ROUNDS, then="3"),)))
    sit(table, OURS)
    play(table)
    table.execute(PlayAgain())
    assert carried(house, 2)[""] == "2 rounds"
    assert house.journal.record(2).set_up.options["rounds"] == "3"


def test_a_game_that_carries_nothing_over_is_begun_as_it_was(house: ToyHouse) -> None:
    table = house.open(replace(TOY, house_rules=(replace(ROUNDS, then="3"),), carries=lambda _state: {}))
    sit(table, OURS)
    play(table)
    table.execute(PlayAgain())
    assert house.journal.record(2).set_up.options == house.journal.record(1).set_up.options
