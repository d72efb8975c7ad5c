"""A damaged journal is set aside under a name of its own, never overwritten, and a new one begun."""

import logging
from itertools import count
from pathlib import Path

from companion.table.disk import DamagedError
from companion.table.journal import Journal

log = logging.getLogger(__name__)

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


def _part(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
