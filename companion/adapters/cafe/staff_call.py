"""A guest's call for staff: kept over a restart, ended by guest or staff."""

import logging
from collections.abc import Callable
from pathlib import Path

from companion.table.files.atomic_file import remove, write_whole
from companion.table.journal.journal import now

log = logging.getLogger(__name__)


class StaffCall:
    """The call of one table, from any thread. `changed` is called whenever there is one, or none any more."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._since = _read(path)
        self.changed: Callable[[], None] = lambda: None

    @property
    def since(self) -> str | None:
        """Time of the call (UTC, ISO 8601), None without one."""
        return self._since

    def call(self) -> None:
        """Calls staff; a second call while one is open changes nothing. Raises OSError."""
        if self._since is None:
            since = now()
            write_whole(self._path, since)
            self._since = since
            self.changed()

    def end(self) -> None:
        """Ends the call. Raises OSError."""
        if self._since is not None:
            remove(self._path)
            self._since = None
            self.changed()


def _read(path: Path) -> str | None:
    try:
        return path.read_text(encoding="ascii").strip() or None if path.exists() else None
    except (OSError, UnicodeDecodeError) as fault:
        log.warning("%s cannot be read, so nobody is called: %s", path, fault)
        return None
