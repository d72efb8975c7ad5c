"""Keeps a source of frames from running faster than a camera would."""

from time import monotonic, sleep


class Pace:
    """Frame rate per second; 0 is as fast as possible."""

    def __init__(self, fps: float) -> None:
        self._interval = 1 / fps if fps else 0.0
        self._next = monotonic()

    def wait(self) -> None:
        """Sleeps until the next frame is due; one that is late delays no other."""
        now = monotonic()
        if now < self._next:
            sleep(self._next - now)
        self._next = max(self._next, now) + self._interval
