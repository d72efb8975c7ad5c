"""Throws pretend dice one throw at a time; the next waits until the last was read."""

from collections.abc import Callable
from threading import Lock, Timer
from time import monotonic

from companion.adapters.camera.camera_status import CameraStatus

LONGEST_S = 8.0
"""Seconds after which dice can be thrown again, read or not: a camera may hang."""


class PretendThrows:
    """Knows whether a throw is still being read; `changed` is told when that begins, or takes too long."""

    def __init__(
        self,
        sight: Callable[[], CameraStatus],
        changed: Callable[[], None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._sight, self._changed, self._clock = sight, changed, clock
        self._in_hand = Lock()
        self._until, self._rests = float("-inf"), 0

    def once(self, throw: Callable[[], None]) -> None:
        """Throws, unless the last throw is still being read; from any thread. Raises what `throw` raises."""
        if not self.is_read or not self._in_hand.acquire(blocking=False):
            return
        try:
            self._changed()
            throw()
            self._begin()
        finally:
            self._in_hand.release()
            self._changed()

    def _begin(self) -> None:
        self._until, self._rests = self._clock() + LONGEST_S, self._sight().rests
        timer = Timer(LONGEST_S, self._changed)
        timer.daemon = True
        timer.start()

    @property
    def is_read(self) -> bool:
        """True once the latest throw came to rest and was read, or timed out."""
        if self._in_hand.locked():
            return False
        sight = self._sight()
        return self._clock() >= self._until or (sight.rests > self._rests and not sight.moving)
