"""Finds what has entered the picture since it was last free: a hand, an arm or a sleeve of any colour."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.problems.hands import lies_on
from vision.reading import BoundingBox, DieSeen, Frame

Mask = NDArray[np.uint8]
ACROSS = 320
"""Pixels across in which pictures are compared."""
CHANGED = 22
"""Levels of blue, green or red by which a pixel must differ, the lamp's brightness and colour evened out."""
LARGE = 0.02
"""The share of the picture that a hand covers at least; a die covers less, and seldom touches the edge."""
ALL = 0.6
"""Where more has changed than this, the camera was moved."""
EDGE = 2
"""Width of the picture's edge in pixels."""
FAR, NARROW = 0.35, 1.3
"""Least reach of a hand from where it enters, as a share of the shorter side, and most width of the entry
as a multiple: a shifted table is broad. New objects need not be told from a table's corner."""
PATIENCE = 3
"""Rests in a row after which an object is part of the table."""


class Hindsight:
    """Remembers the picture as it was free, from rest to rest. For one camera and one thread."""

    def __init__(self) -> None:
        self._free: Frame | None = None
        self._times = 0

    def reaching(self, frame: Frame, dice: tuple[DieSeen, ...]) -> BoundingBox | None:
        """The box round what reaches in from the edge and did not before, or None; it holds no dice."""
        small = _small(frame)
        found = None if self._free is None else _reaching_in(_changed(self._free, small))
        scale = frame.shape[1] / small.shape[1]
        if (
            found is not None
            and sum(lies_on(found, die.box.times(1 / scale)) for die in dice) > len(dice) / 2
        ):
            found = None
        self._times = 0 if found is None else self._times + 1
        if found is None or self._times >= PATIENCE:
            self._free, self._times = small, 0
            return None
        x, y, width, height = cv2.boundingRect(found.astype(np.uint8))
        return BoundingBox(x, y, width, height).times(scale)


def _small(frame: Frame) -> Frame:
    size = ACROSS, max(1, round(ACROSS * frame.shape[0] / frame.shape[1]))
    half = np.ascontiguousarray(frame[::2, ::2]) if frame.shape[1] >= 2 * ACROSS else frame
    return np.asarray(cv2.resize(half, size, interpolation=cv2.INTER_AREA), np.uint8)


def _changed(free: Frame, small: Frame) -> Mask:
    """Where the picture differs from the free one; nowhere if most of it does, or its size."""
    nothing = np.zeros(small.shape[:2], np.uint8)
    if free.shape != small.shape:
        return nothing
    before, now = (one[::4, ::4].reshape(-1, 3) + np.float32(1) for one in (free, small))
    evened = np.clip(small * np.median(before / now, axis=0), 0, 255).astype(np.uint8)
    off = cv2.absdiff(free, evened).max(axis=2)
    mask = cv2.morphologyEx(np.asarray(off > CHANGED, np.uint8), cv2.MORPH_CLOSE, np.ones((7, 7), np.uint8))
    mask = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8))
    return np.asarray(mask, np.uint8) if cv2.countNonZero(mask) < ALL * mask.size else nothing


def _reaching_in(mask: Mask) -> NDArray[np.bool_] | None:
    _, labels, stats, _ = cv2.connectedComponentsWithStats(mask)
    for label in range(1, len(stats)):
        piece = np.asarray(labels == label, np.bool_)
        if stats[label, cv2.CC_STAT_AREA] > LARGE * mask.size and _comes_from_outside(piece):
            return piece
    return None


def _comes_from_outside(piece: NDArray[np.bool_]) -> bool:
    """True if a piece reaches far in from the widest place where it enters the picture."""
    entering = np.asarray(piece, np.uint8)
    entering[EDGE:-EDGE, EDGE:-EDGE] = 0
    _, labels, stats, _ = cv2.connectedComponentsWithStats(entering)
    if len(stats) < 2:  # the first is all the rest
        return False
    widest = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    across = float(stats[widest, cv2.CC_STAT_AREA]) / EDGE
    away = cv2.distanceTransform(np.asarray(labels != widest, np.uint8), cv2.DIST_L2, 3)
    reach = float(away[piece].max())
    return reach > FAR * min(piece.shape) and across < NARROW * reach
