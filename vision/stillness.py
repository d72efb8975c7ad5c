"""Rest detection on glances, at about a millisecond each."""

from enum import StrEnum

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.pictures.thumbnail import Grey

LEVELS = 9.0
SHARE = 0.07
"""Change of a pixel: by more than this many grey levels and this share of its brightness."""
MOVED = 8
"""Changed pixels that are movement; sensor noise, averaged over some pixels, makes none."""
FOLLOW = 0.05
"""Weight of each still glance in the reference picture."""
LEEWAY = 0.5
"""Tolerated shift in pixels: smaller motion is none."""
SHAKE = 4.0
"""Pixels of a glance by which all of it may shift at once: then the table shakes, and no die has moved."""
REACH = int(SHAKE) + 2
"""Pixels of a glance, each way, in which a shift is looked for."""
NEAREST = np.ones((3, 3), np.uint8)

Matrix = NDArray[np.float32]


class Motion(StrEnum):
    """State of motion over the last glances."""

    MOVING = "moving"
    SETTLING = "settling"
    STILL = "still"


class Stillness:
    """Compares each glance with the one at which everything came to rest, not only with the one before:
    slow movement adds up. Brightness is evened out first, since a camera's exposure drifts for a second,
    and a shift of the whole picture is taken back, since tables shake.
    """

    def __init__(self, rest_seconds: float = 0.2) -> None:
        self._rest_seconds = rest_seconds
        self._anchor: Matrix | None = None
        self._since = 0.0

    def feed(self, glance: Grey, at: float) -> Motion:
        """Takes the glance of `at` seconds, and says how things are now."""
        settled = None if self._anchor is None else _in_place(self._anchor, glance)
        if self._anchor is None or settled is None:
            self._anchor, self._since = glance.astype(np.float32), at
            return Motion.MOVING
        cv2.accumulateWeighted(settled, self._anchor, FOLLOW)
        return Motion.STILL if at - self._since >= self._rest_seconds else Motion.SETTLING

    def forget(self) -> None:
        """Restarts, as after a camera was lost."""
        self._anchor = None


def _in_place(anchor: Matrix, glance: Grey) -> Matrix | None:
    """The glance as bright as the anchor and in its place, or None if something in it has moved."""
    if anchor.shape != glance.shape:
        return None
    gain = _gain(anchor, glance)
    if _few(_changed(anchor, glance, gain)):
        return glance * np.float32(gain)
    across, down = _shift(anchor, glance)
    if np.hypot(across, down) >= SHAKE:
        return None
    height, width = glance.shape
    middle = (width - 1) / 2 + across, (height - 1) / 2 + down
    placed = np.asarray(cv2.getRectSubPix(glance, (width, height), middle), np.uint8)
    edge = int(SHAKE) + 1
    left = _changed(anchor, placed, gain)[edge:-edge, edge:-edge]
    return placed * np.float32(gain) if _few(left) else None


def _gain(anchor: Matrix, glance: Grey) -> float:
    """Brightness ratio of the anchor to the glance, as a median: a hand hardly counts."""
    ratio = (anchor[::4, ::4] + 1) / (glance[::4, ::4].astype(np.float32) + 1)
    return float(np.median(ratio))


def _changed(anchor: Matrix, glance: Grey, gain: float) -> Grey:
    """Not 0 where a pixel is brighter or darker than the anchor is there and half a pixel around.

    The darker picture is brightened, so that what is too bright for the sensor is so in both.
    """
    before = cv2.convertScaleAbs(anchor, alpha=max(1.0, 1 / gain))
    now = cv2.convertScaleAbs(glance, alpha=max(1.0, gain))
    low = cv2.addWeighted(before, 1 - LEEWAY, cv2.erode(before, NEAREST), LEEWAY, 0)
    high = cv2.addWeighted(before, 1 - LEEWAY, cv2.dilate(before, NEAREST), LEEWAY, 0)
    off = cv2.max(cv2.subtract(now, high), cv2.subtract(low, now))
    return np.asarray(
        cv2.compare(off, cv2.convertScaleAbs(high, alpha=SHARE, beta=LEVELS), cv2.CMP_GT), np.uint8
    )


def _few(changed: Grey) -> bool:
    return cv2.countNonZero(changed) <= MOVED


def _shift(anchor: Matrix, glance: Grey) -> tuple[float, float]:
    """By how many pixels most of the glance lies to the right of and below its place in the anchor."""
    now = glance.astype(np.float32)
    across, down = (_slid(anchor.sum(axis), now.sum(axis)) for axis in (0, 1))
    return across, down


def _slid(before: Matrix, now: Matrix) -> float:
    """Shift of row or column sums at their best correlation, with subpixels."""
    alike = cv2.matchTemplate(now[None], before[None, REACH:-REACH], cv2.TM_CCOEFF_NORMED)[0]
    best = int(np.clip(alike.argmax(), 1, len(alike) - 2))
    left, top, right = alike[best - 1 : best + 2].tolist()
    bent = left - 2 * top + right
    return best - REACH + ((left - right) / (2 * bent) if bent < 0 else 0.0)
