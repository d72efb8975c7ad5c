"""Where the known tiles lie in the next picture: at rest, slipped, pushed as a whole, or under something."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.reading import Frame
from vision.tiles.comparing import all_seen, seen, unlike
from vision.tiles.faces import Floats
from vision.tiles.fitting import corners_of, fit, pose_of, window
from vision.tiles.grid import TileGrid, TilePose, fitted
from vision.tiles.place import Place
from vision.tiles.pushing import pushed

SAME = 0.12
"""Largest unlikeness of a tile to the previous one that counts as the same."""
LOOKED_AT, TURNED = 0.05, 0.5
"""Least unlikeness of a tile that may have been turned, and the share of it that is left once it is turned
back: a road that crosses a tile is a small part of it, and so alike in every turn."""
ANGLES = tuple(np.radians((-6, -3, 0, 3, 6)))
AT_REST = 0.5
"""The share of all tiles that must lie where they lay; else the map was pushed, or is hidden."""
FOUND = 0.6
"""And the share that must be found again after a push."""


@dataclass(frozen=True, eq=False)
class Followed:
    """The grid in the next picture, the places whose tile is not seen there any more, if it was pushed."""

    grid: TileGrid
    gone: tuple[Place, ...]
    pushed: bool = False


def follow(before: Frame, after: Frame, grid: TileGrid, places: Sequence[Place]) -> Followed | None:
    """The grid of the picture before in the one after; None where the map is not found there."""
    old = all_seen(before, grid, places)
    now = all_seen(after, grid, places)
    away = unlike(now, old)
    if (away < SAME).mean() >= AT_REST:
        found = _settled((before, grid), after, grid, places, away)
        return _without_turned(found, places, old, now)
    moved = pushed(before, after, grid, places)
    if moved is None:
        return None
    first = _settled((before, grid), after, moved, places, np.ones_like(away))
    found = _settled((before, grid), after, first.grid, places, np.ones_like(away))
    if 1 - len(found.gone) / len(places) < FOUND:
        return None
    return replace(
        _without_turned(found, places, old, all_seen(after, found.grid, places)),
        pushed=True,
    )


def _without_turned(found: Followed, places: Sequence[Place], old: Floats, now: Floats) -> Followed:
    """The same, with those tiles gone that look far more as they did once they are turned back."""
    away, *back = (unlike(now, np.ascontiguousarray(np.rot90(old, turn, axes=(1, 2)))) for turn in range(4))
    turned = (away >= LOOKED_AT) & (np.min(back, axis=0) < TURNED * away)
    gone = {*found.gone, *(place for place, is_turned in zip(places, turned, strict=True) if is_turned)}
    return replace(found, gone=tuple(place for place in places if place in gone))


def _settled(
    before: tuple[Frame, TileGrid], after: Frame, grid: TileGrid, places: Sequence[Place], away: Floats
) -> Followed:
    """Each tile that is not where it was looked for close by."""
    poses: dict[Place, TilePose] = {}
    gone: list[Place] = []
    for place, apart in zip(places, away, strict=True):
        if apart < SAME:
            poses[place] = grid.pose(place)
            continue
        [found] = fit(window(after, grid, place), [seen(*before, place)], ANGLES)
        if found.inside < SAME:
            poses[place] = pose_of(grid, place, found.lies)
        else:
            gone.append(place)
    if len(poses) == sum(apart < SAME for apart in away) or not poses:
        return Followed(grid, tuple(gone))
    return Followed(with_tiles(grid, poses), tuple(gone))


def with_tiles(grid: TileGrid, poses: Mapping[Place, TilePose]) -> TileGrid:
    """Refits the grid to these tiles; hidden ones keep their offset from the others."""
    anew = fitted(corners_of(grid, dict(poses)))
    hidden = {place: pose for place, pose in grid.poses.items() if place not in anew.poses}
    return TileGrid(anew.homography, {**hidden, **anew.poses})
