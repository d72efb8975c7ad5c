"""Which buttons were pressed while somebody tries them out: then a press is shown, and answers nothing."""

from collections.abc import Callable
from threading import Lock
from time import monotonic

SECONDS = 30.0
"""How long presses are only shown after the page was last looked at: whoever walks off leaves none dead."""


class Touched:
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
        """Somebody looks at the trial: it goes on for a while."""
        self._until = self._clock() + SECONDS

    def end(self) -> None:
        """Presses count for the game again."""
        self._until = float("-inf")
        self.forget()

    def forget(self) -> None:
        """Nothing was pressed yet."""
        self._names = ()

    def press(self, name: str) -> bool:
        """Whether this press was only tried out."""
        if self._clock() >= self._until:
            return False
        with self._lock:
            self._names = tuple(dict.fromkeys((*self._names, name)))
        self._changed()
        return True
