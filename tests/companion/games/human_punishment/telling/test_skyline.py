"""The city in perspective: every place lies in its district, all is on the picture, and it is light."""

import pytest

from companion.games.human_punishment.state.printed.board import AREA_OF, AREAS, OURS
from companion.games.human_punishment.telling.drawing import PLACES, At
from companion.games.human_punishment.telling.skyline import (
    FIGURES,
    HOUSES,
    PAINTS,
    SIZE,
    drawn,
    outline,
    plan,
    seen,
    spots,
)
from tests.companion.games.human_punishment.characters.people import city_of

MOST = 40_000
"""Bytes of the fixed part of the board."""


def is_inside(at: At, corners: tuple[At, ...]) -> bool:
    """True if a point lies on the same side of all edges."""
    turns = [
        (u - x) * (at[1] - y) - (v - y) * (at[0] - x)
        for (x, y), (u, v) in zip(corners, corners[1:] + corners[:1], strict=True)
    ]
    return all(turn > 0 for turn in turns) or all(turn < 0 for turn in turns)


@pytest.mark.parametrize("place", PLACES)
def test_a_place_lies_in_its_district_and_in_no_other(place: str) -> None:
    there = {area for area in AREAS if is_inside(seen(*PLACES[place]), outline(area))}
    assert there == {AREA_OF[place]}


def test_what_is_near_is_larger_and_what_is_high_is_above() -> None:
    (a, _), (b, _) = seen(600, 50), seen(700, 50)
    (c, _), (d, _) = seen(600, 600), seen(700, 600)
    assert d - c > b - a
    assert seen(650, 100, 80)[1] < seen(650, 100)[1]


def test_all_of_it_is_on_the_picture() -> None:
    width, height = SIZE
    corners = [corner for area in AREAS for corner in outline(area)]
    assert all(0 <= x <= width and 0 <= y <= height for x, y in corners)
    assert all(0 <= y <= height for _, y in spots(OURS).values())


def test_each_district_has_a_colour_of_its_own_and_houses() -> None:
    assert len(set(PAINTS.values())) == len(PAINTS) == len(AREAS)
    assert len(set(HOUSES.values())) == len(AREAS)
    assert len(drawn(OURS)) < MOST


def test_every_machine_has_a_figure() -> None:
    looks = {one.id for one in plan(city_of("feykah", at="Nexus")).looks}
    assert looks == set(FIGURES) >= {*(one.lower() for one in OURS.piles), "apex", "deus"}
