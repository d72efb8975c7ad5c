"""Undo and the big button held down together act as a third button: power off."""

from collections.abc import Iterable, Mapping

from companion.devices.debounce import Key

POWER = "power"
"""Name of the press of both buttons; no button has that name."""
TOGETHER = ("undo", "go-on")
HOLD_S = 3.0


class Chord:
    """Sorts the presses of one set of buttons: while those two are down, neither of them counts by itself."""

    def __init__(self) -> None:
        self._since: float | None = None
        self._told = False

    def sorted(self, presses: Iterable[str], keys: Mapping[str, Key], at: float) -> list[str]:
        """The presses that count, plus POWER once both buttons have been held long enough."""
        held = [name in keys and keys[name].held(at) for name in TOGETHER]
        if not any(held):
            self._since, self._told = None, False
        elif all(held) and self._since is None:
            self._since = at
        if self._since is None:
            return list(presses)
        power = all(held) and not self._told and at - self._since >= HOLD_S
        self._told = self._told or power
        return [name for name in presses if name not in TOGETHER] + [POWER] * power

    def due(self, at: float) -> float | None:
        """In how many seconds something may happen without an edge; None: never."""
        return None if self._since is None or self._told else max(0.0, self._since + HOLD_S - at)
