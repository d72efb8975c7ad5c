"""The error of a device that cannot be used, and the boundary around what its library may raise."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
OPEN_S = 10.0
"""Seconds that a device may take to open; a start goes on without it then."""


class DeviceTrouble(Exception):  # noqa: N818 - named for what the host is told
    """A device cannot be used, now or at all: one line that says which, why, and what to do."""


class Patience:
    """Tells whether a device's library has not come back; from any thread."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._since: float | None = None

    @property
    def is_over(self) -> bool:
        """True while a call takes longer than a device may."""
        since = self._since
        return since is not None and self._clock() - since >= OPEN_S

    @contextmanager
    def waits(self) -> Iterator[None]:
        """A call into the library."""
        self._since = self._clock()
        try:
            yield
        finally:
            self._since = None


@contextmanager
def in_trouble(what: str) -> Iterator[None]:
    """Turns each error that a device's library raises into DeviceTrouble about `what`."""
    try:
        yield
    except DeviceTrouble:
        raise
    except Exception as fault:
        raise DeviceTrouble(f"{what} cannot be used: {fault or type(fault).__name__}") from fault


def opened_in_time(what: str, open_: Callable[[], T], seconds: float = OPEN_S) -> T:
    """Opens a device in a thread of its own, which is left behind if it hangs. Raises DeviceTrouble."""
    came: Queue[T | Exception] = Queue()

    def opens() -> None:
        try:
            came.put(open_())
        except Exception as fault:
            came.put(fault)

    Thread(target=opens, name=f"opens {what}", daemon=True).start()
    with in_trouble(what):
        try:
            found = came.get(timeout=seconds)
        except Empty as fault:
            raise DeviceTrouble(f"{what} hang as they are opened: unplug them, and start again") from fault
        if isinstance(found, Exception):
            raise found
        return found
