"""The one thread that changes a table: changes wait for one another, and callers for theirs."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from companion.engine.refusal import refuse

T = TypeVar("T")


class Writer:
    """Makes changes one after another, in a thread of its own."""

    def __init__(self, name: str) -> None:
        self._thread_id: int | None = None
        self._thread = ThreadPoolExecutor(1, name, self._remember_thread)

    def do(self, change: Callable[[], T]) -> T:
        """Makes the change in its turn, and returns or raises what it does. Raises Refused once closed."""
        if threading.get_ident() == self._thread_id:
            raise RuntimeError("a callback may not wait for the table that calls it")
        try:
            waiting = self._thread.submit(change)
        except RuntimeError as closed:
            raise refuse("refused-shut") from closed
        return waiting.result()

    def close(self) -> None:
        """Finishes what waits and refuses all else; safe to call twice."""
        self._thread.shutdown(wait=True)

    def _remember_thread(self) -> None:
        self._thread_id = threading.get_ident()
