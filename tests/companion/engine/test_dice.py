"""Dice have six faces and are told apart by their colour."""

import pytest

from companion.engine.dice import Die, count_by_colour


@pytest.mark.parametrize("value", [1, 6])
def test_a_die_shows_its_least_and_its_most(value: int) -> None:
    assert Die("red", value).value == value


@pytest.mark.parametrize("value", [0, 7, -1])
def test_a_die_shows_nothing_else(value: int) -> None:
    with pytest.raises(ValueError, match=f"a die shows 1 to 6, not {value}"):
        Die("red", value)


def test_dice_are_counted_by_colour_whatever_they_show() -> None:
    counts = count_by_colour([Die("red", 1), Die("blue", 2), Die("red", 3)])
    assert counts == {"red": 2, "blue": 1}
    assert counts["green"] == 0
