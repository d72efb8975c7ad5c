"""The colour of a die's body under white light, in numbers that can be compared across evenings."""

from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.mat import patch
from vision.reading import BoundingBox, Frame, TableReading

Floats = NDArray[np.float32]
Paint: TypeAlias = tuple[float, float, float]
"""Lightness (0..100) and the two axes of chroma, a and b (about -100..100), as CIE Lab has them."""

MIDDLE = 0.62
"""The share of a die's box, across and down, that is looked at: its upper face."""
USUAL = (20, 80)
"""Percentiles of lightness that count: the rest is pips, shade and shine."""
WHITE: Floats = np.ones(3, np.float32)


def lamp(frame: Frame, reading: TableReading) -> Floats:
    """The lamp's blue, green and red, 1 on the average, as the mat tells it; taken for white without one."""
    told = patch.lamp(frame, reading.mat) if reading.mat else None
    return WHITE if told is None else told


def paint(frame: Frame, box: BoundingBox, lamp_colour: Floats) -> Paint:
    """The colour of the body of the die in that box, beside its pips."""
    levels = _face(frame, box).reshape(-1, 3) / np.float32(255)
    white = np.clip(levels / lamp_colour ** np.float32(1 / patch.GAMMA), 0, 1).astype(np.float32)
    lab = np.asarray(cv2.cvtColor(white[None], cv2.COLOR_BGR2LAB)[0], np.float32)
    low, high = np.percentile(lab[:, 0], USUAL)
    middle = np.median(lab[(lab[:, 0] >= low) & (lab[:, 0] <= high)], axis=0)
    return float(middle[0]), float(middle[1]), float(middle[2])


def _face(frame: Frame, box: BoundingBox) -> Frame:
    """The middle of the box, at least a pixel of it, within the frame."""
    (x, y), (height, width) = box.centre, frame.shape[:2]
    across, down = MIDDLE * box.width / 2, MIDDLE * box.height / 2
    left, top = (int(np.clip(v, 0, most - 1)) for v, most in ((x - across, width), (y - down, height)))
    right, bottom = max(left + 1, int(x + across)), max(top + 1, int(y + down))
    return frame[top:bottom, left:right]
