"""Debounces a contact, so that each press is reported once."""

STUCK_S = 20.0
"""A button that is down for so long is stuck: nobody holds one that long."""


class Key:
    """One contact that bounces, as edges and time tell it; of no thread and no clock of its own.

    A press counts once the contact has been still for `still` seconds, and down for `hold` more. One that is
    down from the beginning counts only after it was let up: it may be stuck, or held over a restart.
    """

    def __init__(self, still: float, hold: float, down: bool, at: float) -> None:
        self._still = still
        self._hold = hold
        self._level, self._since = down, at
        self._seen, self._edge = down, at
        self._told = self._early = down

    def edge(self, down: bool, at: float) -> None:
        """The contact closed or opened; it may do so again at once."""
        self._seen, self._edge = down, at

    def tick(self, at: float) -> bool:
        """True if there is a press by now; each is reported once."""
        if self._seen != self._level and at - self._edge >= self._still:
            self._level, self._since = self._seen, self._edge
            self._told = self._early = False
        pressed = self._level and not self._told and at - self._since >= self._still + self._hold
        self._told = self._told or pressed
        return pressed

    def due(self, at: float) -> float | None:
        """In how many seconds something may happen without an edge; None: never."""
        moments = []
        if self._seen != self._level:
            moments.append(self._edge + self._still)
        if self._level and not self._told:
            moments.append(self._since + self._still + self._hold)
        if self._level and not self.stuck(at):
            moments.append(self._since + STUCK_S)
        return max(0.0, min(moments) - at) if moments else None

    def held(self, at: float) -> bool:
        """True while a finger holds the key down."""
        return self._level and not self._early and not self.stuck(at)

    def stuck(self, at: float) -> bool:
        """True if the key has been down for too long."""
        return self._level and at - self._since >= STUCK_S
