"""Several boxes of one die are one die."""

import numpy as np
import pytest

from vision.networks.overlap import ONE_PLACE, gaps_between, in_one_place, kept
from vision.reading import BoundingBox


def box(x: float, side: float = 40.0) -> BoundingBox:
    return BoundingBox(x - side / 2, 100 - side / 2, side, side)


def test_of_boxes_in_one_place_the_first_is_kept() -> None:
    assert kept([box(100), box(104), box(97)]) == [0]


def test_two_dice_that_touch_are_two() -> None:
    assert kept([box(100), box(140)]) == [0, 1]
    assert kept([box(100), box(100 + 40 * ONE_PLACE + 0.1)]) == [0, 1]
    assert kept([box(100), box(100 + 40 * ONE_PLACE - 0.1)]) == [0]


def test_a_pip_within_a_die_is_no_other_die() -> None:
    assert kept([box(100, 100), box(125, 20)]) == [0]
    assert kept([box(125, 20), box(100, 100)]) == [0]


def test_boxes_of_other_sizes_stay_where_only_like_ones_count() -> None:
    assert kept([box(100, 100), box(105, 20)], alike=1.4) == [0, 1]
    assert kept([box(100, 100), box(105, 72)], alike=1.4) == [0]
    assert kept([box(100, 100), box(105, 71)], alike=1.4) == [0, 1]


def test_no_boxes_are_none() -> None:
    assert kept([]) == []


def test_gaps_are_from_middle_to_middle() -> None:
    gaps = gaps_between([box(100, 20), box(130)], [box(100), box(160, 90), box(104)])
    assert np.allclose(gaps, [[0, 60, 4], [30, 30, 26]])
    assert gaps_between([], [box(100)]).shape == (0, 1)


@pytest.mark.parametrize(("off", "is_one"), [(-0.1, True), (0.1, False)])
def test_two_boxes_are_in_one_place_as_the_larger_reaches(off: float, is_one: bool) -> None:
    near = box(100 + 80 * ONE_PLACE + off, 80)
    assert in_one_place(box(100), near) is in_one_place(near, box(100)) is is_one
