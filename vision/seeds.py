"""Finds places that are brighter than what surrounds them, at a few scales."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.rays import RAYS, Floats, Plane

SCALES = (3, 5, 7, 10, 14, 20, 28)
"""Widths of spots in pixels: each finds spots from about its half to its double."""
HALVED, QUARTERED = 7, 14
"""From these scales on a picture of half or a quarter of the size is fine enough, and faster."""
SMALLEST = 3
LEAST_RISE = 9
"""In grey levels, averaged over the scale: the noise of a cheap camera in a dim room stays below."""
MOST = 600
"""So many of the strongest go on: a tray of forty dice has at most 240 pips."""
NEIGHBOURS_LOWER = 6
"""Of eight places round a spot so many are lower: two of them may lie on neighbouring pips."""
LOWER_BY = 12


def seeds(plane: Plane) -> tuple[Floats, Floats]:
    """Middles (n, 2) and scales (n,), in pixels of the plane, the strongest first."""
    found = [_peaks(plane, shrink, scales) for shrink, scales in _by_size().items()]
    at, scale, strength = (np.concatenate(part).astype(np.float32) for part in zip(*found, strict=True))
    lone = _stands_out(plane, at, scale)
    best = np.flatnonzero(lone)[np.argsort(-strength[lone])[:MOST]]
    return at[best], scale[best]


def _by_size() -> dict[int, list[int]]:
    """The scales that are looked for in the picture shrunk by 1, 2 and 4."""
    sizes: dict[int, list[int]] = {}
    for scale in SCALES:
        sizes.setdefault(1 if scale < HALVED else 2 if scale < QUARTERED else 4, []).append(scale)
    return sizes


def _peaks(plane: Plane, shrink: int, scales: list[int]) -> tuple[Floats, Floats, Floats]:
    """Middles, scales and strengths of the peaks of one size of the picture."""
    small = plane
    if shrink > 1:
        small = np.asarray(
            cv2.resize(plane, None, fx=1 / shrink, fy=1 / shrink, interpolation=cv2.INTER_AREA), np.uint8
        )
    smooth = np.asarray(cv2.blur(small, (3, 3)), np.uint8)
    ats, widths, strengths = [], [], []
    for scale in scales:
        rise = _rise(small if scale == SMALLEST else smooth, scale / shrink)
        y, x = _tops(rise, scale / shrink)
        ats.append((np.stack([x, y], 1) + 0.5) * shrink - 0.5)
        widths.append(np.full(len(x), scale))
        strengths.append(rise[y, x])
    at, width, strength = (np.concatenate(part).astype(np.float32) for part in (ats, widths, strengths))
    return at, width, strength


def _rise(small: Plane, scale: float) -> Plane:
    """How much brighter than its surroundings each place is, averaged over the scale."""
    wide = _odd(1.5 * scale, 5)
    rise = cv2.morphologyEx(small, cv2.MORPH_TOPHAT, np.ones((wide, wide), np.uint8))
    own = _odd(scale)
    return np.asarray(cv2.blur(rise, (own, own)), np.uint8)


def _tops(rise: Plane, scale: float) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Rows and columns of the places that nothing within the scale exceeds."""
    reach = _odd(scale)
    highest = cv2.dilate(rise, np.ones((reach, reach), np.uint8))
    top = (rise == highest) & (rise > LEAST_RISE)
    y, x = np.divmod(np.flatnonzero(top), rise.shape[1])
    return y, x


def _odd(size: float, least: int = SMALLEST) -> int:
    return max(least, round(size)) | 1


def _stands_out(plane: Plane, at: Floats, scale: Floats) -> NDArray[np.bool_]:
    """Whether a spot is brighter than nearly all of eight places round it."""
    far = (at[:, None] + np.float32(1.1) * scale[:, None, None] * RAYS[None, ::2]).astype(np.int32)
    x, y = np.clip(far[..., 0], 0, plane.shape[1] - 1), np.clip(far[..., 1], 0, plane.shape[0] - 1)
    own = plane[at[:, 1].astype(np.int32), at[:, 0].astype(np.int32)].astype(np.int16)
    lower = plane[y, x] + np.int16(LOWER_BY) < own[:, None]
    alone: NDArray[np.bool_] = lower.sum(axis=1) >= NEIGHBOURS_LOWER
    return alone
