"""Pictures of tiles: each part that is used is sent, and a street is lit to its end."""

import re

import pytest

from companion.games.hopes_end.town.tiles import Lying, Tile, tile
from companion.games.hopes_end.view.picture import drawn, parts, way

STREET, BEND, CROSSING = tile("rsrs"), tile("rrss"), tile("rrrs")


@pytest.mark.parametrize("ruined", [False, True])
@pytest.mark.parametrize("one", [STREET, BEND, CROSSING, tile("bbsb"), tile("bsbs", buildings=("n", "s"))])
def test_a_tile_uses_only_parts_that_are_sent(one: Tile, ruined: bool) -> None:
    used = set(re.findall('href="#([^"]+)"', drawn(one, ruined=ruined)))
    assert used
    assert used <= {name for name, _ in parts()}


def test_a_fallen_tile_looks_otherwise_in_every_part() -> None:
    standing, fallen = (re.findall('href="#([^"]+)"', drawn(STREET, ruined=one)) for one in (False, True))
    assert not set(standing) & set(fallen)


def test_a_roof_over_two_sides_is_one_and_two_buildings_have_two() -> None:
    assert drawn(tile("bssb")).count("town-roof") == 2
    assert drawn(tile("bsbs", buildings=("n", "s"))).count("town-house") == 2


def test_a_street_is_lit_over_the_edges_that_it_crosses_and_no_farther() -> None:
    town = {(0, 0): Lying(STREET), (0, 1): Lying(BEND, 1), (0, -1): Lying(CROSSING), (5, 5): Lying(STREET)}
    assert way(town, (0, 0)).count("M") == 3
    assert way(town, (5, 5)) == "M5.5 -5Q5.5 -4.5 5.5 -4"
    assert way({**town, (0, 1): Lying(BEND, 1, ruined=True)}, (0, 0)).count("M") == 2
    assert way(town, (9, 9)) == ""
