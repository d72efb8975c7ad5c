"""Accepts a backup at a running table: shows its content, and restores it at the next start."""

import json
import logging
import shutil
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from zipfile import ZipFile

from companion.table.files.faults import JournalError
from companion.table.journal.journal import Journal
from companion.table.journal.table_journal import TableJournal
from companion.table.sandbox.sandbox import sandboxed
from companion.upkeep.backup import MANIFEST
from companion.upkeep.restore import BackupError, restore, unpack

log = logging.getLogger(__name__)

BROUGHT, WAITING, FAILED = "backup-brought.zip", "backup-waiting.zip", "backup-failed.zip"
"""Backups in the data folder: checked; to be restored at the next start; impossible to restore."""
CHECKED = "backup-checked"
"""Folder in which a backup is checked."""


@dataclass(frozen=True)
class BackupContents:
    """Number of games, and the start of the latest (ISO 8601, None without any)."""

    games: int
    latest: str | None


@dataclass(frozen=True)
class UploadedBackup:
    """A backup's content, its date, and the names of its other files."""

    made_at: str
    holds: BackupContents
    files: tuple[str, ...]


def bring(data: Path, packed: bytes) -> UploadedBackup:
    """Checks a backup and keeps it for later, or changes nothing.

    Raises BackupError, OSError, and Refused as `sandboxed` does.
    """
    folder = data / CHECKED
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    try:
        file = folder / BROUGHT
        file.write_bytes(packed)
        found = sandboxed(looked_through, file, folder / "in")
        file.replace(data / BROUGHT)
        return found
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def looked_through(file: Path, into: Path) -> UploadedBackup:
    """Unpacks a backup into a new folder and returns its content. Raises BackupError."""
    try:
        unpack(file, into)
        with ZipFile(file) as archive:
            made = json.loads(archive.read(MANIFEST))
        made_at = datetime.fromisoformat(made["made_at"]).astimezone().isoformat()
        with closing(Journal(into)) as journal:
            return UploadedBackup(made_at, held(journal.tables()), tuple(sorted(made["files"])))
    except (JournalError, LookupError, TypeError, ValueError, OverflowError) as fault:
        raise BackupError(f"{file}: {fault}") from fault


def held(tables: Iterable[TableJournal]) -> BackupContents:
    """The content of these tables. Raises JournalError."""
    begun = [table.record(number).begun_at for table in tables for number in table.numbers]
    return BackupContents(len(begun), max(begun, default=None))


def let_wait(data: Path) -> None:
    """From the next start on, what was brought takes the place of what is there. Raises OSError."""
    (data / BROUGHT).replace(data / WAITING)


def forget_brought(data: Path) -> None:
    """Deletes every backup that was brought: it holds games, photographs and names. Raises OSError."""
    for name in (BROUGHT, WAITING, FAILED):
        (data / name).unlink(missing_ok=True)


def put_in_place(data: Path, now: datetime) -> None:
    """Before a start: what waits takes its place, and what was there is set aside.

    What cannot be put in place is set aside itself; then all is as before.
    """
    waiting = data / WAITING
    if not waiting.is_file():
        return
    try:
        aside = restore(waiting, data, now)
    except (BackupError, OSError):
        log.exception("the backup that was brought cannot be put in place")
        waiting.replace(data / FAILED)
    else:
        log.warning("a backup was put in place; what was there lies in %s", aside)
        waiting.unlink()
