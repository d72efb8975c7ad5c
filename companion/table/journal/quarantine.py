"""Quarantine: damaged journals whose valid part was put in their place, and when they are deleted."""

import logging
from pathlib import Path
from shutil import rmtree

from companion.table.files.backup_swap import SET_ASIDE, go_on
from companion.table.files.sqlite_file import DamagedError, not_written
from companion.table.journal.journal import Journal
from companion.table.journal.repair import holding, rescue
from companion.table.journal.restoration import Sources

log = logging.getLogger(__name__)


def open_or_begin(path: Path, sources: Sources | None = None) -> Journal:
    """The journal of that path. A damaged one is set aside, and what stands of it is opened, and what the
    sources give back: see its `loss`.

    A backup whose coming was cut off comes first. Raises JournalError for every other fault: then nothing
    was moved.
    """
    with holding(path):
        go_on(path.parent)
    try:
        return Journal(path)
    except DamagedError as damaged:
        log.error("%s", damaged)
        rescue(path, sources)
        return Journal(path)


def forget_set_aside(path: Path) -> None:
    """Deletes for good the damaged journals that were set aside for that path, and the journals and
    photographs of the folders beside it that a backup was restored over. Raises Refused."""
    beside = list(path.parent.glob(f"{SET_ASIDE}*"))
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
