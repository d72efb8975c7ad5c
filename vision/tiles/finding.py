"""Finds a map of known tiles in a picture of which nothing is known yet."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from vision.reading import Frame
from vision.tiles.comparing import all_seen, off, seen, without_marker
from vision.tiles.faces import Floats, TileFaces, turned
from vision.tiles.fitting import fit, pose_of, window
from vision.tiles.following import with_tiles
from vision.tiles.grid import Matrix, TileGrid, TilePose
from vision.tiles.lamp import lamp_of
from vision.tiles.place import Place
from vision.tiles.searching import likely
from vision.tiles.settling import settled
from vision.tiles.tile import Lying, SeenTile

A_TILE = 0.15
"""Largest difference from a face that is that tile."""
ANGLES = tuple(np.radians((-8, -4, 0, 4, 8)))
STRAY = 0.2
"""Sides by which no tile lies off otherwise than those beside it."""
FOUND = 0.6
"""The share of all tiles in the frame that must be found."""
FLAT = 0.6
"""Largest unlikeness of a map to its faces, as a share of that to one colour each, where it lay before."""
NEAREST = 8
"""Found tiles that determine the light on the next."""


def find(
    frame: Frame, lying: Lying, faces: TileFaces, plane: Matrix | None = None, near: TileGrid | None = None
) -> TileGrid | None:
    """The grid of a map in a frame, from its first tile at (0, 0) and all others whose faces are known.

    None where it is not to be seen. `plane` is a homography from sides of a tile on the table to pixels, as
    a mat's corner tags tell it; `near` a grid that held for a picture before, close to which it is looked for
    at first. Raises KeyError for a look that `faces` does not have.
    """
    shown = {place: face for place, tile in lying.items() if (face := _face(tile, faces)) is not None}
    if near is not None and (found := _kept(frame, near, shown)) is not None:
        return found
    if (0, 0) not in shown:
        return None
    for matrix, apart in settled(frame, likely(frame, shown, plane), shown):
        if apart <= A_TILE:
            grid = _grown(frame, TileGrid(matrix, {(0, 0): TilePose()}), shown)
            if _enough(frame, grid, shown):
                return grid
    return None


def _kept(frame: Frame, near: TileGrid, shown: Mapping[Place, Floats]) -> TileGrid | None:
    """The previous grid, as far as its tiles still lie about where they lay, and those beside them."""
    still = [place for place in near.poses if place in shown and near.inside(place, frame)]
    if not still:
        return None
    light = lamp_of(still, all_seen(frame, near, still), np.stack([shown[place] for place in still]))
    poses = {}
    for place in still:
        [found] = fit(window(frame, near, place), [light.on(shown[place], place)], ANGLES)
        if found.inside <= A_TILE:
            poses[place] = pose_of(near, place, found.lies)
    if not poses:
        return None
    grid = _grown(frame, with_tiles(TileGrid(near.homography), poses), shown)
    return grid if _enough(frame, grid, shown) and _is_no_bare_table(frame, grid, shown) else None


def _is_no_bare_table(frame: Frame, grid: TileGrid, shown: Mapping[Place, Floats]) -> bool:
    places = list(grid.poses)
    now, faces = all_seen(frame, grid, places), np.stack([shown[place] for place in places])
    light = lamp_of(places, now, faces)
    lit = np.stack([light.on(shown[place], place) for place in places])
    even = np.broadcast_to(np.median(now, axis=(1, 2), keepdims=True), now.shape)
    unlike, flat = (without_marker(off(now, wanted)).mean() for wanted in (lit, np.ascontiguousarray(even)))
    return bool(unlike < FLAT * flat)


def _enough(frame: Frame, grid: TileGrid, shown: Mapping[Place, Floats]) -> bool:
    """True if most of the tiles that must be in the frame were found."""
    there = [place for place in shown if grid.inside(place, frame)]
    return sum(place in grid.poses for place in there) >= FOUND * len(there)


def _face(tile: SeenTile, faces: TileFaces) -> Floats | None:
    face = faces.back if tile.ruined else faces.fronts[tile.look]
    return None if face.features is None else turned(face.features, tile.turn)


def _grown(frame: Frame, grid: TileGrid, shown: Mapping[Place, Floats]) -> TileGrid:
    """The grid with every tile that is found beside those found before, ring by ring."""
    tried = set(grid.poses)
    while ring := [place for place in _beside(grid, shown) if place not in tried]:
        tried.update(ring)
        poses = dict(grid.poses)
        for place in ring:
            pose = _found(frame, grid, place, shown) if grid.inside(place, frame) else None
            if pose is not None:
                poses[place] = pose
        grid = with_tiles(grid, poses)
    return _without_strays(grid)


def _without_strays(grid: TileGrid) -> TileGrid:
    """The grid without tiles that lie otherwise than all around them: they were mistaken."""
    kept = {}
    for place, pose in grid.poses.items():
        others = TileGrid(grid.homography, {one: lies for one, lies in grid.poses.items() if one != place})
        around = others.pose(place)
        if np.hypot(pose.east - around.east, pose.north - around.north) <= STRAY:
            kept[place] = pose
    return TileGrid(grid.homography, kept) if kept else grid


def _beside(grid: TileGrid, shown: Mapping[Place, Floats]) -> Iterator[Place]:
    for x, y in grid.poses:
        for place in ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)):
            if place in shown:
                yield place


def _found(frame: Frame, grid: TileGrid, place: Place, shown: Mapping[Place, Floats]) -> TilePose | None:
    near = _nearest(grid, place)
    light = lamp_of(
        near, np.stack([seen(frame, grid, one) for one in near]), np.stack([shown[one] for one in near])
    )
    [found] = fit(window(frame, grid, place), [light.on(shown[place], place)], ANGLES)
    return pose_of(grid, place, found.lies) if found.inside <= A_TILE else None


def _nearest(grid: TileGrid, place: Place) -> Sequence[Place]:
    return sorted(grid.poses, key=lambda one: abs(one[0] - place[0]) + abs(one[1] - place[1]))[:NEAREST]
