"""Dice that rest on the mat lie in their zones, side by side, and always alike."""

from itertools import combinations

import numpy as np
import pytest

from vision.mat.layout import Mat
from vision.render import resting

FIVE = [("seat-1", "red")] * 5


@pytest.mark.parametrize("seats", [3, 6])
def test_five_dice_and_two_more_find_room_in_every_zone_that_is_for_dice(seats: int) -> None:
    mat = Mat(seats)
    for zone in mat.zones:
        if zone.name.startswith(("seat", "shared")):
            lying = resting(mat, [(zone.name, "red")] * 5 + [(zone.name, "white")])
            assert len(lying) == 6
            assert all(zone.inside(8).holds(die.place) for die in lying)
            gaps = [np.hypot(*np.subtract(one.place, other.place)) for one, other in combinations(lying, 2)]
            assert min(gaps) > 18


def test_what_finds_no_room_is_left_out() -> None:
    assert len(resting(Mat(5), [("seat-1", "red")] * 40)) == 8


def test_the_same_dice_lie_the_same_way_and_fewer_of_them_where_they_lay() -> None:
    mat = Mat(4)
    assert resting(mat, FIVE) == resting(mat, FIVE)
    assert resting(mat, FIVE[:3]) == resting(mat, FIVE)[:3]


def test_a_zone_that_the_mat_does_not_have_is_an_error() -> None:
    with pytest.raises(KeyError):
        resting(Mat(3), [("seat-4", "red")])
