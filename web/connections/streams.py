"""The open streams of one server: how many there may be, and how all of them end with it."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from web.ports.protocol import Follow


class Busy(Exception):  # noqa: N818 - a state that passes, not a fault of the program
    """There are as many streams as this server has threads for."""


EACH = 6
"""Most spectator streams of one address: a few open tabs, and no crowd."""
EACH_SEAT, OWN_SCREEN = 3, 8
"""Most streams of one seat on all its devices, and of the table's own screen."""


class Streams:
    """Counts the streams of seats and of spectators apart: a crowd of spectators never crowds out a seat.

    The table's own screen counts as a seat.
    """

    def __init__(self, most: int) -> None:
        """`most`: streams at a time in all; spectators may have half of them."""
        self._most = {True: most - most // 2, False: most // 2}
        self._open: dict[bool, list[Follow]] = {True: [], False: []}
        self._each: Counter[tuple[bool, str]] = Counter()
        self._lock = Lock()
        self.ending = False

    @contextmanager
    def one_more(
        self, follow: Follow, seated: bool, whose: str = "", each: int | None = None
    ) -> Iterator[None]:
        """Counts this stream while it is open, and closes what it follows. Raises Busy.

        `whose`: the seat or the address that it is for, of which there are at most `each`.
        """
        try:
            self._enter(follow, seated, whose, each)
            try:
                yield
            finally:
                self._leave(follow, seated, whose)
        finally:
            follow.close()

    def end(self) -> None:
        """Ends every open stream; new ones end at once."""
        with self._lock:
            self.ending = True
            follows = [follow for group in self._open.values() for follow in group]
        for follow in follows:
            follow.close()

    def __len__(self) -> int:
        with self._lock:
            return sum(len(group) for group in self._open.values())

    def _enter(self, follow: Follow, seated: bool, whose: str, each: int | None) -> None:
        most = each or (self._most[True] if seated else EACH)
        with self._lock:
            if self._each[seated, whose] >= most or len(self._open[seated]) >= self._most[seated]:
                raise Busy
            self._open[seated].append(follow)
            self._each[seated, whose] += 1

    def _leave(self, follow: Follow, seated: bool, whose: str) -> None:
        with self._lock:
            self._open[seated] = [other for other in self._open[seated] if other is not follow]
            self._each[seated, whose] -= 1
            self._each = +self._each
