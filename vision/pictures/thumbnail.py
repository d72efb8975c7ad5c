"""A small grey picture of what a camera sees: enough to tell whether anything moves."""

from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Frame

Grey: TypeAlias = NDArray[np.uint8]
"""Brightness alone: shape (height, width), 0..255."""
ACROSS = 320
"""Width of a glance in pixels; less if the camera has less."""


def glance_at(frame: Frame) -> Grey:
    """The frame, ACROSS pixels wide: every second pixel of its green, of which a sensor has most."""
    half = np.ascontiguousarray(frame[::2, ::2, 1]) if frame.shape[1] >= 2 * ACROSS else frame[..., 1]
    across = min(ACROSS, half.shape[1])
    down = max(1, round(across * frame.shape[0] / frame.shape[1]))
    return np.asarray(cv2.resize(half, (across, down), interpolation=cv2.INTER_AREA), np.uint8)
