"""Backs up a table's data into one file: games, decks, calibration and settings."""

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

from companion.table.files.backup_swap import SINGLE, TABLES
from companion.table.files.zip_entry import add
from companion.table.journal.journal import Journal
from companion.upkeep.checks.versions import PROGRAM, own_version
from companion.upkeep.running import fetch, running

FORMAT = 1
"""The number of this layout; a program that does not know it leaves the file alone."""
MANIFEST = "backup.json"
FOLDERS = ("decks/*/*.yaml", "calibration/*/*.json")
PLAIN = r"[^/\\\0.][^/\\\0]*"
A_GAME = re.compile(
    rf"{TABLES}/{PLAIN}/(table\.json|games/\d{{4,9}}\.(jsonl|met)|cards/[0-9a-f]{{64}}\.yaml)"
)
A_NAME = re.compile(
    rf"{A_GAME.pattern}|{'|'.join(SINGLE)}|decks/{PLAIN}/{PLAIN}\.yaml|calibration/{PLAIN}/{PLAIN}\.json"
)
"""File names allowed in a backup: none that leaves the folder, none that is hidden."""


def backup(data: Path, copy_journal: Callable[[Path], None]) -> bytes:
    """A zip of the data folder. `copy_journal` writes the games, as they are at one moment, to a new path.

    Raises OSError, and what `copy_journal` raises.
    """
    packed, told = BytesIO(), {}
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, content in _contents(data, copy_journal):
            add(archive, name, content)
            told[name] = {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        made = {"program": PROGRAM, "format": FORMAT, "version": own_version(), "files": told}
        made["made_at"] = datetime.now(UTC).isoformat(timespec="seconds")
        add(archive, MANIFEST, json.dumps(made, indent=1))
    return packed.getvalue()


def take(data: Path) -> bytes:
    """A backup of the folder, made by the table that runs on it, if one does: it alone may open its journal.

    Raises OSError, JournalError and SilentError.
    """
    table = running(data)
    if table is not None:
        return fetch(table, "backup")
    if not data.is_dir():
        raise OSError(f"{data}: nothing was ever played here; name the folder with --data")
    with closing(Journal(data)) as journal:
        if not any(journal.tables()):
            raise OSError(f"{data}: nothing was ever played here; name the folder with --data")
        return backup(data, journal.copy_to)


def named(now: datetime) -> str:
    """The file name of a backup made at that moment."""
    return f"companion-backup-{now:%Y-%m-%d-%H%M}.zip"


def _contents(data: Path, copy_journal: Callable[[Path], None]) -> Iterator[tuple[str, bytes]]:
    with TemporaryDirectory() as folder:
        copy_journal(Path(folder) / TABLES)
        for path in sorted(one for one in Path(folder).rglob("*") if one.is_file()):
            yield path.relative_to(folder).as_posix(), path.read_bytes()
    paths = [data / name for name in SINGLE] + [path for one in FOLDERS for path in sorted(data.glob(one))]
    for path in paths:
        name = path.relative_to(data).as_posix()
        if path.is_file() and A_NAME.fullmatch(name):
            yield name, path.read_bytes()
