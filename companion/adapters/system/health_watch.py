"""Detects a stuck program: a table that takes no changes, or pages that do not answer."""

import logging
import os
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from threading import Event
from time import monotonic
from urllib.parse import urlsplit

from companion.adapters.network.address import own_address
from companion.any_system import load

log = logging.getLogger(__name__)

EVERY_S = 1.0
PATIENCE_S = 5.0
"""A part that does nothing for so long is stuck; a worn SD card may hold the table up for some seconds."""
CROWD = 2.0
"""Load for each core above which slowness is explained by other programs or the disk."""


def crowded() -> float:
    """The factor by which everything may take longer on a busy machine: 1 unless many programs compete for
    each core.

    Restarting would make that worse.
    """
    return max(1.0, load() / (os.cpu_count() or 1) / CROWD)


class WatchedPart:
    """A part that is asked again and again to do something; it is stuck once it has not for a while."""

    def __init__(
        self,
        name: str,
        does: Callable[[], object],
        every: float = EVERY_S,
        clock: Callable[[], float] = monotonic,
        slowness: Callable[[], float] = crowded,
    ) -> None:
        self.name = name
        self._does = does
        self._slowness = slowness
        self._every, self._clock = every, clock
        self._done = clock()

    def run(self, stop: Event) -> None:
        """Asks until `stop` is set; for a thread of its own, which hangs where the part does."""
        while not stop.wait(self._every):
            try:
                self._does()
                self._done = self._clock()
            except (OSError, HTTPException) as fault:
                log.warning("%s: %s", self.name, fault)

    def stuck(self) -> bool:
        """True if the part has done nothing for longer than the timeout, which grows on a busy machine."""
        return self._clock() - self._done >= PATIENCE_S * self._slowness()


class PageProbe:
    """Requests a page; if that fails, pages `answered` since the last probe count as progress.

    A crowd of requests is no reason to restart: it would still be there afterwards.
    """

    def __init__(self, ask: Callable[[], None], answered: Callable[[], int]) -> None:
        self._ask, self._answered = ask, answered
        self._before = answered()

    def __call__(self) -> None:
        """Raises OSError or HTTPException where nobody at all is answered."""
        before = self._before
        try:
            self._ask()
        except (OSError, HTTPException):
            if self._answered() == before:
                raise
        finally:
            self._before = self._answered()


def ask_pages(host: str, port: int) -> None:
    """Asks the own pages whether they answer, as a phone would. Raises OSError or HTTPException."""
    to = urlsplit(own_address(host, port))
    asking = HTTPConnection(to.hostname or host, to.port, timeout=PATIENCE_S)
    try:
        asking.request("GET", "/health")
        asking.getresponse().read()
    finally:
        asking.close()
