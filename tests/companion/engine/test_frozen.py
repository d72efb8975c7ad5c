"""Frozen values are changed as by their constructors, and nothing about them is worked out twice."""

import dataclasses
from dataclasses import dataclass

import pytest

from companion.engine.dice import Die
from companion.engine.frozen import MOST_RECENT, make, recent, remembered, replace


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
    with pytest.raises(ValueError, match="1 to 20"):
        replace(Die("red", 1), value=21)


def test_what_is_made_of_its_fields_is_what_its_constructor_makes() -> None:
    assert make(Point, x=1, y=2) == Point(1, 2)


@dataclass(frozen=True)
class Sum:
    """A value that counts how often its total is worked out."""

    parts: tuple[int, ...]
    counted: list[int]

    @remembered
    def total(self) -> int:
        self.counted.append(1)
        return sum(self.parts)


def test_what_a_value_remembers_is_worked_out_once() -> None:
    added = Sum((1, 2), [])
    assert (added.total, added.total, len(added.counted)) == (3, 3, 1)


def test_a_changed_value_remembers_nothing_of_the_first() -> None:
    added = Sum((1, 2), [])
    assert added.total == 3
    assert replace(added, parts=(4,)).total == 4
    assert added.total == 3


def test_what_is_remembered_is_no_part_of_the_value() -> None:
    asked, fresh = Sum((1, 2), [1]), Sum((1, 2), [1])
    assert asked.total == 3
    fresh.counted.append(1)
    assert asked == fresh
    assert repr(asked) == repr(fresh)


def test_what_was_answered_lately_is_answered_again_to_the_same_and_to_nobody_else() -> None:
    asked: list[Point] = []

    @recent
    def double(point: Point) -> Point:
        asked.append(point)
        return Point(2 * point.x, 2 * point.y)

    one, other = Point(1), Point(1)
    assert double(one) == double(other) == Point(2)
    assert double(one) is double(one)
    assert [id(point) for point in asked] == [id(one), id(other)]


def test_what_was_answered_long_ago_is_worked_out_anew() -> None:
    asked: list[Point] = []
    note = recent(asked.append)
    points = [Point(n) for n in range(MOST_RECENT + 1)]
    for point in (*points, points[-1], points[0]):
        note(point)
    assert asked == [*points, points[0]]
