"""Detects requests from this machine, such as those of the table's own screen, and remembers the last
paint."""

import socket
from collections.abc import Callable
from time import monotonic


def is_this_machine(address: str | None) -> bool:
    """True if the address is one of this machine's: only on those can a socket listen."""
    if not address:
        return False
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as own:
        try:
            own.bind((address, 0))
        except OSError:
            return False
    return True


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
