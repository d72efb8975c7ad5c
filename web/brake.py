"""Slows down whoever guesses: so many wrong tries in a while, then none until the while is over."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from time import monotonic

EACH = 10
"""Wrong tries of one address in a while; thumbs slip, but not so often."""
ALL = 500
"""Wrong tries of all addresses together: 65,000 codes last for two hours, and the next party has another."""
SECONDS = 60.0
ADDRESSES = 1024
"""How many addresses are remembered; the oldest are forgotten first."""
EVERYBODY = ""


class Brake:
    """Counts wrong tries by address; thread-safe, and forgotten with the program."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._lock = Lock()
        self._wrong: OrderedDict[str, list[float]] = OrderedDict()

    def holds(self, address: str) -> bool:
        """Whether this address has to wait before it tries again."""
        with self._lock:
            return len(self._recent(address)) >= EACH or len(self._recent(EVERYBODY)) >= ALL

    def failed(self, address: str) -> None:
        """Counts a wrong try."""
        with self._lock:
            for key in (address, EVERYBODY):
                self._wrong[key] = [*self._recent(key), self._clock()]
                self._wrong.move_to_end(key)
            while len(self._wrong) > ADDRESSES:
                self._wrong.popitem(last=False)

    def _recent(self, key: str) -> list[float]:
        now = self._clock()
        return [at for at in self._wrong.get(key, ()) if now - at < SECONDS]
