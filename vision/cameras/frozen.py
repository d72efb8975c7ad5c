"""Notices a camera that hangs and shows one picture over and over: no two exposures are ever alike."""

from collections.abc import Callable
from time import monotonic

import numpy as np

from vision.cameras.camera import CameraLost
from vision.pictures.thumbnail import Grey

SECONDS = 3.0
"""So long the same picture comes before the camera is said to be frozen; some send one twice or thrice."""
FLAT = 2.0
"""Grey levels: where a picture varies by less, as behind a lens cap, it says nothing."""


class Frozen:
    """Holds each glance of the camera `name` against the one before."""

    def __init__(self, name: str, clock: Callable[[], float] = monotonic) -> None:
        self._name = name
        self._clock = clock
        self._last: Grey | None = None
        self._since = 0.0

    def check(self, glance: Grey) -> Grey:
        """The same glance. Raises CameraLost when it has not changed by a single grey level for SECONDS."""
        now = self._clock()
        if self._last is None or not np.array_equal(glance, self._last) or float(glance.std()) < FLAT:
            self._last, self._since = glance, now
        if now - self._since >= SECONDS:
            raise CameraLost(f"{self._name} is frozen: it sends the same picture over and over")
        return glance
