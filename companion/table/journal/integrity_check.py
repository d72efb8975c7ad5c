"""A journal is examined by a copy: SQLite, which drops what it takes for damaged, sees the copy first."""

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.table.files.sql_tables import LOG
from companion.table.files.sqlite_file import PAGE
from companion.table.journal.salvage import UNREADABLE, SalvagedFile, found_in
from companion.table.journal.sqlite_repair import mend

BLOCK = 4096
"""Bytes that a card gives or refuses at once."""


def examined(path: Path, *, mended: bool = False) -> SalvagedFile:
    """What a journal gives away that may be damaged anywhere, or may not be there. Raises OSError.

    With `mended` SQLite reads on where it finds its own checksums wrong.
    """
    with TemporaryDirectory() as folder:
        copy, log = Path(folder) / path.name, Path(folder) / f"{path.name}{LOG}"
        there = [one for one in (copy, log) if path.with_name(one.name).exists()]
        unread = sum(_copied(path.with_name(one.name), one) for one in there)
        has_content = copy.exists() and copy.stat().st_size > 0
        if not has_content and not log.exists():
            return SalvagedFile()
        if not has_content:
            copy.write_bytes(bytes(PAGE))  # SQLite deletes the log of a file that is empty
        if mended:
            mend(copy, log)
        found = _read(copy)
        if unread:
            return replace(found, health=f"{unread} blocks of it cannot be read")
        if has_content:
            return found
        return replace(found, health="it is empty beside its log") if found.steps else SalvagedFile()


def _copied(original: Path, copy: Path) -> int:
    """Copies a file block by block; how many blocks the disk does not give, which are zeros then."""
    refused = 0
    with original.open("rb") as file, copy.open("wb") as to:
        size = os.fstat(file.fileno()).st_size
        for place in range(0, size, BLOCK):
            try:
                block = os.pread(file.fileno(), BLOCK, place)
            except OSError:
                block, refused = bytes(min(BLOCK, size - place)), refused + 1
            to.write(block)
    return refused


def _read(copy: Path) -> SalvagedFile:
    with closing(sqlite3.connect(copy, isolation_level=None)) as file:
        with suppress(*UNREADABLE):
            file.execute("PRAGMA synchronous = OFF")
        return found_in(file)
