"""Whether somebody of the staff is asked to come: said by a guest, kept over a restart, ended by either."""

import logging
from collections.abc import Callable
from pathlib import Path

from companion.table.files.atomic_file import remove, write_whole
from companion.table.journal.journal import now

log = logging.getLogger(__name__)


class Calling:
    """The call of one table, from any thread. `changed` is called whenever there is one, or none any more."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._since = _read(path)
        self.changed: Callable[[], None] = lambda: None

    @property
    def since(self) -> str | None:
        """When somebody called (UTC, ISO 8601), or None."""
        return self._since

    def call(self) -> None:
        """Asks for somebody; whoever has asked already is not asked for a second time. Raises OSError."""
        if self._since is None:
            since = now()
            write_whole(self._path, since)
            self._since = since
            self.changed()

    def end(self) -> None:
        """Nobody is needed any more, or somebody comes. Raises OSError."""
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
