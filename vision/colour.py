"""Names the colour of a die's body."""

import numpy as np

from vision.layouts import Face
from vision.pips import Spots
from vision.rays import Floats
from vision.reading import Frame

REACH = 1.7
"""So many pitches from its middle all is still the face, however the die is turned."""
PIP = 1.4
"""Radii round a pip that are left out: its edge is blurred."""
USUAL = (15, 85)
"""Percentiles of lightness that count: the rest is shade and shine."""

NAMES: dict[str, list[tuple[float, float, float]]] = {
    "red": [(42, 55, 33), (30, 40, 25), (26, 22, 6), (55, 42, 28)],
    "orange": [(62, 39, 59), (70, 30, 45)],
    "yellow": [(70, -3, 66), (56, -1, 52), (85, -3, 55)],
    "green": [(44, -40, 27), (36, -24, 4), (64, -13, 20), (60, -27, 17), (45, -26, 10)],
    "blue": [(36, 18, -52), (25, -2, -26), (40, 8, -36), (55, 10, -38)],
    "purple": [(30, 36, -36), (9, 10, -11), (48, 24, -24)],
    "pink": [(64, 47, -2), (67, 29, 9), (47, 60, 3), (75, 38, -2)],
    "black": [(14, 0, 0), (28, 1, 1), (40, 0, 1)],
    "white": [(85, 0, 5), (78, -5, -5), (78, -3, 12), (78, 4, 22), (95, 0, 2), (60, 4, 13), (48, 5, 15)],
    "brown": [(37, 5, 34), (45, 8, 38), (33, 8, 24)],
}
"""Bodies seen in photographs and pictures, by the name of their colour: L, a, b."""
_BODIES = {name: np.array(bodies, np.float64) for name, bodies in NAMES.items()}
_WEIGHTS = np.array([0.5, 1, 1], np.float32)
"""Lightness counts half: one body lies in light or in shade."""
STRANGE = 34.0
"""Farther than this from every known body a colour has no name."""


def body(lab: Frame, face: Face, found: Spots) -> Floats:
    """The usual colour of a face beside its pips, as L (0..100), a and b (about -100..100): shape (3,)."""
    pixels = _beside_pips(lab, face, found)
    if not len(pixels):
        pixels = found.ring[list(face.spots)]
    low, high = np.percentile(pixels[:, 0], USUAL)
    middle = np.median(pixels[(pixels[:, 0] >= low) & (pixels[:, 0] <= high)], axis=0)
    return np.asarray((middle - np.array([0, 128, 128])) * np.array([100 / 255, 1, 1]), np.float32)


def _beside_pips(lab: Frame, face: Face, found: Spots) -> Floats:
    """The pixels of a face that belong to no pip, in OpenCV's Lab: shape (n, 3)."""
    reach = REACH * face.pitch
    left, top = (max(0, int(c - reach)) for c in face.at)
    patch = lab[top : int(face.at[1] + reach) + 1, left : int(face.at[0] + reach) + 1]
    y, x = np.ogrid[top : top + patch.shape[0], left : left + patch.shape[1]]
    free = np.hypot(x - face.at[0], y - face.at[1]) < reach
    for n in face.spots:
        free &= np.hypot(x - found.at[n, 0], y - found.at[n, 1]) > PIP * found.radius[n]
    return patch[free].astype(np.float32)


def named(seen: Floats, allowed: frozenset[str]) -> tuple[str, float]:
    """The name of a body colour (L, a, b) among those allowed, and how far the nearest known body is."""
    gaps = {
        name: float(np.linalg.norm((seen - bodies) * _WEIGHTS, axis=1).min())
        for name, bodies in _BODIES.items()
        if name in allowed
    }
    name = min(gaps, key=lambda n: gaps[n])
    return name, gaps[name]
