"""Colours of drawn dice, with their names."""

import cv2
import numpy as np

from vision.render.palette import Floats, grey_levels

NAMED: dict[str, list[tuple[float, float, float]]] = {
    "red": [(42, 55, 33), (30, 40, 25), (26, 22, 6), (55, 42, 28)],
    "orange": [(62, 39, 59), (70, 30, 45)],
    "yellow": [(70, -3, 66), (56, -1, 52), (85, -3, 55)],
    "green": [(44, -40, 27), (36, -24, 4), (64, -13, 20), (60, -27, 17), (45, -26, 10), (25, -17, 3)],
    "blue": [(36, 18, -52), (25, -2, -26), (40, 8, -36), (55, 10, -38), (18, 4, -14), (14, 3, -10)],
    "purple": [(30, 36, -36), (9, 10, -11), (48, 24, -24)],
    "pink": [(64, 47, -2), (67, 29, 9), (47, 60, 3), (75, 38, -2)],
    "black": [(14, 0, 0), (28, 1, 1), (40, 0, 1)],
    "white": [(85, 0, 5), (78, -5, -5), (78, -3, 12), (78, 4, 22), (95, 0, 2), (60, 4, 13)],
    "brown": [(37, 5, 34), (45, 8, 38), (33, 8, 24)],
}
"""Bodies seen in photographs and pictures, by the name of their colour: L, a, b."""
WEIGHTS = (0.5, 1.0, 1.0)
"""Lightness counts half: one body lies in light or in shade."""
STRANGE = 30.0
"""Farther than this from every known body a colour has no name."""
EITHER = 1.3
"""A further name is right if its nearest body is at most this many times as far."""
LUMA = np.array([0.1, 0.6, 0.3], np.float32)
"""Weights of blue, green and red in lightness."""

Chance = np.random.Generator


def any_dye(chance: Chance, *, plain: float, cream: float) -> tuple[int, int, int]:
    """Red, green, blue, 0..255: of any hue, but for a share `plain` of white and one of black.

    `cream` is how much blue there is in white.
    """
    kind = chance.random()
    if kind < plain:
        light = chance.uniform(170, 250)
        return int(light), int(0.98 * light), int(cream * light)
    if kind < 2 * plain:
        dark = int(chance.uniform(8, 60))
        return dark, dark, dark
    hsv = np.array([[[chance.uniform(0, 180), chance.uniform(70, 255), chance.uniform(60, 255)]]], np.uint8)
    red, green, blue = (int(v) for v in cv2.cvtColor(hsv, cv2.COLOR_HSV2RGB)[0, 0])
    return red, green, blue


def names(body: Floats) -> frozenset[str]:
    """The names of a body of this reflectance (blue, green, red; 0..1); none for an unknown colour."""
    levels = np.asarray(grey_levels(body) / np.float32(255), np.float32)[None, None]
    lab = cv2.cvtColor(levels, cv2.COLOR_BGR2LAB)[0, 0]
    gaps = {
        name: min(float(np.linalg.norm((lab - np.array(one)) * WEIGHTS)) for one in bodies)
        for name, bodies in NAMED.items()
    }
    nearest = min(gaps.values())
    if nearest > STRANGE:
        return frozenset()
    return frozenset(name for name, gap in gaps.items() if gap <= EITHER * nearest)
