"""A seat's button that is held for seconds hands the seat to the phone that asks, and means nothing else."""

from collections.abc import Sequence

from companion.adapters.seats.claims import Claims
from companion.devices.buttons import Buttons

HOLD_S = 3.0
LOOK_S = 0.05
"""Interval between checks that the finger is still there."""
BLINK_S = 0.5
"""Duration of each phase of a blinking lamp."""


class HeldButton:
    """Puts a press of a claimed seat's button off until it is let go, or was held; it has no thread."""

    def __init__(self, claims: Claims | None, sources: Sequence[Buttons]) -> None:
        self._claims, self._sources = claims, sources
        self._down: dict[str, float] = {}

    @property
    def patience(self) -> float | None:
        """In how many seconds it is to be asked again; None: not before something happens."""
        if self._down:
            return LOOK_S
        return BLINK_S if self._claims is not None and self._claims.seats else None

    def puts_off(self, name: str, at: float) -> bool:
        """True if this press may become a hold, so that it does not answer yet."""
        if self._claims is None or name not in self._claims.held_for or not self._is_down(name):
            return False
        self._down[name] = at
        return True

    def let_go(self) -> list[tuple[str, float]]:
        """The presses that were none but presses, with their times; each is told once."""
        gone = [(name, at) for name, at in self._down.items() if not self._is_down(name)]
        self._down = {name: at for name, at in self._down.items() if (name, at) not in gone}
        return gone

    def held_long(self, at: float) -> list[str]:
        """The buttons that were held for long enough by now; each is told once."""
        held = [name for name, since in self._down.items() if at - since >= HOLD_S]
        self._down = {name: since for name, since in self._down.items() if name not in held}
        return held

    def hand_over(self, name: str) -> None:
        """Hands that button's seat to the phone that asks for it. Raises Refused where it is too late."""
        if self._claims is not None:
            self._claims.hold(name)

    def lit(self, names: set[str], at: float) -> set[str]:
        """Names of the lit lamps. Lamps of seats that may be handed over blink, and stay lit while held."""
        waiting = self._claims.held_for if self._claims is not None else frozenset()
        on = {name for name in waiting if name in self._down or at % (2 * BLINK_S) < BLINK_S}
        return (names - waiting) | on

    def _is_down(self, name: str) -> bool:
        return any(name in source.held for source in self._sources)
