"""Whether what the camera sees is at rest, at a cost of well under a millisecond a frame."""

from enum import StrEnum

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Frame

STEP = 4
"""Every fourth pixel of every fourth row is looked at; a nudge of five pixels is still one of them."""
LEVELS = 9.0
SHARE = 0.07
"""A pixel has changed by more than so many grey levels and this share of its brightness."""
MOVED = 8
"""So many changed pixels are movement; sensor noise, averaged over nine pixels, makes none."""
FOLLOW = 0.05
"""How much of each still frame goes into the picture that others are held against."""


class Motion(StrEnum):
    """What the frames of late amount to."""

    MOVING = "moving"
    SETTLING = "settling"
    STILL = "still"


class Stillness:
    """Compares each frame with the one at which everything came to rest, not only with the one before:
    slow movement adds up. Brightness is evened out first, since a webcam's exposure drifts for a second.
    """

    def __init__(self, rest_seconds: float = 0.3) -> None:
        self._rest_seconds = rest_seconds
        self._anchor: NDArray[np.float32] | None = None
        self._since = 0.0

    def feed(self, frame: Frame, at: float) -> Motion:
        """Takes the frame seen at `at` seconds, and says how things are now."""
        small = _small(frame)
        if self._anchor is None or _moved(self._anchor, small):
            self._anchor, self._since = small, at
            return Motion.MOVING
        cv2.accumulateWeighted(small, self._anchor, FOLLOW)
        return Motion.STILL if at - self._since >= self._rest_seconds else Motion.SETTLING

    def forget(self) -> None:
        """Begins anew, as after a camera was lost."""
        self._anchor = None


def _small(frame: Frame) -> NDArray[np.float32]:
    green = np.ascontiguousarray(frame[::STEP, ::STEP, 1])
    return np.asarray(cv2.blur(green, (3, 3)), np.float32)


def _moved(anchor: NDArray[np.float32], small: NDArray[np.float32]) -> bool:
    if anchor.shape != small.shape:
        return True
    gain = float(anchor.mean() + 1) / float(small.mean() + 1)
    changed = cv2.absdiff(small * np.float32(gain), anchor) > LEVELS + SHARE * anchor
    return int(np.count_nonzero(changed)) > MOVED
