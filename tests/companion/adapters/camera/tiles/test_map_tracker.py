"""A map is followed from picture to picture, whether tiles are laid on the table or tapped on a page."""

from collections.abc import Mapping
from copy import copy
from dataclasses import replace

import pytest

from companion.adapters.camera.tiles.map_tracker import Following, Saw, as_tiles, find_map
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
def _found() -> Following:
    """The map was found in a first picture."""
    following = Following(FRONTS, BACK, lambda *_: GRID)
    assert following.look(BEFORE, mapped(), ()) == Saw()
    return following


@pytest.fixture
def following(found: Following) -> Following:
    """It goes on from there."""
    return copy(found)


def test_what_was_laid_is_told_and_followed_on(following: Following) -> None:
    after = picture(NORTH, 2)
    assert following.look(after, mapped(), CAPS) == Saw(move=CAPS[0])
    assert following.look(after, mapped(NORTH), CAPS[1:]) == Saw()
    further = {**NORTH, (-1, -1): LyingTile("cap", 3)}
    assert following.look(picture(further, 3), mapped(NORTH), CAPS[1:]) == Saw(move=CAPS[2])


def test_what_may_not_be_is_told_with_its_place_and_nothing_is_lost_by_it(following: Following) -> None:
    wrong = picture(SLIPPED, 2)
    assert following.look(wrong, mapped(), CAPS) == Saw(problem=TileProblem.ILLEGAL, places=((0, 1),))
    assert following.look(picture(NORTH, 3), mapped(), CAPS) == Saw(move=CAPS[0])


def test_a_tile_that_was_tapped_is_owed_until_it_lies_on_the_table(following: Following) -> None:
    assert following.look(picture(LAID, 2), mapped(NORTH), ()) == Saw(owed=(0, 1))
    assert following.look(picture(NORTH, 3), mapped(NORTH), ()) == Saw()


def test_after_an_undo_the_table_is_to_be_laid_as_the_map_shows_it(following: Following) -> None:
    after = picture(NORTH, 2)
    assert following.look(after, mapped(), CAPS) == Saw(move=CAPS[0])
    assert following.look(after, mapped(NORTH), ()) == Saw()
    assert following.look(after, mapped(), CAPS) == Saw(behind=True)
    assert following.look(picture(LAID, 3), mapped(), CAPS) == Saw()


def test_after_an_undo_the_map_is_looked_for_where_it_lay() -> None:
    asked: list[TileGrid | None] = []

    def finds(
        _frame: Frame, _tiles: Mapping[Place, SeenTile], _faces: TileFaces, near: TileGrid | None
    ) -> TileGrid | None:
        asked.append(near)
        return GRID

    following = Following(FRONTS, BACK, finds)
    assert following.look(BEFORE, mapped(), CAPS) == Saw()
    assert following.look(BEFORE, mapped({(0, 0): LAID[0, 0]}), ()) == Saw(behind=True)
    assert following.look(picture(LAID, 2), mapped({(0, 0): LAID[0, 0]}), ()) == Saw()
    assert asked == [None, GRID]


def test_on_a_mat_the_map_is_looked_for_in_the_size_that_the_corner_tags_tell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(searching, "SIDES", ())  # nothing is found as if nothing was known
    faces = Following(FRONTS, BACK).faces
    bare = scene(as_tiles(LAID))
    on_mat = seen(replace(bare, table=replace(bare.table, room=replace(bare.table.room, mat=2))))
    assert find_map(on_mat, as_tiles(LAID), faces, None) is not None
    assert find_map(BEFORE, as_tiles(LAID), faces, None) is None


def test_tiles_of_another_size_are_found_on_a_mat_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "companion.adapters.camera.tiles.map_tracker.plane", lambda frame: plane(frame, 400.0)
    )
    bare = scene(as_tiles(LAID))
    on_mat = seen(replace(bare, table=replace(bare.table, room=replace(bare.table.room, mat=2))))
    assert find_map(on_mat, as_tiles(LAID), Following(FRONTS, BACK).faces, None) is not None


def test_a_table_on_which_the_map_is_not_found_is_looked_at_again() -> None:
    found = iter((None, GRID))
    following = Following(FRONTS, BACK, lambda *_: next(found))
    assert following.look(BEFORE, mapped(), CAPS) == Saw(problem=TileProblem.LOST)
    assert following.look(BEFORE, mapped(), CAPS) == Saw()
