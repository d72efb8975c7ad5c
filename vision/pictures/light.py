"""Says whether a frame has light, detail and colour enough to be read."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Frame, ReadingProblem

SMALL = (160, 120)
"""Pixels across and down that are looked at: noise averages out."""
LEAST = 16
"""Pixels across or down: in less there is no die."""
DARK = 45
"""Where nothing but 2 % of a frame is brighter, in grey levels, there is no light."""
FLAT = 22
"""Where darkest and brightest parts differ by less, there is nothing to see."""
BLINDING = 200
"""A flat frame brighter than this looks into a lamp."""
COLOURLESS = 3
"""Where no pixel's blue, green and red differ by more, a picture has no colours: a lens for the dark, say."""

ACROSS, BROAD, NARROW = 640, 24, 4
"""Pixels across in which edges are looked at, and from how far apart: sharp ones change as much in few."""
CONTRAST = 40
"""Grey levels by which something must differ from what is beside it: a lamp's light fades more slowly."""
STEEP = 0.35
"""Where no more than this of the greatest difference lies within the narrow distance, nothing is in focus."""
NEARLY_ALL = 99.9
"""Per cent of all places that differ by less than those that count."""


def lacking(frame: Frame) -> ReadingProblem | None:
    """Reason why a frame cannot be read, or None: too little light, too much, or no detail at all."""
    if min(frame.shape[:2]) < LEAST:
        return ReadingProblem.BLURRED
    _, most = _extremes(np.asarray(cv2.resize(frame, SMALL, interpolation=cv2.INTER_AREA), np.uint8))
    counted = np.cumsum(np.bincount(most.ravel(), minlength=256))
    low, high = np.searchsorted(counted, (0.02 * most.size, 0.98 * most.size)).tolist()
    if high < DARK:
        return ReadingProblem.TOO_DARK
    if high - low < FLAT:
        return ReadingProblem.GLARE if low > BLINDING else ReadingProblem.BLURRED
    return None


def has_no_colour(frame: Frame) -> bool:
    """True if the picture is grey all over, so that no die's colour can be told."""
    small = cv2.resize(frame[::4, ::4], SMALL, interpolation=cv2.INTER_AREA)
    least, most = _extremes(np.asarray(small, np.uint8))
    return int((most - least).max()) <= COLOURLESS


def _extremes(frame: Frame) -> tuple[Frame, Frame]:
    """The least and the most of blue, green and red in each pixel; NumPy takes thirty times as long."""
    blue, green, red = cv2.split(frame)
    least, most = cv2.min(cv2.min(blue, green), red), cv2.max(cv2.max(blue, green), red)
    return np.asarray(least, np.uint8), np.asarray(most, np.uint8)


def is_out_of_focus(frame: Frame) -> bool:
    """True if the picture has edges, but none of them is sharp."""
    size = ACROSS, max(BROAD + 1, round(ACROSS * frame.shape[0] / frame.shape[1]))
    small = cv2.cvtColor(cv2.resize(frame, size, interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY)
    calm = np.asarray(cv2.blur(small, (3, 3)), np.int16)
    broad, narrow = (_difference(calm, apart) for apart in (BROAD, NARROW))
    return broad >= CONTRAST and narrow < STEEP * broad


def _difference(calm: NDArray[np.int16], apart: int) -> float:
    """The greatest difference of places so far apart, across or down."""
    both = calm[:, apart:] - calm[:, :-apart], calm[apart:] - calm[:-apart]
    return max(float(np.percentile(np.abs(one), NEARLY_ALL)) for one in both)
