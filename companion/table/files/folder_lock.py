"""Only one companion opens a journal: the folder that it lies in is held for as long as it is open."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from companion.table.files.private_folder import make_own
from companion.table.files.sqlite_file import JournalError

PATIENCE_S = 0.5
"""Seconds to wait for a held folder: a companion that was just killed has released it by then."""
LOOK_S = 0.02
SQLITES = (0x40000002, 510)
"""The bytes of a file that SQLite locks while it reads, as a companion does that holds no folder."""


class InUseError(JournalError):
    """Another companion has the folder open."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "another companion is using it", "stop that one first")


class FolderLock:
    """Holds the folder of a journal, and makes it if need be. Raises InUseError, and OSError."""

    def __init__(self, journal: Path, patience_s: float = PATIENCE_S) -> None:
        make_own(journal.parent)
        until, take = monotonic() + patience_s, _way()
        while (release := take(journal)) is None:
            if monotonic() >= until:
                raise InUseError(journal)
            sleep(LOOK_S)
        self._release: Callable[[], None] | None = release

    def close(self) -> None:
        """Lets go of it; safe to call twice."""
        if self._release is not None:
            self._release()
            self._release = None


def _way() -> Callable[[Path], Callable[[], None] | None]:
    """The function that takes the lock and returns what releases it, or None while another has it."""
    try:
        return partial(_take_folder, import_module("fcntl"))
    except ImportError:
        return _take_file


def _take_folder(fcntl: Any, journal: Path) -> Callable[[], None] | None:
    """On Unix: a lock on the folder itself, which no file has to be made for."""
    folder = os.open(journal.parent, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with suppress(FileNotFoundError), journal.open("rb") as file:
            start, length = SQLITES
            fcntl.lockf(file, fcntl.LOCK_SH | fcntl.LOCK_NB, length, start)
    except BlockingIOError:
        os.close(folder)
        return None
    except BaseException:
        os.close(folder)
        raise
    return partial(os.close, folder)


def _take_file(journal: Path) -> Callable[[], None] | None:
    """Elsewhere: SQLite's lock, which it has on every system, on a file of its own beside the journal."""
    lock = sqlite3.connect(journal.with_suffix(".lock"), 0.0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
        _read(journal)
    except sqlite3.OperationalError as fault:
        lock.close()
        if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise OSError(f"{journal.parent} cannot be locked: {fault}") from fault
        return None
    return lock.close


def _read(journal: Path) -> None:
    """Raises sqlite3.OperationalError with SQLITE_BUSY while another companion has the journal open."""
    uri = f"{journal.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, 0.0, uri=True)) as file:
            file.execute("PRAGMA user_version")
    except sqlite3.DatabaseError as fault:
        if getattr(fault, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise  # other faults are reported when the journal is opened
