"""Only one companion has the games of a data folder: it is held for as long as they are open."""

import os
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic, sleep

from companion.any_system import fcntl
from companion.table.files.faults import JournalError
from companion.table.files.private_folder import make_own

PATIENCE_S = 0.5
"""Seconds to wait for a held folder: a companion that was just killed has released it by then."""
LOOK_S = 0.02
LOCK = "games.lock"
"""The file that is locked where a folder cannot be."""


class InUseError(JournalError):
    """Another companion has the folder open."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "another companion is using it", "stop that one first")


class FolderLock:
    """Holds a data folder, and makes it if need be. Raises InUseError, and OSError."""

    def __init__(self, folder: Path, patience_s: float = PATIENCE_S) -> None:
        make_own(folder)
        until, take = monotonic() + patience_s, _take_file if fcntl is None else _take_folder
        while (release := take(folder)) is None:
            if monotonic() >= until:
                raise InUseError(folder)
            sleep(LOOK_S)
        self._release: Callable[[], None] | None = release

    def close(self) -> None:
        """Lets go of it; safe to call twice."""
        if self._release is not None:
            self._release()
            self._release = None


def _take_folder(path: Path) -> Callable[[], None] | None:
    """On Unix: a lock on the folder itself, which no file has to be made for; what releases it, or None while
    another has it."""
    assert fcntl
    folder = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        os.close(folder)
        if not isinstance(fault, BlockingIOError):
            raise
        return None
    return partial(os.close, folder)


def _take_file(folder: Path) -> Callable[[], None] | None:
    """Elsewhere: SQLite's lock, which it has on every system, on a file of its own."""
    lock = sqlite3.connect(folder / LOCK, 0.0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as fault:
        lock.close()
        if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise OSError(f"{folder} cannot be locked: {fault}") from fault
        return None
    return lock.close
