"""The games that were played at one table, as its café counts them: without names, until it forgets them."""

import logging
from collections.abc import Callable
from pathlib import Path
from threading import Lock

from companion.cafe.evening import CafeEvening, packed_evenings, read_evenings
from companion.table.files.atomic_file import write_whole

log = logging.getLogger(__name__)

MOST = 300
"""Evenings kept: a table's year, and no more than a broker accepts in one message."""


class EveningBook:
    """The latest evenings, oldest first; from any thread. `changed` is called whenever there are others."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = Lock()
        self._kept = _read(path)
        self.changed: Callable[[], None] = lambda: None

    @property
    def all(self) -> tuple[CafeEvening, ...]:
        return self._kept

    def keep(self, evening: CafeEvening) -> None:
        """Writes one down, in the place of what was known of that game. Raises OSError."""
        others = (one for one in self._kept if one.which != evening.which)
        self._write((*others, evening)[-MOST:])

    def forget(self) -> None:
        """Empties the book. Raises OSError."""
        if self._kept:
            self._write(())

    def _write(self, evenings: tuple[CafeEvening, ...]) -> None:
        with self._lock:
            write_whole(self._path, packed_evenings(evenings).decode())
            self._kept = evenings
        self.changed()


def _read(path: Path) -> tuple[CafeEvening, ...]:
    """A file that cannot be read counts as empty: it is worth less than an evening."""
    try:
        return read_evenings(path.read_text(encoding="utf-8")) if path.exists() else ()
    except (OSError, ValueError) as fault:
        log.warning("%s cannot be read and counts as empty: %s", path, fault)
        return ()
