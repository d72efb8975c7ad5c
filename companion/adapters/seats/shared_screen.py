"""Shows the secrets of a player without a phone on the table's own screen, while the others look away."""

import secrets
from collections.abc import Callable
from threading import Lock
from time import monotonic

from companion.engine.refusal import refuse
from companion.table.seating.constant_time import same
from companion.table.table import Table

SECONDS = 90.0
"""Time after the last private prompt for which the shared screen stays open."""


class SharedScreenSession:
    """Lets one player at a time see private prompts, by a key. From any thread; kept in memory only."""

    def __init__(self, table: Table, clock: Callable[[], float] = monotonic) -> None:
        self._table = table
        self._clock = clock
        self._lock = Lock()
        self._key = ""
        self._occupancy = ""
        self._seen = 0.0

    def open(self, seat: str) -> str:
        """Lets that player look and returns the key; a look that was open before ends.

        Raises Refused for a player who has a phone: refused-has-phone.
        """
        seating = self._table.moment.seating
        if seat not in seating.phoneless:
            raise refuse("refused-has-phone")
        with self._lock:
            self._key, self._seen = secrets.token_urlsafe(), self._clock()
            self._occupancy = seating.place(seat).occupancy
            return self._key

    def seat_behind(self, key: str) -> str | None:
        """The player who looks with this key; None when it opens nothing (any more)."""
        with self._lock:
            if not self._key or not same(self._key, key) or self._clock() - self._seen > SECONDS:
                return None
            self._seen = self._clock()
            places = self._table.moment.seating.places
            return next((place.seat.id for place in places if place.occupancy == self._occupancy), None)

    def close(self, key: str) -> None:
        """Ends the look with this key; any other changes nothing."""
        with self._lock:
            if same(self._key, key):
                self._key, self._occupancy = "", ""
