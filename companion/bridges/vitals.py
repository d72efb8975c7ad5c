"""Whether the parts of this program make progress: the table takes changes, the pages answer."""

import logging
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from threading import Event
from time import monotonic

log = logging.getLogger(__name__)

EVERY_S = 1.0
PATIENCE_S = 5.0
"""A part that does nothing for so long is stuck; a worn SD card may hold the table up for some seconds."""


class Part:
    """A part that is asked again and again to do something; it is stuck once it has not for a while."""

    def __init__(
        self,
        name: str,
        does: Callable[[], object],
        every: float = EVERY_S,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.name = name
        self._does = does
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
        """Whether it has done nothing for longer than patience."""
        return self._clock() - self._done >= PATIENCE_S


def ask_pages(host: str, port: int) -> None:
    """Asks the own pages whether they answer, as a phone would. Raises OSError or HTTPException."""
    asking = HTTPConnection(_reached_by(host), port, timeout=PATIENCE_S)
    try:
        asking.request("GET", "/health")
        asking.getresponse().read()
    finally:
        asking.close()


def _reached_by(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)  # noqa: S104
