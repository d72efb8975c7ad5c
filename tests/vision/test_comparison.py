"""Two readings of one frame, die by die."""

import pytest

from vision.comparison import ReadingChange, changes
from vision.reading import BoundingBox, DieSeen, TableReading


def die(value: int | None = 4, colour: str = "red", x: float = 0.0) -> DieSeen:
    return DieSeen(value, colour, 0.9, BoundingBox(x, 0, 60, 60))


def reading(*dice: DieSeen) -> TableReading:
    return TableReading(dice, (), 1.0)


def test_the_same_dice_in_another_order_and_nearly_in_place_are_no_change() -> None:
    then, now = reading(die(4), die(2, x=200)), reading(die(2, x=205), die(4, x=29))
    assert changes(then, now) == ()


@pytest.mark.parametrize("other", [die(5), die(None), die(4, "pink")])
def test_another_value_or_colour_is_a_change(other: DieSeen) -> None:
    assert changes(reading(die()), reading(other)) == (ReadingChange(die(), other),)


def test_a_die_that_is_lost_and_one_that_is_new_are_changes() -> None:
    far = die(x=30)
    assert changes(reading(die()), reading(far)) == (ReadingChange(die(), None), ReadingChange(None, far))
