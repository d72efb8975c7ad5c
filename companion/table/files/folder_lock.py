"""Only one companion opens a journal: the folder that it lies in is held for as long as it is open."""

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

from companion.table.files.private_folder import make_own
from companion.table.files.sqlite_file import JournalError

PATIENCE_S = 0.5
"""How long a folder may stay held: a companion that was just killed is gone by then."""
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
        self._folder: int | None = os.open(journal.parent, os.O_RDONLY)
        until = monotonic() + patience_s
        try:
            while not self._is_mine(journal):
                if monotonic() >= until:
                    raise InUseError(journal)
                sleep(LOOK_S)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Lets go of it; safe to call twice."""
        if self._folder is not None:
            os.close(self._folder)
            self._folder = None

    def _is_mine(self, journal: Path) -> bool:
        assert self._folder is not None
        try:
            fcntl.flock(self._folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with suppress(FileNotFoundError), journal.open("rb") as file:
                start, length = SQLITES
                fcntl.lockf(file, fcntl.LOCK_SH | fcntl.LOCK_NB, length, start)
        except BlockingIOError:
            return False
        return True
