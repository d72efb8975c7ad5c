"""Counts failed starts; after three in a row a table starts in safe mode."""

import json
import logging
from contextlib import suppress
from pathlib import Path

from companion.table.files.atomic_file import write_whole

log = logging.getLogger(__name__)

NAME, SETTINGS = "starts.json", "settings"
FAILED_MOST = 3
WELL_S = 60.0
"""A start counts as good after that many seconds, or when it was stopped on request."""


class Starts:
    """The count of one data folder: written before anything else happens, and cleared once all is well."""

    def __init__(self, data: Path) -> None:
        self._path = data / NAME
        self.by_settings = False
        """True if the start before failed by its settings: games are not at fault then."""

    def begin(self) -> bool:
        """Counts this start; whether it is to be a safe one: those before have failed.

        So is one on a disk that cannot even take this number: it could not take a game either.
        """
        failed, self.by_settings = self._noted("failed"), self._noted(SETTINGS) > 0
        try:
            write_whole(self._path, json.dumps({"failed": failed + 1}))
        except OSError as fault:
            log.error("the start could not be counted: %s", fault)
            return True
        return failed >= FAILED_MOST

    def well(self) -> None:
        """This start has not failed: the next one is as usual."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def blame_settings(self) -> None:
        """Notes that this start fails by its settings, before any game is looked at."""
        with suppress(OSError):
            write_whole(self._path, json.dumps({"failed": self._noted("failed"), SETTINGS: 1}))

    def _noted(self, what: str) -> int:
        with suppress(OSError, ValueError, KeyError, TypeError):
            return int(json.loads(self._path.read_text(encoding="utf-8"))[what])
        return 0
