"""Waits for what another thread does, as long as a busy machine may take."""

from collections.abc import Callable
from time import monotonic, sleep


def wait_until(holds: Callable[[], bool], seconds: float = 30.0) -> None:
    """Returns once it holds; fails if it never does."""
    ends = monotonic() + seconds
    while not holds():
        assert monotonic() < ends
        sleep(0.02)
