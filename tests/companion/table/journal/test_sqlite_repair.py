"""SQLite reads a copy whose head and whose log were spoilt, once they are mended."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.table.files.sqlite_file import Disk
from companion.table.journal.sqlite_repair import FRAME_HEAD, LOG_HEAD, mend
from tests.companion.table.spoilt import JOURNAL, LOG

WORDS = [f"word {n}" for n in range(9)]


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Path]:
    """A file whose words are in its log alone."""
    disk = Disk(tmp_path / "whole" / JOURNAL, ("CREATE TABLE words (word TEXT)",), 1)
    for word in WORDS:
        with disk.writing() as file:
            file.execute("INSERT INTO words VALUES (?)", (word,))
    for name in (JOURNAL, LOG):
        (tmp_path / name).write_bytes((disk.path.parent / name).read_bytes())
    yield tmp_path / JOURNAL
    disk.close()


def spoil(file: Path, at: int) -> None:
    content = bytearray(file.read_bytes())
    content[at] ^= 0xFF
    file.write_bytes(content)


def words(copy: Path) -> list[str]:
    try:
        with closing(sqlite3.connect(copy)) as file:
            return [word for (word,) in file.execute("SELECT word FROM words")]
    except sqlite3.DatabaseError:
        return []


@pytest.mark.parametrize(
    ("name", "at"),
    [
        (LOG, 0),
        (LOG, 12),
        (LOG, LOG_HEAD.size - 1),
        (LOG, LOG_HEAD.size + 8),
        (LOG, LOG_HEAD.size + FRAME_HEAD.size - 1),
        (JOURNAL, 0),
        (JOURNAL, 16),
        (JOURNAL, 56),
    ],
    ids=["magic", "count", "sum of the head", "salt", "sum of a frame", "name", "page size", "encoding"],
)
def test_what_is_spoilt_of_heads_and_sums_hides_no_row(copy: Path, name: str, at: int) -> None:
    spoil(copy.with_name(name), at)
    mend(copy, copy.with_name(LOG))
    assert words(copy) == WORDS


def test_what_is_not_mended_is_hidden(copy: Path) -> None:
    spoil(copy.with_name(LOG), LOG_HEAD.size - 1)
    assert words(copy) == []
