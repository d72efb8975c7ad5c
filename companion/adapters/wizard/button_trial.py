"""Tries buttons in the wizard: presses are shown there and do not answer questions."""

from collections.abc import Callable
from threading import Lock
from time import monotonic

SECONDS = 30.0
"""Duration of the trial after its page was last looked at, so that a host who leaves it open leaves no dead
buttons.
"""


class ButtonTrial:
    """The presses of one trial; from any thread. `changed` is called after each."""

    def __init__(self, changed: Callable[[], object], clock: Callable[[], float] = monotonic) -> None:
        self._changed = changed
        self._clock = clock
        self._lock = Lock()
        self._until = float("-inf")
        self._names: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The buttons that were pressed, each once, in the order of their first press."""
        return self._names

    def look(self) -> None:
        """Keeps the trial running while its page is open."""
        self._until = self._clock() + SECONDS

    def end(self) -> None:
        """Presses count for the game again."""
        self._until = float("-inf")
        self.forget()

    def forget(self) -> None:
        self._names = ()

    def press(self, name: str) -> bool:
        """True if a trial took the press."""
        if self._clock() >= self._until:
            return False
        with self._lock:
            self._names = tuple(dict.fromkeys((*self._names, name)))
        self._changed()
        return True
