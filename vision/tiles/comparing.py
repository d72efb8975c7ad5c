"""Difference of two pictures of tiles, independent of the lamp: colours count most, then edges of light."""

from collections.abc import Iterable
from functools import lru_cache

import cv2
import numpy as np

from vision.reading import Frame
from vision.tiles.faces import SIDE, Floats, logs
from vision.tiles.grid import TileGrid, TilePose
from vision.tiles.place import Place

FULL = 0.55
"""Difference of a pixel, colours and brightness together, that counts in full; more counts no further."""
LARGE = 1.3
"""Ratio of sizes from which tiles are shrunk by areas."""
TINGE = 0.1
"""Largest change of colours by a shadow; light from elsewhere falls into it."""
LEEWAY = 0.5
"""Tolerated shift in pixels."""
NEAREST = np.ones((3, 3), np.uint8)
MARKER = 0.36
"""The side of a marker on a tile, with its blurred edge, in sides of the tile."""
SOFT = 0.7
"""Pixels over which noise is averaged."""


def seen(
    frame: Frame,
    grid: TileGrid,
    place: Place,
    pose: TilePose | None = None,
    margin: int = 0,
    side: int = SIDE,
) -> Floats:
    """Features of a place of the frame with a margin in pixels: shape (n, n, 3)."""
    if grid.side(place) > LARGE * side:
        wide = grid.patch(frame, place, pose, 2 * side, 2 * margin)
        patch = cv2.resize(wide, (side + 2 * margin,) * 2, interpolation=cv2.INTER_AREA)
    else:
        patch = grid.patch(frame, place, pose, side, margin)
    return logs(cv2.GaussianBlur(patch, (0, 0), SOFT))


def all_seen(frame: Frame, grid: TileGrid, places: Iterable[Place], margin: int = 0) -> Floats:
    """Features of several places, shape (n, side, side, 3), with a margin in pixels."""
    patches = [seen(frame, grid, place, None, margin) for place in places]
    side = SIDE + 2 * margin
    return np.stack(patches) if patches else np.zeros((0, side, side, 3), np.float32)


def unlike(now: Floats, wanted: Floats) -> Floats:
    """Difference from 0 (the same) to 1 for pictures (n, side, side, 3), independent of light and marker."""
    return without_marker(off(now, wanted))


def without_marker(apart: Floats) -> Floats:
    """Total difference of pictures in tiles, shape (n,), ignoring the best place for a marker."""
    marker = round(MARKER * SIDE)
    hidden = [float(cv2.boxFilter(one, -1, (marker, marker), normalize=False).max()) for one in apart]
    return np.asarray((apart.sum(axis=(1, 2)) - np.array(hidden)) / SIDE**2, np.float32)


def off(now: Floats, wanted: Floats) -> Floats:
    """Difference of each pixel, 0 to 1, shape (n, side, side), tolerant of half a pixel of shift."""
    low, high = _near(wanted)
    apart = now - wanted
    even = now.copy()
    even[..., :2] -= np.clip(np.median(apart[:, ::2, ::2, :2], axis=(1, 2), keepdims=True), -TINGE, TINGE)
    even[..., 2] -= _sloping(apart[..., 2])
    apart = np.maximum(np.maximum(even - high, low - even), 0).sum(axis=-1)
    return np.asarray(np.minimum(apart / np.float32(FULL), 1), np.float32)


def _near(pictures: Floats) -> tuple[Floats, Floats]:
    """The least and the most of each pixel and those around it, each half way."""
    least = np.stack([cv2.erode(picture, NEAREST) for picture in pictures])
    most = np.stack([cv2.dilate(picture, NEAREST) for picture in pictures])
    leeway = np.float32(LEEWAY)
    return pictures + (least - pictures) * leeway, pictures + (most - pictures) * leeway


def _sloping(values: Floats) -> Floats:
    """The plane that fits most of each picture (n, side, side): what is far off it is left out."""
    basis, inverse = _planes(values.shape[-1])
    flat = values.reshape(len(values), -1)
    plane = np.repeat(np.median(flat[:, ::3], axis=1)[:, None], flat.shape[1], axis=1)
    for _ in range(2):
        near = np.clip(flat - plane, -0.15, 0.15)
        plane = plane + (near @ inverse.T) @ basis.T
    return np.asarray(plane.reshape(values.shape), np.float32)


@lru_cache(maxsize=4)
def _planes(side: int) -> tuple[Floats, Floats]:
    along = np.linspace(-1, 1, side)
    x, y = np.meshgrid(along, along)
    basis = np.column_stack([np.ones(side * side), x.ravel(), y.ravel()])
    return basis.astype(np.float32), np.linalg.pinv(basis).astype(np.float32)
