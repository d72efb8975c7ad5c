"""Where things lie on the mat: beside one another, on the paper, with a zone for everybody."""

from itertools import combinations

import pytest

from vision.mat.drawing import PAPER
from vision.mat.layout import MARGIN, Mat, MatArea, first_marker

MATS = [Mat(seats) for seats in range(1, 7)]
LEAST_SPACE = {"roll": (250, 100), "seat": (60, 38), "shared": (60, 38), "round": (30, 20)}
"""Millimetres across and deep: five dice of 16 mm and a token find room in a seat's zone."""


def areas(mat: Mat) -> list[MatArea]:
    return [*mat.zones, *mat.markers, *mat.patches]


def apart(one: MatArea, other: MatArea) -> bool:
    across = min(one.left + one.width, other.left + other.width) - max(one.left, other.left)
    deep = min(one.near + one.depth, other.near + other.depth) - max(one.near, other.near)
    return across <= 1e-9 or deep <= 1e-9


@pytest.mark.parametrize("mat", MATS, ids=lambda mat: f"{mat.seats} seats")
def test_nothing_lies_on_anything_else_and_all_of_it_on_the_paper(mat: Mat) -> None:
    assert all(apart(one, other) for one, other in combinations(areas(mat), 2))
    assert all(PAPER.inside(MARGIN - 1e-9).holds(corner) for area in areas(mat) for corner in area.corners)


@pytest.mark.parametrize("mat", MATS, ids=lambda mat: f"{mat.seats} seats")
def test_every_seat_has_a_zone_and_so_have_the_shared_dice_the_roll_and_each_round(mat: Mat) -> None:
    seats = [f"seat-{number}" for number in range(1, mat.seats + 1)]
    rounds = [f"round-{number}" for number in range(1, 6)]
    assert sorted(zone.name for zone in mat.zones) == sorted([*seats, *rounds, "roll", "shared"])
    for zone in mat.zones:
        width, depth = LEAST_SPACE[zone.name.partition("-")[0]]
        assert zone.width >= width
        assert zone.depth >= depth


@pytest.mark.parametrize("seats", [0, 7])
def test_there_is_no_mat_for_nobody_nor_for_a_crowd(seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 6 seats"):
        Mat(seats)


def test_no_two_mats_share_a_marker_so_that_each_is_known_by_any_of_its_corners() -> None:
    numbers = [marker.name for mat in MATS for marker in mat.markers]
    assert len(set(numbers)) == len(numbers)
    assert first_marker(1) == 0


def test_a_zone_holds_its_edge_and_nothing_beyond() -> None:
    area = MatArea("zone", -10, 0, 20, 5)
    assert area.holds((-10, 0))
    assert area.holds((10, 5))
    assert not area.holds((10.1, 5))
    assert not area.holds((0, -0.1))
    assert area.middle == (0, 2.5)


def test_a_place_beside_all_zones_is_in_none() -> None:
    assert Mat(3).zone((0, 0)) == "roll"
    assert Mat(3).zone((-165, 30)) is None
    assert Mat(3).zone((400, 0)) is None
