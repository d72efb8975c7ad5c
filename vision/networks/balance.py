"""Takes the lamp's own colour out of what was seen, as far as the frame tells it."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Frame

Floats = NDArray[np.float32]

ROWS = 72
"""Number of sampled rows; columns are sampled at the same distance."""
GREYISH = 15.0
"""Chroma (Lab) at which a place counts a third of a grey one: painted things say little of the lamp."""
TRUST = 0.6
"""Largest chroma of bright pixels counted as grey: a pale table has a colour of its own."""
WARM = np.array([-0.8, 0.0, 0.6], np.float32)
"""Direction of log blue and log red over green for lamps from cold to warm (Planck's curve)."""
TINT = 0.3
"""Share of the deviation from that curve ascribed to a lamp: trays are red or violet, lamps hardly."""
GAMMA = 2.2
LIGHT = (np.arange(256, dtype=np.float32) / 255) ** np.float32(GAMMA)
"""Linear light of each grey level, 0..1."""


def lamp(frame: Frame) -> Floats:
    """The lamp's blue, green and red, 1 on the average, as bright and greyish places tell it: shape (3,)."""
    step = max(1, min(frame.shape[:2]) // ROWS)
    small = np.ascontiguousarray(frame[step // 2 :: step, step // 2 :: step])
    lab = cv2.cvtColor(small, cv2.COLOR_BGR2LAB).reshape(-1, 3).astype(np.float32) - 128
    light = LIGHT[small.reshape(-1, 3)]
    weight = np.exp(-(lab[:, 1] ** 2 + lab[:, 2] ** 2) / np.float32(GREYISH**2)) * light.mean(axis=1)
    seen = (light * weight[:, None]).sum(axis=0) + np.float32(1e-6)
    return as_of_a_lamp((seen / seen.mean()) ** np.float32(TRUST))


def as_of_a_lamp(colour: Floats) -> Floats:
    """The nearest colour that a lamp may have, more or less, 1 on the average."""
    beside_green = np.log(colour / colour[1])
    warm = float(beside_green @ WARM) * WARM
    likely: Floats = np.exp(warm + np.float32(TINT) * (beside_green - warm))
    return np.asarray(likely / likely.mean(), np.float32)


def white_light(lamp_colour: Floats) -> Frame:
    """A table that takes a lamp's colour (blue, green and red, 1 on the average) out of grey levels."""
    levels = 255 * np.linspace(0, 1, 256, dtype=np.float32)[:, None] / lamp_colour ** np.float32(1 / GAMMA)
    return np.clip(np.rint(levels), 0, 255).astype(np.uint8).reshape(256, 1, 3)


def in_white_light(seen: Frame, table: Frame) -> Frame:
    """A picture as it would be under a white lamp."""
    return np.asarray(cv2.LUT(seen, table), np.uint8)
