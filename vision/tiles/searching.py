"""Where the middle of a map may be in a picture: looked for coarsely, in every size and turn."""

from collections.abc import Iterator, Mapping

import cv2
import numpy as np

from vision.reading import Frame
from vision.tiles.faces import Floats, logs
from vision.tiles.grid import Matrix, through
from vision.tiles.place import Place

COARSE = 8
"""Resolution of the search, in pixels across a tile."""
SIDES = tuple(float(side) for side in np.geomspace(1280 / 22, 1280 / 110, 9))
"""Tiles that may lie side by side across the frame."""
ANGLES = tuple(range(0, 360, 12))
TRIED = 10
"""Number of most likely places reported."""
WIDE = 3 * COARSE
"""The first tile and those around it."""
MOST = 60
"""Sides across and along a plane that are looked at."""


def likely(frame: Frame, shown: Mapping[Place, Floats], plane: Matrix | None) -> list[Matrix]:
    """Homographies from places to pixels, the likeliest first, that put the first tile where it may be."""
    templates = [(angle, *_turned(*_composite(shown), angle)) for angle in ANGLES]
    found: list[tuple[float, Matrix]] = []
    for view, to_frame in _views(frame, plane):
        for angle, template, mask in templates:
            if min(view.shape[:2]) <= template.shape[0]:
                continue
            alike = cv2.matchTemplate(view, template, cv2.TM_CCOEFF_NORMED, mask=mask)
            alike[~np.isfinite(alike)] = -1
            _, most, _, (x, y) = cv2.minMaxLoc(alike)
            half = (template.shape[0] - 1) / 2
            found.append((most, to_frame @ _placed(x + half, y + half, angle)))
    found.sort(key=lambda one: -one[0])
    return [matrix for _, matrix in found[:TRIED]]


def _placed(x: float, y: float, angle: float) -> Matrix:
    """From places to the view's pixels: the first tile's middle is at (x, y), its north turned clockwise."""
    c, s = np.cos(np.radians(angle)) * COARSE, np.sin(np.radians(angle)) * COARSE
    return np.array([[c, s, x], [s, -c, y], [0, 0, 1]])


def _views(frame: Frame, plane: Matrix | None) -> Iterator[tuple[Floats, Matrix]]:
    """The frame in each size in which tiles may have their coarse one, and the way back to its pixels."""
    if plane is not None:
        yield _above(frame, plane)
        return
    for across in SIDES:
        width = round(across * COARSE)
        height = round(width * frame.shape[0] / frame.shape[1])
        small = cv2.resize(frame, (width, height), interpolation=cv2.INTER_AREA)
        times = frame.shape[1] / width
        yield logs(small), np.array([[times, 0, (times - 1) / 2], [0, times, (times - 1) / 2], [0, 0, 1]])


def _above(frame: Frame, plane: Matrix) -> tuple[Floats, Matrix]:
    """The table as from above, as far as it is in the frame."""
    height, width = frame.shape[:2]
    edge = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float64)
    at = through(np.linalg.inv(plane), edge)
    (left, near), (right, far) = at.min(axis=0), at.max(axis=0)
    right, near = min(right, left + MOST), max(near, far - MOST)
    to_plane = np.array([[1 / COARSE, 0, left], [0, -1 / COARSE, far], [0, 0, 1]])
    size = int((right - left) * COARSE), int((far - near) * COARSE)
    flags = cv2.INTER_AREA | cv2.WARP_INVERSE_MAP
    seen = cv2.warpPerspective(cv2.GaussianBlur(frame, (0, 0), 1.2), plane @ to_plane, size, flags=flags)
    return logs(seen), plane @ to_plane


def _composite(shown: Mapping[Place, Floats]) -> tuple[Floats, Floats]:
    """The first tile and those around it, north on top, and where there are any."""
    picture = np.zeros((WIDE, WIDE, 3), np.float32)
    mask = np.zeros((WIDE, WIDE), np.float32)
    for (x, y), face in shown.items():
        if max(abs(x), abs(y)) <= 1:
            small = cv2.resize(face, (COARSE, COARSE), interpolation=cv2.INTER_AREA)
            there = np.s_[(1 - y) * COARSE : (2 - y) * COARSE, (1 + x) * COARSE : (2 + x) * COARSE]
            picture[there], mask[there] = small, 1
    return picture, mask


def _turned(picture: Floats, mask: Floats, angle: float) -> tuple[Floats, Floats]:
    """Both turned clockwise about their middle, in a square that holds them."""
    size = int(np.ceil(WIDE * np.sqrt(2)))
    matrix = np.asarray(cv2.getRotationMatrix2D(((WIDE - 1) / 2, (WIDE - 1) / 2), -angle, 1.0), np.float64)
    matrix[:, 2] += (size - WIDE) / 2
    seen = np.asarray(cv2.warpAffine(picture, matrix, (size, size)), np.float32)
    there = np.asarray(cv2.warpAffine(mask, matrix, (size, size)), np.float32)
    used = np.flatnonzero(there.max(axis=0) > 0.5), np.flatnonzero(there.max(axis=1) > 0.5)
    cut = min(used[0][0], used[1][0], size - 1 - used[0][-1], size - 1 - used[1][-1])
    kept = np.s_[cut : size - cut, cut : size - cut]
    solid = np.where(there > 0.95, np.float32(1), np.float32(0))
    return np.ascontiguousarray(seen[kept]), np.repeat(solid[kept][..., None], 3, axis=2)
