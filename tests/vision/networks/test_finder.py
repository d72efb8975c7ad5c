"""Finding dice in rendered trays and in pictures where there are none."""

import numpy as np
import pytest

from tests.long import LONG
from tools.training.drawn import box
from vision.networks.finder import Finder, Sighting, distinct
from vision.networks.pyramid import pyramid
from vision.reading import BoundingBox
from vision.render import picture, scatter
from vision.render.die import at_rest

SURE = 0.5
NEARER = range(50_020, 50_026) if LONG else range(50_020, 50_023)
DICE = [("red", 6), ("white", 1), ("black", 4), ("yellow", 2), ("blue", 5), ("green", 3)]


@pytest.fixture(scope="module")
def finder() -> Finder:
    return Finder()


@pytest.mark.parametrize("seed", range(3))
def test_each_die_of_a_tray_is_found_once_and_where_it_lies(finder: Finder, seed: int) -> None:
    scene = scatter(DICE, 50_000 + seed)
    seen = [one for one in distinct(finder.sightings(pyramid(picture(scene)))) if one.here > SURE]
    assert len(seen) == len(DICE)
    for die in scene.dice:
        x, y, side = box(at_rest(die), die.size, scene.room)
        near = [one for one in seen if np.hypot(one.box.centre[0] - x, one.box.centre[1] - y) < 0.2 * side]
        assert len(near) == 1
        assert 0.7 * side < near[0].box.width < 1.4 * side


def test_the_surest_come_first(finder: Finder) -> None:
    here = [one.here for one in finder.sightings(pyramid(picture(scatter(DICE, 50_010))))]
    assert here == sorted(here, reverse=True)


def test_an_empty_tray_has_nothing_to_find(finder: Finder) -> None:
    assert [one for one in finder.sightings(pyramid(picture(scatter([], 7)))) if one.here > SURE] == []


@pytest.mark.long
@pytest.mark.parametrize(("off", "size", "least"), [(0.0, 1.0, 0.98), (0.4, 1.5, 0.98), (-0.3, 0.7, 0.85)])
def test_from_nearer_a_die_is_found_though_it_was_sought_a_little_elsewhere(
    finder: Finder, off: float, size: float, least: float
) -> None:
    found = []
    for seed in NEARER:
        scene = scatter(DICE, seed)
        seen = pyramid(picture(scene))
        for die in scene.dice:
            x, y, side = box(at_rest(die), die.size, scene.room)
            sought = BoundingBox(x + (off - size / 2) * side, y - size / 2 * side, size * side, size * side)
            found.append(
                any(
                    one.here > SURE
                    and _off(one, x, y) < 0.2 * side
                    and 0.7 * side < one.box.width < 1.4 * side
                    for one in finder.nearer(seen, sought)
                )
            )
    assert np.mean(found) >= least


def _off(one: Sighting, x: float, y: float) -> float:
    return float(np.hypot(one.box.centre[0] - x, one.box.centre[1] - y))


@pytest.mark.parametrize("shape", [(1, 1, 3), (3, 2000, 3), (700, 5, 3)])
def test_frames_of_any_shape_are_looked_at(finder: Finder, shape: tuple[int, int, int]) -> None:
    plain = pyramid(np.full(shape, 90, np.uint8))
    assert [one for one in finder.sightings(plain) if one.here > SURE] == []
