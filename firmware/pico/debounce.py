"""Debounces buttons: a change counts after it has lasted."""

PRESS, RELEASE = 5, 20
"""Milliseconds that a change must last; a contact chatters longest while it is let go."""


class Debounce:
    """The debounced state of that many buttons. Buttons down at the start were not pressed.

    `down` and the samples are sums of bits, the first button's the lowest.
    """

    def __init__(self, buttons: int, down: int) -> None:
        self.down = down
        self._since: list[int | None] = [None] * buttons

    def feed(self, now: int, down: int) -> "list[int]":
        """The buttons that have changed, given what the pins say at `now`, in milliseconds."""
        changed = [button for button in range(len(self._since)) if self._changes(button, now, down)]
        for button in changed:
            self.down ^= 1 << button
            self._since[button] = None
        return changed

    def _changes(self, button: int, now: int, down: int) -> bool:
        if (self.down ^ down) >> button & 1 == 0:
            self._since[button] = None
            return False
        since = self._since[button]
        if since is None:
            self._since[button] = now
            return False
        return now - since >= (PRESS if down >> button & 1 else RELEASE)
