"""Rate limit against guessing: a number of wrong tries in a period, then none until it is over.

A distributed attack locks nobody else out: an address without a wrong try may always try.
"""

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network
from threading import Lock
from time import monotonic

EACH = 10
"""Wrong tries of one address in a while; thumbs slip, but not so often."""
ALL = 500
"""Wrong tries of all addresses together after which a single one makes an address wait."""
HOME = 64
"""Bits of an address of version 6 that one home has alone; the others a guest chooses freely."""
SECONDS = 60.0
ADDRESSES = 1024
"""Size of the table of addresses; the oldest are dropped first."""
EVERYBODY = ""


class RateLimit:
    """Counts wrong tries by address; thread-safe, and forgotten with the program."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._lock = Lock()
        self._wrong: OrderedDict[str, list[float]] = OrderedDict()

    def holds(self, address: str) -> bool:
        """True if this address has to wait before its next try."""
        with self._lock:
            most = 1 if len(self._recent(EVERYBODY)) >= ALL else EACH
            return len(self._recent(network(address))) >= most

    def failed(self, address: str) -> None:
        with self._lock:
            for key in (network(address), EVERYBODY):
                self._wrong[key] = [*self._recent(key), self._clock()]
                self._wrong.move_to_end(key)
            while len(self._wrong) > ADDRESSES:
                self._wrong.popitem(last=False)

    def _recent(self, key: str) -> list[float]:
        now = self._clock()
        return [at for at in self._wrong.get(key, ()) if now - at < SECONDS]


def network(address: str) -> str:
    """All addresses that one guest may have at once."""
    try:
        number = ip_address(address)
    except ValueError:
        return address
    if isinstance(number, IPv4Address):
        return address
    mapped = number.ipv4_mapped  # what listens on both hears the numbers of version 4 so
    return str(mapped) if mapped else str(ip_network((number, HOME), strict=False))
