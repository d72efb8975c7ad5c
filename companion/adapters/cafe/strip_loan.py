"""Lends the light strip while no game uses it, and takes it back when one starts."""

from collections.abc import Callable
from threading import Lock

from companion.cafe.borrowed_light import BorrowedLight, asked, packed_light
from companion.devices.strip import Rgb

Lend = Callable[[Rgb | None], None]
OWN = BorrowedLight()


class StripLoan:
    """The strip of one table, as it is lent; from any thread."""

    def __init__(self, lend: Lend) -> None:
        """`lend` shows one colour along the whole strip, or None: what the table shows there."""
        self._lend = lend
        self._lock = Lock()
        self._free, self._light = False, OWN

    def ask(self, payload: bytes) -> None:
        """Shows what is asked for; while a game uses the strip, and where it makes no sense, nothing."""
        with self._lock:
            wanted = asked(payload, self._light) if self._free else None
            if wanted is not None:
                self._light = wanted
                self._lend(Rgb(*wanted.lamp))

    def follow(self, *, plays: bool) -> bytes:
        """Takes the strip back for a game; how it is, for the broker."""
        with self._lock:
            if plays:
                self._light = OWN
                self._lend(None)
            self._free = not plays
            return packed_light(self._light, lent=self._free)
