"""Reads what one person changed on a table of tiles: one place, or a word about what is the matter."""

from collections.abc import Sequence

import numpy as np

from vision.reading import Frame
from vision.tiles.comparing import all_seen, unlike
from vision.tiles.faces import TileFaces
from vision.tiles.following import SAME, Followed, follow, with_tiles
from vision.tiles.grid import TileGrid
from vision.tiles.judging import judge, judge_found
from vision.tiles.looking import PlaceLook
from vision.tiles.place import Place
from vision.tiles.tile import Candidate, Lying, PlacedSeenTile, Reading, TileProblem, TileTrouble

DARK = 30
"""Grey levels: where the map's tiles are darker, nothing is read."""


def read_change(
    before: Frame,
    after: Frame,
    lying: Lying,
    candidates: Sequence[Candidate],
    faces: TileFaces,
    grid: TileGrid,
) -> Reading:
    """Reads which tiles were laid or turned over between two still pictures; `grid` fits the first.

    `lying` is the map before. Only candidates are reported; if two of them match,
    both are. Raises KeyError for a look that `faces` does not have.
    """
    places = [place for place in lying if grid.inside(place, after)]
    if not places or _dark(after, grid, places):
        return Reading(TileTrouble(TileProblem.DARK if places else TileProblem.LOST), grid)
    followed = follow(before, after, grid, places)
    if followed is None:
        return Reading(_hidden(before, after, grid, places), grid)
    look = PlaceLook(before, after, lying, faces, grid, followed)
    outcome, found = judge(look, candidates)
    now = followed.grid
    if isinstance(outcome, PlacedSeenTile) and found is not None:
        now = with_tiles(now, {**now.poses, found.place: look.pose(found)})
    return Reading(outcome, now, followed.pushed)


def read_found(
    frame: Frame, lying: Lying, candidates: Sequence[Candidate], faces: TileFaces, grid: TileGrid
) -> Reading:
    """Reads which tile lies beside a map in the picture in which that was found; `grid` fits it.

    Nothing is known of what was there before: only a tile that may be laid is looked for. Raises KeyError as
    `read_change` does.
    """
    look = PlaceLook(frame, frame, lying, faces, grid, Followed(grid, ()))
    outcome, found = judge_found(look, candidates)
    if isinstance(outcome, PlacedSeenTile) and found is not None:
        grid = with_tiles(grid, {**grid.poses, found.place: look.pose(found)})
    return Reading(outcome, grid)


def _dark(frame: Frame, grid: TileGrid, places: Sequence[Place]) -> bool:
    levels = [float(grid.patch(frame, place, None, 8).max(axis=2).mean()) for place in places]
    return float(np.median(levels)) < DARK


def _hidden(before: Frame, after: Frame, grid: TileGrid, places: Sequence[Place]) -> TileTrouble:
    """The map is not found: something lies over most of it, or it is gone."""
    away = unlike(all_seen(after, grid, places), all_seen(before, grid, places))
    gone = tuple(place for place, apart in zip(places, away, strict=True) if apart >= SAME)
    if len(gone) < len(places):
        return TileTrouble(TileProblem.COVERED, gone, grid.box(gone))
    return TileTrouble(TileProblem.LOST)
