"""Names the colour of a die's body."""

import numpy as np
from numpy.typing import NDArray

from vision.faces import Face
from vision.pips import Spots
from vision.reading import Frame


def body(lab: Frame, face: Face, found: Spots) -> NDArray[np.float32]:
    """The usual colour of a face beside its pips, as L (0..100), a and b (about -100..100)."""
    reach = 1.7 * face.pitch
    x0, y0 = (max(0, int(c - reach)) for c in face.at)
    x1, y1 = int(face.at[0] + reach) + 1, int(face.at[1] + reach) + 1
    patch = lab[y0:y1, x0:x1]
    y, x = np.mgrid[y0 : y0 + patch.shape[0], x0 : x0 + patch.shape[1]]
    free = np.hypot(x - face.at[0], y - face.at[1]) < reach
    for n in face.spots:
        free &= np.hypot(x - found.at[n, 0], y - found.at[n, 1]) > 1.4 * found.radius[n]
    pixels = patch[free].astype(np.float32)
    if not len(pixels):
        pixels = found.ring[list(face.spots)]
    low, high = np.percentile(pixels[:, 0], [15, 85])
    kept = pixels[(pixels[:, 0] >= low) & (pixels[:, 0] <= high)]
    middle: NDArray[np.float32] = np.median(kept, axis=0).astype(np.float32)
    return (middle - np.array([0, 128, 128], np.float32)) * np.array([100 / 255, 1, 1], np.float32)


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
_WEIGHTS = np.array([0.5, 1, 1], np.float32)
STRANGE = 34.0
"""Farther than this from every known body a colour has no name."""


def named(seen: NDArray[np.float32], allowed: frozenset[str]) -> tuple[str, float]:
    """The name of a body colour among those allowed, and how far the nearest known body is."""
    gaps = {
        name: min(float(np.linalg.norm((seen - np.array(known)) * _WEIGHTS)) for known in bodies)
        for name, bodies in NAMES.items()
        if name in allowed
    }
    name = min(gaps, key=lambda n: gaps[n])
    return name, gaps[name]
