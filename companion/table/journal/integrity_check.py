"""A journal is examined by a copy: SQLite, which drops what it takes for damaged, sees the copy first."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.table.files.sql_tables import LOG
from companion.table.files.sqlite_file import PAGE
from companion.table.journal.page_scan import picked_out
from companion.table.journal.raw_rows import UNREADABLE, Raw, raw_in
from companion.table.journal.sqlite_repair import mend

BLOCK = 4096
"""Bytes that a card gives or refuses at once."""


def examined(path: Path) -> Raw:
    """Rows of a journal that may be damaged or missing. Raises OSError."""
    with _copy(path) as (copy, _, unread):
        return _examined(copy, unread)


def ransacked(path: Path) -> Raw:
    """As `examined`, and what there is where SQLite finds its own checksums wrong, or finds no way. Slow."""
    with _copy(path) as (copy, log, unread):
        content, logged = _bytes(copy), _bytes(log)
        raw = _examined(copy, unread)
    with _copy(path) as (copy, log, unread):
        mend(copy, log)
        return raw.plus(_examined(copy, unread)).plus(picked_out(content, logged))


def _bytes(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""


@contextmanager
def _copy(path: Path) -> Iterator[tuple[Path, Path, int]]:
    """A copy of a journal and its log, those that are there, and how many blocks of them cannot be read."""
    with TemporaryDirectory() as folder:
        copy, log = Path(folder) / path.name, Path(folder) / f"{path.name}{LOG}"
        there = [one for one in (copy, log) if path.with_name(one.name).exists()]
        yield copy, log, sum(_copied(path.with_name(one.name), one) for one in there)


def _examined(copy: Path, unread: int) -> Raw:
    has_content = copy.exists() and copy.stat().st_size > 0
    if not has_content and not copy.with_name(f"{copy.name}{LOG}").exists():
        return Raw()
    if not has_content:
        copy.write_bytes(bytes(PAGE))  # SQLite deletes the log of a file that is empty
    raw = _read(copy)
    if unread:
        return replace(raw, health=f"{unread} blocks of it cannot be read")
    if has_content:
        return raw
    return replace(raw, health="it is empty beside its log") if raw.rows else Raw()


def _copied(original: Path, copy: Path) -> int:
    """Copies a file block by block; how many blocks the disk does not give, which are zeros then."""
    refused = 0
    with original.open("rb") as file, copy.open("wb") as to:
        size = os.fstat(file.fileno()).st_size
        for place in range(0, size, BLOCK):
            try:
                os.lseek(file.fileno(), place, os.SEEK_SET)
                block = os.read(file.fileno(), BLOCK)
            except OSError:
                block, refused = bytes(min(BLOCK, size - place)), refused + 1
            to.write(block)
    return refused


def _read(copy: Path) -> Raw:
    with closing(sqlite3.connect(copy, isolation_level=None)) as file:
        with suppress(*UNREADABLE):
            file.execute("PRAGMA synchronous = OFF")
        return raw_in(file)
