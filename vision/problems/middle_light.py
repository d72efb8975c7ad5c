"""Tells a lamp's light in the middle of a face from a pip: it is bright, and soft or small beside them."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.problems.portraits import portrait
from vision.reading import BoundingBox, Frame

WITH_MIDDLE = frozenset({3, 5})
"""Faces that are others but for the pip in their middle."""
SIDE, MARGIN = 48, 0.9
"""Pixels of the picture of a face, across and down, and its side in boxes."""
FACE = 0.46
"""Radius of the face, as a share of that picture."""
INKED = 0.5
"""A spot differs from the body by more than this share of the strongest difference."""
CENTRAL, LEAST = 0.17, 4
"""Farthest middle of a middle pip from that of the face, as a share of its side, and least pixels of a
spot."""
SHINING = 200
"""A light is as bright in blue, green and red, in grey levels, and as any other spot on the face."""
SOFT, SOFTER, SMALL = 0.45, 0.75, 0.5
"""A light's edge rises by less than this share of its brightness in one pixel, and by less than this share of
what the pips' edges do; or the light is smaller than this share of bright pips. Chosen on half of the scenes
and on drawn lights; none of 214 middle pips there is called a light, and none of 110 on the other half."""

Floats = NDArray[np.float32]


def is_light(frame: Frame, box: BoundingBox) -> bool:
    """True if the spot in the middle of the face in that box is no pip but a light."""
    face = portrait(frame, box, MARGIN, SIDE).astype(np.float32)
    off = np.arange(SIDE, dtype=np.float32) - (SIDE - 1) / 2
    away = np.hypot(off[:, None], off) / SIDE
    body = np.median(face.reshape(-1, 3), axis=0)
    spots, labels, stats, middles = _spots(np.abs(face - body).sum(axis=2), away)
    gaps = np.hypot(*(middles - (SIDE - 1) / 2).T) / SIDE
    found = [k for k in range(1, spots) if stats[k, cv2.CC_STAT_AREA] >= LEAST]
    central = min((k for k in found if gaps[k] < CENTRAL), key=lambda k: gaps[k], default=None)
    others = [k for k in found if k != central and gaps[k] < FACE]
    if central is None or not others:
        return False
    grey, level = face.mean(axis=2), float(body.mean())
    faintest = face.min(axis=2)
    if grey[labels == central].mean() <= level or faintest[labels == central].max() < SHINING:
        return False
    if faintest[labels == central].max() < max(faintest[labels == k].max() for k in others):
        return False
    slope = np.hypot(cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)) / 8
    edge, *edges = (_edge(grey, slope, labels == k, level) for k in (central, *others))
    bright = [stats[k, cv2.CC_STAT_AREA] for k in others if grey[labels == k].mean() > level]
    is_small = len(bright) > 1 and stats[central, cv2.CC_STAT_AREA] < SMALL * np.median(bright)
    return bool(is_small or edge < min(SOFT, SOFTER * float(np.median(edges))))


def _spots(ink: Floats, away: Floats) -> tuple[int, NDArray[np.int32], NDArray[np.int32], Floats]:
    """Connected pieces of ink on the face: how many with the ground, their labels, sizes and middles."""
    strongest = float(np.percentile(ink[away < FACE], 98))
    inked = ((ink > INKED * strongest) & (away < FACE + 0.04)).astype(np.uint8)
    spots, labels, stats, middles = cv2.connectedComponentsWithStats(inked, connectivity=4)
    return spots, np.asarray(labels, np.int32), np.asarray(stats, np.int32), np.asarray(middles, np.float32)


def _edge(grey: Floats, slope: Floats, spot: NDArray[np.bool_], body: float) -> float:
    """Steepest change of grey at a spot in one pixel, as a share of its difference from the body."""
    about = cv2.dilate(spot.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
    return float(np.percentile(slope[about], 90)) / max(abs(float(grey[spot].mean()) - body), 1.0)
