"""Waits for what other threads do."""

from collections.abc import Callable
from time import monotonic, sleep


def until(true: Callable[[], object], seconds: float = 20) -> None:
    """Waits until that is so; fails after so many seconds."""
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "it never came"
        sleep(0.005)
