"""What has come into the picture since it was last free: a hand, an arm or a sleeve, of whatever colour."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.glance import Grey, glance_at
from vision.problems.hands import lies_on, reaches_in
from vision.reading import Box, DieSeen, Frame

Mask = NDArray[np.uint8]
CHANGED = 22
"""Grey levels by which a pixel of a glance must differ, brightness evened out."""
LARGE = 0.02
"""The share of the picture that a hand covers at least; a die covers less, and seldom touches the edge."""
ALL = 0.6
"""Where more has changed than this, the camera was moved."""
PATIENCE = 3
"""What was there at so many rests in a row is part of the table: somebody put it down."""


class Hindsight:
    """Remembers the picture as it was free, from rest to rest. For one camera and one thread."""

    def __init__(self) -> None:
        self._free: Grey | None = None
        self._times = 0

    def reaching(self, frame: Frame, dice: tuple[DieSeen, ...]) -> Box | None:
        """The box round what reaches in from the edge and did not before, or None; it holds no dice."""
        glance = glance_at(frame)
        found = None if self._free is None else _reaching_in(_changed(self._free, glance))
        scale = frame.shape[1] / glance.shape[1]
        if found is not None and any(lies_on(found, die.box.times(1 / scale)) for die in dice):
            found = None
        self._times = 0 if found is None else self._times + 1
        if found is None or self._times >= PATIENCE:
            self._free, self._times = glance, 0
            return None
        x, y, width, height = cv2.boundingRect(found.astype(np.uint8))
        return Box(x, y, width, height).times(scale)


def _changed(free: Grey, glance: Grey) -> Mask:
    """Where the glance differs from the free one; nowhere if most of it does, or its size."""
    nothing = np.zeros(glance.shape, np.uint8)
    if free.shape != glance.shape:
        return nothing
    gain = float(np.median((free[::4, ::4] + 1.0) / (glance[::4, ::4] + 1.0)))
    off = cv2.absdiff(free, cv2.convertScaleAbs(glance, alpha=gain))
    mask = cv2.morphologyEx(np.asarray(off > CHANGED, np.uint8), cv2.MORPH_CLOSE, np.ones((7, 7), np.uint8))
    mask = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8))
    return np.asarray(mask, np.uint8) if cv2.countNonZero(mask) < ALL * mask.size else nothing


def _reaching_in(mask: Mask) -> NDArray[np.bool_] | None:
    _, labels, stats, _ = cv2.connectedComponentsWithStats(mask)
    for label in range(1, len(stats)):
        piece = np.asarray(labels == label, np.bool_)
        if stats[label, cv2.CC_STAT_AREA] > LARGE * mask.size and reaches_in(piece):
            return piece
    return None
