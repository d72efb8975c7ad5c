"""One SQLite file that survives a power cut: opened for one process, checked, and written all or nothing."""

import errno
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any

from companion.engine.refusal import Refused, refuse

log = logging.getLogger(__name__)

PATIENCE_S = 0.5
"""Seconds to wait for a locked file: a companion that was just killed has released it by then."""

FULL = (errno.ENOSPC, errno.EDQUOT)

PAGE = 512
"""Bytes of a page of a new file: an answer then costs an SD card half of what SQLite's usual 4096 do."""
CHECKPOINT_PAGES = 250
"""Pages in the log before it is reused: while it grows, the file system writes, too."""

EMPTY_LOG = "PRAGMA wal_checkpoint(TRUNCATE)"
ASIDE = "nothing in it was changed; move it aside to begin with a new one"


class JournalError(Exception):
    """The journal cannot be used: says which file, why, and what to do. Nothing in it was changed."""

    def __init__(self, path: Path, why: str, do: str = ASIDE) -> None:
        super().__init__(f"{path}: {why}; {do}")


class DamagedError(JournalError):
    """The file has been damaged: it cannot be read as it is."""


class Disk:
    """An SQLite file with these tables; safe to use from any thread, and locked for other processes.

    `edition` numbers the tables' layout. Raises JournalError for a file that is not of this edition, in
    use, or on a disk that cannot be written, and DamagedError for one that is no journal any more.
    """

    def __init__(self, path: Path, tables: tuple[str, ...], edition: int) -> None:
        self.path = path
        self._lock = Lock()
        self._file = _opened(path, tables, edition)

    def close(self) -> None:
        """Closes the file; safe to call twice."""
        with self._lock:
            self._file.close()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Transaction: all statements in the block are synced to disk, or none.

        Raises Refused, refused-disk-full or refused-disk, if the disk cannot take it.
        """
        with self._lock:
            try:
                self._file.execute("BEGIN IMMEDIATE")
                yield self._file
                self._file.execute("COMMIT")
            except sqlite3.Error as fault:
                raise _not_written(self.path, fault) from fault
            finally:
                _undo(self._file)

    def scrub(self) -> None:
        """Leaves no trace of what was deleted, and gives the room back; a full disk puts that off.

        What was deleted is overwritten in the file in any case (`secure_delete`).
        """
        with self._lock:
            for step in (EMPTY_LOG, "VACUUM", EMPTY_LOG):
                try:
                    self._file.execute(step)
                except sqlite3.Error as fault:
                    log.error("%s could not be tidied up: %s", self.path, fault)

    def copy_to(self, path: Path) -> None:
        """Writes all of it, as it is at one moment, into a new file. Raises JournalError."""
        with self._lock:
            try:
                with closing(sqlite3.connect(path)) as copy:
                    self._file.backup(copy)
            except sqlite3.Error as fault:
                raise JournalError(self.path, f"cannot be copied ({fault})", "try again") from fault

    def rows(self, what: str, question: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows that answer an SQL question about `what`. Raises JournalError."""
        with self._lock:
            try:
                return self._file.execute(question, values).fetchall()
            except sqlite3.Error as fault:
                raise JournalError(self.path, f"{what} cannot be read ({fault})") from fault


def _not_written(path: Path, fault: sqlite3.Error) -> Refused:
    log.error("%s could not be written: %s", path, fault)
    full = getattr(fault, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
    return refuse("refused-disk-full" if full else "refused-disk")


def not_written(fault: OSError) -> Refused:
    """Refusal for a failed write: refused-disk-full or refused-disk."""
    return refuse("refused-disk-full" if fault.errno in FULL else "refused-disk")


def _undo(file: sqlite3.Connection) -> None:
    with suppress(sqlite3.Error):
        if file.in_transaction:
            file.execute("ROLLBACK")


def _opened(path: Path, tables: tuple[str, ...], edition: int) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = sqlite3.connect(path, timeout=PATIENCE_S, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as fault:
        raise cannot_open(path, fault) from fault
    try:
        _prepare(file, path, tables, edition)
    except sqlite3.Error as fault:
        file.close()
        raise cannot_open(path, fault) from fault
    except JournalError:
        file.close()
        raise
    return file


def cannot_open(path: Path, fault: Exception) -> JournalError:
    """Error for a journal that cannot be opened for that reason."""
    if getattr(fault, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
        return JournalError(path, "another companion is using it", "stop that one first")
    if isinstance(fault, OSError | sqlite3.OperationalError):
        return JournalError(path, f"cannot be opened ({fault})", "check the folder's rights and free space")
    return DamagedError(path, f"is damaged, or no journal at all ({fault})")


def _prepare(file: sqlite3.Connection, path: Path, tables: tuple[str, ...], edition: int) -> None:
    file.execute("PRAGMA locking_mode = EXCLUSIVE")
    file.execute("PRAGMA synchronous = FULL")
    file.execute("PRAGMA secure_delete = ON")
    file.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    if not _is_fresh(file, path, edition):
        return
    file.execute(f"PRAGMA page_size = {PAGE}")
    file.execute("PRAGMA journal_mode = WAL")
    file.execute("BEGIN EXCLUSIVE")
    for table in tables:
        file.execute(table)
    file.execute(f"PRAGMA user_version = {edition}")
    file.execute("COMMIT")


def _is_fresh(file: sqlite3.Connection, path: Path, edition: int) -> bool:
    [found] = file.execute("PRAGMA user_version").fetchone()
    [tables] = file.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if found not in (0, edition) or (found == 0 and tables):
        raise JournalError(path, f"is of edition {found}, and this program reads edition {edition}")
    return bool(found == 0)
