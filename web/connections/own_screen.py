"""Detects requests from this machine, such as those of the table's own screen, and remembers the last
paint."""

import socket
from collections.abc import Callable
from ipaddress import ip_address
from time import monotonic

from flask import Request

FORWARDING = frozenset({"forwarded", "via", "x-real-ip", "cf-connecting-ip", "true-client-ip"})
"""Headers by which a proxy says that it asks for another machine, beside those of the next name."""
FORWARDED = "x-forwarded-"
ANY_PORT = 9
"""Nothing is sent there."""


def is_own_screen(request: Request) -> bool:
    """True for a request from this machine that nobody has forwarded."""
    return is_this_machine(request.remote_addr) and not any(map(_forwards, request.headers.keys()))


def is_this_machine(address: str | None) -> bool:
    """True if the address is one of this machine's: the system reaches it from that address itself."""
    if not address:
        return False
    try:
        return ip_address(address).is_loopback or _source(address) == address
    except (OSError, ValueError):
        return False


def _source(address: str) -> str:
    """The address from which the system would send to that one. Raises OSError."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((address, ANY_PORT))
        return str(asking.getsockname()[0])


def _forwards(header: str) -> bool:
    name = header.lower()
    return name in FORWARDING or name.startswith(FORWARDED)


FRESH_S = 6.0
"""The own screen's page says every two seconds that it was painted."""


class ScreenPaint:
    """When the table's own screen last painted its page: a browser may run, and show nothing."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._last = float("-inf")

    def note(self) -> None:
        """It was painted just now."""
        self._last = self._clock()

    @property
    def fresh(self) -> bool:
        """True if the last paint was a moment ago."""
        return self._clock() - self._last < FRESH_S
