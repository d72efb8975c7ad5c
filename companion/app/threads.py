"""Threads of one process: they start together, and each is told to end and waited for."""

import logging
from collections.abc import Callable
from contextlib import ExitStack
from threading import Event, Thread

log = logging.getLogger(__name__)

PATIENCE_S = 5.0
AGAIN_S = 5.0
"""Seconds until a thread that failed begins again."""


class Threads:
    """The threads of a table. They are told to end before anything that was opened before them is closed."""

    def __init__(self, closing: ExitStack) -> None:
        self._closing = closing
        self._stop = Event()
        self._threads: list[Thread] = []

    def add(self, name: str, run: Callable[[Event], None]) -> None:
        """A thread for later: pages come first, and devices after them."""
        thread = Thread(target=self._lasting, args=(name, run), name=name, daemon=True)
        self._threads.append(thread)
        self._closing.callback(self._end, thread)

    def start(self) -> None:
        """Starts all of them."""
        for thread in self._threads:
            thread.start()

    def _lasting(self, name: str, run: Callable[[Event], None]) -> None:
        """Runs it until all are told to end: an exception is logged, and costs a pause."""
        while not self._stop.is_set():
            try:
                run(self._stop)
            except Exception:
                log.exception("%s failed, and begins again", name)
                self._stop.wait(AGAIN_S)
            else:
                return

    def _end(self, thread: Thread) -> None:
        self._stop.set()
        if thread.is_alive():
            thread.join(PATIENCE_S)
