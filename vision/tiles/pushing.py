"""By how much a map was pushed, or the camera moved: its middle is looked for around where it was."""

from collections.abc import Sequence

import cv2
import numpy as np

from vision.reading import Frame
from vision.tiles.faces import Floats, logs
from vision.tiles.grid import Matrix, TileGrid
from vision.tiles.place import Place

COARSE = 8
"""Pixels across a tile in which the map is looked for."""
AROUND = 3
"""Places to each side of the map's middle that are looked for together."""
FAR = 4
"""Sides by which a map may have been pushed."""
ANGLES = tuple(range(-20, 21, 4))
ALIKE = 0.5
"""The least correlation with what lay there before."""


def pushed(before: Frame, after: Frame, grid: TileGrid, places: Sequence[Place]) -> TileGrid | None:
    """The grid where the map lies now; None where nothing like it is to be seen."""
    middle = np.median(np.array(places), axis=0).round()
    core = [place for place in places if max(abs(place[0] - middle[0]), abs(place[1] - middle[1])) <= AROUND]
    size = (2 * AROUND + 1) * COARSE
    template = _above(before, grid, middle, 0.0, size)
    mask = _mask(core, middle)
    best, found = ALIKE, None
    for angle in ANGLES:
        around = _above(after, grid, middle, np.radians(angle), size + 2 * FAR * COARSE)
        alike = cv2.matchTemplate(around, template, cv2.TM_CCOEFF_NORMED, mask=mask)
        alike[~np.isfinite(alike)] = -1
        _, most, _, (x, y) = cv2.minMaxLoc(alike)
        if most > best:
            best, found = most, (x - FAR * COARSE, FAR * COARSE - y, np.radians(angle))
    if found is None:
        return None
    right, up, turn = found
    moved = _turned(middle, turn) @ np.array([[1, 0, right / COARSE], [0, 1, up / COARSE], [0, 0, 1]])
    shift = moved @ np.linalg.inv(_turned(middle, 0.0))
    return TileGrid(np.asarray(grid.homography @ shift, np.float64), grid.poses)


def _turned(middle: Matrix, turn: float) -> Matrix:
    """From sides off the middle, turned clockwise, to places."""
    c, s = np.cos(turn), np.sin(turn)
    return np.array([[c, s, middle[0]], [-s, c, middle[1]], [0, 0, 1]])


def _above(frame: Frame, grid: TileGrid, middle: Matrix, turn: float, size: int) -> Floats:
    """Features around the map's middle, from above."""
    half = (size - 1) / 2
    to_sides = np.array([[1, 0, -half], [0, -1, half], [0, 0, COARSE]]) / COARSE
    fine = 3
    sharp = np.array([[1 / fine, 0, (1 / fine - 1) / 2], [0, 1 / fine, (1 / fine - 1) / 2], [0, 0, 1]])
    matrix = grid.homography @ _turned(middle, turn) @ to_sides @ sharp
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    wide = cv2.warpPerspective(
        frame, matrix, (size * fine, size * fine), flags=flags, borderMode=cv2.BORDER_REPLICATE
    )
    return logs(cv2.resize(wide, (size, size), interpolation=cv2.INTER_AREA))


def _mask(core: Sequence[Place], middle: Matrix) -> Floats:
    side = 2 * AROUND + 1
    there = np.zeros((side, side), np.float32)
    for x, y in core:
        there[int(AROUND - (y - middle[1])), int(AROUND + x - middle[0])] = 1
    return np.repeat(np.kron(there, np.ones((COARSE, COARSE), np.float32))[..., None], 3, axis=2)
