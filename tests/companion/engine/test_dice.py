"""Dice are told apart by their colour; each question says how many faces they have."""

from random import Random

import pytest

from companion.engine.answers import Rolled
from companion.engine.chance import by_chance
from companion.engine.dice import Die, count_by_colour
from companion.engine.questions import RollDice, Wanted


@pytest.mark.parametrize("value", [1, 6, 12, 20])
def test_a_die_shows_its_least_and_its_most(value: int) -> None:
    assert Die("red", value).value == value


@pytest.mark.parametrize("value", [0, 21, -1])
def test_a_die_shows_nothing_else(value: int) -> None:
    with pytest.raises(ValueError, match=f"a die shows 1 to 20, not {value}"):
        Die("red", value)


def test_dice_are_counted_by_colour_whatever_they_show() -> None:
    counts = count_by_colour([Die("red", 1), Die("blue", 2), Die("red", 3)])
    assert counts == {"red": 2, "blue": 1}
    assert counts["green"] == 0


TWELVE = Wanted("red", 1, "The machines", faces=12)
SIGNS = Wanted("green", 1, "Fate", faces=4, signs=("sun", "moon", "star", "nothing"))
ROLL = RollDice((Wanted("white", 2, "All"), TWELVE, SIGNS))


def test_the_camera_reads_the_dice_that_have_pips() -> None:
    assert [one.pips for one in ROLL.wanted] == [True, False, False]
    assert ROLL.pips.total == 2
    assert ROLL.total == 4


def test_chance_throws_each_die_by_the_faces_that_it_has() -> None:
    thrown: dict[str, set[int]] = {}
    for seed in range(300):
        value = by_chance(ROLL, Random(seed))
        assert isinstance(value, Rolled)
        for die in value.dice:
            thrown.setdefault(die.colour, set()).add(die.value)
    assert {colour: max(values) for colour, values in thrown.items()} == {"white": 6, "red": 12, "green": 4}
    assert {min(values) for values in thrown.values()} == {1}


def test_chance_throws_some_of_the_dice_of_an_open_ended_roll() -> None:
    form = RollDice((Wanted("red", 3, "Ada"),), open_ended=True)
    thrown = [by_chance(form, Random(seed)) for seed in range(100)]
    assert {len(one.dice) for one in thrown if isinstance(one, Rolled)} == {1, 2, 3}


def test_an_open_ended_roll_asks_for_the_dice_that_are_there_once_they_are() -> None:
    asked = RollDice((Wanted("red", 3, "Ada"),), open_ended=True).of(["white", "blue", "white"])
    assert asked == RollDice((Wanted("white", 2, "Ada"), Wanted("blue", 1, "Ada")))
