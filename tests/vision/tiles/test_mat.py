"""A map that lies on a mat with corner tags."""

from dataclasses import replace

import numpy as np

from tests.vision.tiles.laid import START, before, faces, grid, scene, seen, table
from vision.tiles import find, plane


def test_a_mats_corner_tags_tell_where_the_map_is_looked_for() -> None:
    bare = scene(START)
    frame = seen(replace(bare, table=replace(bare.table, room=replace(table().room, mat=2))))
    seen_plane = plane(frame)
    assert seen_plane is not None
    found = find(frame, START, faces(), seen_plane)
    assert found is not None
    assert found.poses.keys() == START.keys()
    assert max(np.abs(found.corners(one) - grid().corners(one)).max() for one in START) < 0.1 * grid().side()


def test_without_a_mat_in_view_there_is_no_plane() -> None:
    assert plane(before()) is None
