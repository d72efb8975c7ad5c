"""A map is followed from picture to picture, whether tiles are laid on the table or tapped on a page."""

from collections.abc import Mapping
from copy import copy
from dataclasses import replace

import pytest

from companion.adapters.camera.tiles.map_tracker import MapObservation, MapTracker, as_tiles, find_map
from companion.engine.tile_map import LyingTile, Place
from tests.companion.adapters.camera.tiles.pictured import (
    BACK,
    CAPS,
    FRONTS,
    GRID,
    LAID,
    mapped,
    picture,
)
from tests.vision.tiles.laid import scene, seen
from vision.reading import Frame
from vision.tiles import SeenTile, TileFaces, TileGrid, TileProblem, plane, searching

BEFORE = picture(LAID)
NORTH = {**LAID, (0, 1): LyingTile("cap", 2)}
SLIPPED = {**LAID, (0, 1): LyingTile("cap", 0)}


@pytest.fixture(scope="module", name="found")
def _found() -> MapTracker:
    """The map was found in a first picture."""
    following = MapTracker(FRONTS, BACK, lambda *_: GRID)
    assert following.look(BEFORE, mapped(), ()) == MapObservation()
    return following


@pytest.fixture
def following(found: MapTracker) -> MapTracker:
    """It goes on from there."""
    return copy(found)


def test_what_was_laid_is_told_and_followed_on(following: MapTracker) -> None:
    after = picture(NORTH, 2)
    assert following.look(after, mapped(), CAPS) == MapObservation(move=CAPS[0])
    assert following.look(after, mapped(NORTH), CAPS[1:]) == MapObservation()
    further = {**NORTH, (-1, -1): LyingTile("cap", 3)}
    assert following.look(picture(further, 3), mapped(NORTH), CAPS[1:]) == MapObservation(move=CAPS[2])


def test_what_may_not_be_is_told_with_its_place_and_nothing_is_lost_by_it(following: MapTracker) -> None:
    wrong = picture(SLIPPED, 2)
    assert following.look(wrong, mapped(), CAPS) == MapObservation(
        problem=TileProblem.ILLEGAL, places=((0, 1),)
    )
    assert following.look(picture(NORTH, 3), mapped(), CAPS) == MapObservation(move=CAPS[0])


def test_a_tile_that_was_tapped_is_owed_until_it_lies_on_the_table(following: MapTracker) -> None:
    assert following.look(picture(LAID, 2), mapped(NORTH), ()) == MapObservation(owed=(0, 1))
    assert following.look(picture(NORTH, 3), mapped(NORTH), ()) == MapObservation()


def test_after_an_undo_the_table_is_to_be_laid_as_the_map_shows_it(following: MapTracker) -> None:
    after = picture(NORTH, 2)
    assert following.look(after, mapped(), CAPS) == MapObservation(move=CAPS[0])
    assert following.look(after, mapped(NORTH), ()) == MapObservation()
    assert following.look(after, mapped(), CAPS) == MapObservation(behind=True)
    assert following.look(picture(LAID, 3), mapped(), CAPS) == MapObservation()


def test_after_an_undo_the_map_is_looked_for_where_it_lay() -> None:
    asked: list[TileGrid | None] = []

    def finds(
        _frame: Frame, _tiles: Mapping[Place, SeenTile], _faces: TileFaces, near: TileGrid | None
    ) -> TileGrid | None:
        asked.append(near)
        return GRID

    following = MapTracker(FRONTS, BACK, finds)
    assert following.look(BEFORE, mapped(), CAPS) == MapObservation()
    assert following.look(BEFORE, mapped({(0, 0): LAID[0, 0]}), ()) == MapObservation(behind=True)
    assert following.look(picture(LAID, 2), mapped({(0, 0): LAID[0, 0]}), ()) == MapObservation()
    assert asked == [None, GRID]


def test_on_a_mat_the_map_is_looked_for_in_the_size_that_the_corner_tags_tell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(searching, "SIDES", ())  # nothing is found as if nothing was known
    faces = MapTracker(FRONTS, BACK).faces
    bare = scene(as_tiles(LAID))
    on_mat = seen(replace(bare, table=replace(bare.table, room=replace(bare.table.room, mat=2))))
    assert find_map(on_mat, as_tiles(LAID), faces, None) is not None
    assert find_map(BEFORE, as_tiles(LAID), faces, None) is None


@pytest.mark.slow
def test_tiles_of_another_size_are_found_on_a_mat_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "companion.adapters.camera.tiles.map_tracker.plane", lambda frame: plane(frame, 400.0)
    )
    bare = scene(as_tiles(LAID))
    on_mat = seen(replace(bare, table=replace(bare.table, room=replace(bare.table.room, mat=2))))
    assert find_map(on_mat, as_tiles(LAID), MapTracker(FRONTS, BACK).faces, None) is not None


def test_a_table_on_which_the_map_is_not_found_is_looked_at_again() -> None:
    found = iter((None, GRID))
    following = MapTracker(FRONTS, BACK, lambda *_: next(found))
    assert following.look(BEFORE, mapped(), CAPS) == MapObservation(problem=TileProblem.LOST)
    assert following.look(BEFORE, mapped(), CAPS) == MapObservation()
