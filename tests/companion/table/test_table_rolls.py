"""The table rolls for somebody who asks: once for each command, told in the log, never among real dice."""

import pytest

from companion.engine.answers import Origin
from companion.engine.refusal import Refused
from companion.table.commands.game import BeginGame, ChooseRule, EndGame
from companion.table.commands.playing import RollForMe
from companion.table.story.throws import throws
from companion.table.table import Table
from tests.companion.toy_play import ToyHouse, play_of, play_on


def at_the_roll(house: ToyHouse) -> Table:
    table = house.playing()
    play_to_the_roll(table)
    return table


def play_to_the_roll(table: Table) -> None:
    while "roll" not in play_of(table).open:
        play_on(table, 1, f"step-{play_of(table).version}")


def ask(table: Table, command: str = "roll-1") -> RollForMe:
    return RollForMe("roll", play_of(table).open["roll"].version, command)


def test_the_table_rolls_and_says_so_and_a_lost_reply_costs_no_second_roll(house: ToyHouse) -> None:
    table = at_the_roll(house)
    asked = ask(table)
    first = table.execute(asked)
    rolled = table.moment.story
    assert rolled is not None
    [step] = rolled.rolls
    assert step.answer.origin is Origin.DRAWN
    [told] = [line for line in play_of(table).log if line.key == "rolled-by-table"]
    assert told.values["faces"] == ", ".join(str(die.value) for die in step.dice)
    assert table.execute(asked).repeated
    assert table.moment.story is rolled
    assert first.number == step.entry


def test_what_the_table_rolled_is_no_throw_of_real_dice(house: ToyHouse) -> None:
    table = at_the_roll(house)
    table.execute(ask(table))
    assert table.moment.story is not None
    assert throws(table.moment.story) == {}


def test_a_house_rule_forbids_it_in_every_game(house: ToyHouse) -> None:
    table = house.playing()
    table.execute(EndGame())
    table.execute(ChooseRule("table-rolls", "never"))
    table.execute(BeginGame())
    play_to_the_roll(table)
    before = table.moment
    with pytest.raises(Refused) as fault:
        table.execute(ask(table))
    assert fault.value.reason.key == "refused-table-roll"
    assert table.moment is before


def test_nothing_but_an_open_roll_is_rolled(house: ToyHouse) -> None:
    table = house.playing()
    with pytest.raises(Refused):
        table.execute(RollForMe("roll", 1, "early"))
