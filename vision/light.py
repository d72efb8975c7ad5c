"""Says whether a frame has light enough to be read."""

import cv2
import numpy as np

from vision.reading import Frame, Problem

DARK = 45
FLAT = 22


def lacking(frame: Frame) -> Problem | None:
    """What stops a frame from being read, or None: too little light, or no detail at all."""
    small = cv2.resize(frame, (160, 120), interpolation=cv2.INTER_AREA).max(axis=2)
    low, high = np.percentile(small, [2, 98])
    if high < DARK:
        return Problem.TOO_DARK
    if high - low < FLAT:
        return Problem.GLARE if low > 200 else Problem.BLURRED
    return None
