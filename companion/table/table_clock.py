"""The clock of a table: milliseconds that a game was awake, told by a source that goes on evenly."""

from collections.abc import Callable
from time import monotonic, time


class TableClock:
    """Time of one game. It stands still while the program is down, and after `most` seconds without a change.

    A `most` of 0 never makes it stand still.
    """

    def __init__(
        self, now: Callable[[], float] = monotonic, most: float = 0, today: Callable[[], float] = time
    ) -> None:
        self._now, self.most, self._today = now, most, today
        self._at, self._since = 0, now()

    def restart(self) -> None:
        """Begins at 0 for another game."""
        self._at, self._since = 0, self._now()

    def move_to(self, at: int) -> None:
        """Goes on from a time that the journal holds; never back."""
        self._at, self._since = max(self._at, at), self._now()

    def peek(self) -> int:
        """Milliseconds now; nothing has changed at the table."""
        gone = self._now() - self._since
        return self._at + round(1000 * (min(gone, self.most) if self.most else gone))

    def time_of_day(self, at: int) -> int:
        """Seconds since 1970 at that time of this clock, as if it had stood still at no time since."""
        return round(self._today() - (self.peek() - at) / 1000)

    def read(self) -> int:
        """Milliseconds now; something changes at the table."""
        self.move_to(self.peek())
        return self._at
