"""Buttons that report presses, and fakes that can be pressed by code."""

import logging
from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeAlias

NAMES = ("go-on", "undo", *(f"seat-{n}" for n in range(1, 9)))
REMEMBERED = 256
Listener: TypeAlias = Callable[[str], None]
"""Is told the name of a button that was pressed. It may put that into a queue, and do nothing else."""

log = logging.getLogger(__name__)


class Buttons(Protocol):
    """The buttons of a table."""

    @property
    def names(self) -> tuple[str, ...]:
        """Those that are there now."""
        ...

    @property
    def held(self) -> frozenset[str]:
        """Those that are down now; from any thread."""
        ...

    def listen(self, listener: Listener) -> None:
        """Tells the listener of every press from now on, in the thread that noticed it."""
        ...


class Listeners:
    """All who are told of a press; one that fails never silences the others."""

    def __init__(self) -> None:
        self._all: tuple[Listener, ...] = ()

    def add(self, listener: Listener) -> None:
        """Tells this one, too, from now on."""
        self._all = (*self._all, listener)

    def tell(self, name: str) -> None:
        """Tells everyone of a press; a failure is logged and goes no further."""
        for listener in self._all:
            try:
                listener(name)
            except Exception:
                log.exception("a listener failed at the press of %s", name)


class FakeButtons:
    """Buttons that are not there: `press` and `release` them; `held` and `presses` tell what happened."""

    def __init__(self, names: tuple[str, ...] = NAMES) -> None:
        self.names = names
        self._listeners = Listeners()
        self._held: set[str] = set()
        self._presses: deque[str] = deque(maxlen=REMEMBERED)

    def listen(self, listener: Listener) -> None:
        """Tells the listener of every press from now on."""
        self._listeners.add(listener)

    def press(self, name: str) -> None:
        """Pushes a button down; one that is down already makes no second press. Raises ValueError."""
        self._know(name)
        if name not in self._held:
            self._held.add(name)
            self._presses.append(name)
            self._listeners.tell(name)

    def release(self, name: str) -> None:
        """Lets a button up; one that is up stays up. Raises ValueError for a button that is not there."""
        self._know(name)
        self._held.discard(name)

    @property
    def held(self) -> frozenset[str]:
        """The buttons that are down."""
        return frozenset(self._held)

    @property
    def presses(self) -> tuple[str, ...]:
        """The latest presses, oldest first."""
        return tuple(self._presses)

    def _know(self, name: str) -> None:
        if name not in self.names:
            raise ValueError(f"there is no button {name!r}: they are {', '.join(self.names)}")
