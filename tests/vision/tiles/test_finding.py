"""Where a map lies in a picture of which nothing is known but the plane, as a mat tells it."""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest

from tests.vision.tiles.laid import START, before, faces, grid, scene, seen, spots
from vision.tiles import Place, SeenTile, TileGrid, find
from vision.tiles.pretend import LampSpot

TURNED = grid().homography @ np.array([[0.0, 1.0, 0.4], [-1.0, 0.0, -0.7], [0.0, 0.0, 1.0]])
"""The table's plane, from another place on it and looked at from another side."""


@pytest.fixture(scope="module", name="found")
def _found() -> TileGrid:
    found = find(before(), START, faces(), plane=TURNED)
    assert found is not None
    return found


def test_every_tile_is_found_about_where_it_lies(found: TileGrid) -> None:
    assert found.poses.keys() == START.keys()
    assert max(_off(found, place) for place in START) < 0.1 * grid().side()


def test_from_a_grid_that_held_before_it_is_found_anew() -> None:
    moved = {place: LampSpot(spot.x + 5, spot.y + 3) for place, spot in spots(START).items()}
    found = find(seen(scene(START, moved), 2), START, faces(), near=grid())
    assert found is not None
    assert found.poses.keys() == START.keys()


def test_a_table_without_a_map_has_none() -> None:
    assert find(seen(scene({})), START, faces(), plane=TURNED) is None


@pytest.mark.slow
@pytest.mark.parametrize(
    "lying", [{}, {place: replace(one, turn=one.turn + 1) for place, one in START.items()}]
)
def test_where_a_map_lay_before_neither_a_bare_table_nor_tiles_turned_otherwise_are_taken_for_it(
    lying: Mapping[Place, SeenTile],
) -> None:
    frame = seen(scene(lying), 2)
    assert find(frame, START, faces(), near=grid()) is None


def _off(found: TileGrid, place: tuple[int, int]) -> float:
    return float(np.abs(found.corners(place) - grid().corners(place)).max())
