"""A damaged journal is set aside under a name of its own, never overwritten, and a new one begun."""

import logging
from itertools import count
from pathlib import Path
from shutil import rmtree

from companion.table.disk import DamagedError, not_written
from companion.table.journal import Journal

log = logging.getLogger(__name__)

FOLDERS = "set-aside-"
"""What a folder begins with in which lies what was there before a backup was restored."""
PARTS = ("-shm", "-wal", "")
"""The endings of a journal's files; the journal itself is moved last, so that a power cut hides nothing."""


def open_or_begin(path: Path) -> tuple[Journal, Path | None]:
    """The journal of that path, and where a damaged one lies now that had been there.

    Raises JournalError for every other fault: then nothing was moved.
    """
    try:
        return Journal(path), None
    except DamagedError as damaged:
        aside = set_aside(path)
        log.error("%s, and was set aside as %s", damaged, aside)
        return Journal(path), aside


def set_aside(path: Path) -> Path:
    """Gives a journal the first free name beside its own, `journal-damaged-1.sqlite3`, and returns that."""
    names = (path.with_name(f"{path.stem}-damaged-{number}{path.suffix}") for number in count(1))
    free = next(name for name in names if not any(_part(name, part).exists() for part in PARTS))
    for part in PARTS:
        if _part(path, part).exists():
            _part(path, part).rename(_part(free, part))
    return free


def forget_set_aside(path: Path) -> None:
    """Deletes for good the damaged journals that were set aside for that path, and the journals and
    photographs of the folders beside it that a backup was restored over. Raises Refused."""
    beside = list(path.parent.glob(f"{FOLDERS}*"))
    try:
        for file in (*path.parent.glob(f"{path.stem}-damaged-*"), *_all(beside, f"{path.stem}*")):
            file.unlink(missing_ok=True)
        for folder in _all(beside, "evidence"):
            rmtree(folder)
    except OSError as fault:
        log.error("what was set aside could not be deleted: %s", fault)
        raise not_written(fault) from fault


def _all(folders: list[Path], pattern: str) -> list[Path]:
    return [found for folder in folders for found in folder.glob(pattern)]


def _part(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
