"""A frozen value with some fields changed is what its constructor would have made."""

import dataclasses
from dataclasses import dataclass

import pytest

from companion.engine.dice import Die
from companion.engine.frozen import replace


@dataclass(frozen=True)
class Point:
    """A value with a field that is not given."""

    x: int
    y: int = 0


def test_the_changed_fields_are_changed_and_the_others_stay() -> None:
    point = Point(1, 2)
    assert replace(point, y=3) == dataclasses.replace(point, y=3) == Point(1, 3)
    assert point == Point(1, 2)


def test_a_changed_value_is_as_frozen_as_the_first() -> None:
    changed = replace(Point(1), y=3)
    with pytest.raises(dataclasses.FrozenInstanceError):
        changed.x = 5  # type: ignore[misc]  # that is what must not be possible


def test_a_field_that_there_is_not_is_an_error() -> None:
    with pytest.raises(TypeError, match="Point has no field z"):
        replace(Point(1), z=3)  # type: ignore[call-arg]  # a mistake that types would find


def test_a_value_with_slots_is_changed_as_well_and_still_checked() -> None:
    assert replace(Die("red", 1), value=6) == Die("red", 6)
    with pytest.raises(ValueError, match="1 to 6"):
        replace(Die("red", 1), value=7)
