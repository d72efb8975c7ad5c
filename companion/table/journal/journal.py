"""The journal on disk: the only state that matters, written before anybody is told, and never rewritten."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from pathlib import Path
from threading import RLock

from companion.table.files.backup_swap import TABLES, go_on
from companion.table.files.faults import JournalError, cannot_open
from companion.table.files.folder_lock import FolderLock
from companion.table.journal.table_journal import TableJournal

BEFORE = "journal.sqlite3"
"""The one file of a companion from before each game was a file."""


class Journal:
    """All tables of a house, each in a folder below `data`. Safe to call from any thread; no second process
    may open it.

    Raises JournalError for a folder that is in use, cannot be written, or is of another form.
    """

    def __init__(self, data: Path) -> None:
        self.data, self._tables, self._lock = data, dict[str, TableJournal](), RLock()
        with ExitStack() as opening:
            try:
                opening.enter_context(closing(FolderLock(data)))
                go_on(data)
                self._begin()
            except OSError as fault:
                raise cannot_open(data, fault) from fault
            self._closing = opening.pop_all()

    def close(self) -> None:
        """Closes all files; safe to call twice."""
        for table in self._tables.values():
            table.close()
        self._closing.close()

    def table(self, name: str) -> TableJournal:
        """The journal of that table. Raises JournalError."""
        path = self.data / TABLES / name
        with self._lock:
            if name not in self._tables:
                if path.name != name or name.startswith("."):
                    raise JournalError(self.data, f"{name!r} is no name of a table", "choose another one")
                try:
                    self._tables[name] = TableJournal(path)
                except OSError as fault:
                    raise cannot_open(path, fault) from fault
            return self._tables[name]

    def tables(self) -> Iterator[TableJournal]:
        """All tables that ever were. Raises JournalError."""
        for path in sorted((self.data / TABLES).iterdir()):
            yield self.table(path.name)

    def copy_to(self, folder: Path) -> None:
        """Copies each table, as it is at one moment, into a new folder. Raises JournalError."""
        try:
            folder.mkdir()
            for table in self.tables():
                table.copy_to(folder / table.path.name)
        except OSError as fault:
            raise JournalError(self.data, f"cannot be copied ({fault})", "try again") from fault

    def _begin(self) -> None:
        tables = self.data / TABLES
        if not tables.exists() and (self.data / BEFORE).exists():
            why = "is the record of an older companion, and this one keeps a file for each game"
            raise JournalError(self.data / BEFORE, why)
        tables.mkdir(exist_ok=True)
        if not os.access(tables, os.W_OK):
            raise OSError(f"{tables} cannot be written")


def now() -> str:
    """The time as the journal writes it: UTC, ISO 8601, whole seconds."""
    return datetime.now(UTC).isoformat(timespec="seconds")
