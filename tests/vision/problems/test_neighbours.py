"""Dice that lie too close: said of dice on dice, and of dice in doubt that touch."""

import pytest

from vision.problems.neighbours import neighbours
from vision.reading import BoundingBox, DieSeen, ReadingProblem, ReadingTrouble


def die(x: float, value: int | None = 4, confidence: float = 0.9) -> DieSeen:
    return DieSeen(value, "red", confidence, BoundingBox(x, 0, 60, 60))


@pytest.mark.parametrize(("x", "stacked"), [(32.9, True), (33.1, False), (0.0, True)])
def test_two_dice_in_nearly_one_place_lie_on_one_another(x: float, stacked: bool) -> None:
    assert [trouble.problem for trouble in neighbours([die(0), die(x)])] == [ReadingProblem.STACKED] * stacked


def test_of_two_dice_in_one_place_the_one_that_is_less_sure_is_ringed() -> None:
    sure, unsure = die(0, confidence=0.9), die(10, confidence=0.6)
    for pair in ([sure, unsure], [unsure, sure]):
        assert list(neighbours(pair)) == [ReadingTrouble(ReadingProblem.STACKED, unsure.box)]


@pytest.mark.parametrize(("x", "touching"), [(68.9, True), (69.1, False)])
def test_a_die_in_doubt_that_touches_another_is_named(x: float, touching: bool) -> None:
    doubtful = die(x, None)
    expected = [ReadingTrouble(ReadingProblem.TOUCHING, doubtful.box)] if touching else []
    assert list(neighbours([die(0), doubtful])) == expected


def test_dice_that_touch_and_are_read_are_in_order() -> None:
    assert list(neighbours([die(0), die(61), die(122)])) == []


def test_each_die_is_named_once_however_many_it_touches() -> None:
    row = [die(0), die(61, None), die(122)]
    assert list(neighbours(row)) == [ReadingTrouble(ReadingProblem.TOUCHING, row[1].box)]
    assert list(neighbours([])) == []
