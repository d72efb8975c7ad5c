"""Switches the machine off after the pages and the light have said so."""

import logging
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread

from companion.devices.chord import POWER
from companion.engine.refusal import refuse

log = logging.getLogger(__name__)

SAY_S = 2.0
"""Time for which the notice is shown before the pages end."""


class Power:
    """`switch_off` shuts this machine down, or is None where nobody here can; for any thread.

    `changed` is called once it is to be said.
    """

    def __init__(
        self, switch_off: Callable[[], None] | None, changed: Callable[[], None], say_s: float = SAY_S
    ) -> None:
        self._switch_off, self._changed, self._say_s = switch_off, changed, say_s
        self._stop = Event()
        self.going = False
        """True while the machine is being switched off."""

    @property
    def is_here(self) -> bool:
        """True if this machine can be switched off from the table."""
        return self._switch_off is not None

    def press(self, name: str) -> bool:
        """True if that was the power button; pressing it does nothing where switching off is impossible."""
        if name == POWER and self.is_here:
            self.go()
        return name == POWER

    def go(self) -> None:
        """Switches off in a moment; a second time changes nothing. Raises Refused where nobody can."""
        if self._switch_off is None:
            raise refuse("refused-power")
        if not self.going:
            self.going = True
            self._changed()
            Thread(target=self._end, args=(self._switch_off,), name="power", daemon=True).start()

    def close(self) -> None:
        """The program ends: nothing is switched off any more."""
        self._stop.set()

    def _end(self, switch_off: Callable[[], None]) -> None:
        if self._stop.wait(self._say_s):
            return
        log.warning("the machine is switched off, as somebody at the table says")
        try:
            switch_off()
        except OSError:
            log.exception("the machine cannot be switched off")
            self.going = False
            self._changed()


def noted(note: Path) -> None:
    """Asks the system to shut down: it waits for this note (companion-power.path). Raises OSError."""
    note.touch()
