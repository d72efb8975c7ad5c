"""Threads of one process: they start together, and each is told to end and waited for."""

from collections.abc import Callable
from contextlib import ExitStack
from threading import Event, Thread

PATIENCE_S = 5.0


class Threads:
    """The threads of a table. They are told to end before anything that was opened before them is closed."""

    def __init__(self, closing: ExitStack) -> None:
        self._closing = closing
        self._stop = Event()
        self._threads: list[Thread] = []

    def add(self, name: str, run: Callable[[Event], None]) -> None:
        """A thread for later: pages come first, and devices after them."""
        thread = Thread(target=run, args=(self._stop,), name=name, daemon=True)
        self._threads.append(thread)
        self._closing.callback(self._end, thread)

    def start(self) -> None:
        """Starts all of them."""
        for thread in self._threads:
            thread.start()

    def _end(self, thread: Thread) -> None:
        self._stop.set()
        if thread.is_alive():
            thread.join(PATIENCE_S)
