"""The file of the journal: whole or refused, and never overwritten."""

import sqlite3
from pathlib import Path

import pytest

from companion.engine.refusal import Refused
from companion.table.files.sqlite_file import CHECKPOINT_PAGES, PAGE, Disk, JournalError

TABLES = ("CREATE TABLE words (word TEXT PRIMARY KEY)",)


def add(disk: Disk, *words: str) -> None:
    with disk.writing() as file:
        for word in words:
            file.execute("INSERT INTO words VALUES (?)", (word,))


def add_and_fail(disk: Disk, word: str) -> None:
    with disk.writing() as file:
        file.execute("INSERT INTO words VALUES (?)", (word,))
        raise TypeError


def words(disk: Disk) -> list[str]:
    return [word for (word,) in disk.rows("the words", "SELECT word FROM words ORDER BY word")]


def reopened(disk: Disk) -> Disk:
    disk.close()
    return Disk(disk.path, TABLES, 1)


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    return Disk(tmp_path / "new" / "words.sqlite3", TABLES, 1)


def test_what_was_written_is_there_after_it_is_opened_again(disk: Disk) -> None:
    add(disk, "a", "b")
    again = reopened(disk)
    assert words(again) == ["a", "b"]
    again.close()
    again.close()


def test_every_write_is_synced_before_it_counts(disk: Disk) -> None:
    assert disk.rows("", "PRAGMA synchronous") == [(2,)]
    assert disk.rows("", "PRAGMA journal_mode") == [("wal",)]
    disk.close()


def test_the_log_is_carried_over_before_it_grows_large(disk: Disk) -> None:
    for number in range(CHECKPOINT_PAGES):
        add(disk, *(f"{number} {n}" for n in range(3)))
    log = disk.path.with_name(f"{disk.path.name}-wal")
    assert log.stat().st_size < (CHECKPOINT_PAGES + 10) * (PAGE + 24)
    disk.close()


def test_a_write_that_fails_half_way_leaves_nothing(disk: Disk) -> None:
    add(disk, "a")
    with pytest.raises(Refused, match="refused-disk"):
        add(disk, "b", "a")
    with pytest.raises(TypeError):
        add_and_fail(disk, "c")
    add(disk, "d")
    again = reopened(disk)
    assert words(again) == ["a", "d"]
    again.close()


def test_a_full_disk_is_named_and_outlived(disk: Disk) -> None:
    disk.rows("", "PRAGMA max_page_count = 4")
    with pytest.raises(Refused, match="refused-disk-full"):
        add(disk, "x" * 30_000)
    disk.rows("", "PRAGMA max_page_count = 1000")
    add(disk, "y")
    assert words(disk) == ["y"]
    disk.close()


def test_a_second_companion_is_kept_out(disk: Disk) -> None:
    before = disk.path.read_bytes()
    with pytest.raises(JournalError, match="another companion is using it; stop that one first"):
        Disk(disk.path, TABLES, 1)
    assert disk.path.read_bytes() == before
    disk.close()


@pytest.mark.parametrize("content", [b"not a journal at all" * 300, b"SQLite format 3\0" + bytes(4080)])
def test_a_file_that_is_no_journal_is_named_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "photo.sqlite3"
    path.write_bytes(content)
    with pytest.raises(JournalError, match=r"photo\.sqlite3: is damaged, or no journal.*move it aside"):
        Disk(path, TABLES, 1)
    assert path.read_bytes() == content


def test_a_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite3"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (text TEXT)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(JournalError, match="edition 0, and this program reads edition 1"):
        Disk(path, TABLES, 1)
    assert path.read_bytes() == before


def test_a_file_of_a_newer_edition_is_left_alone(disk: Disk) -> None:
    add(disk, "a")
    disk.close()
    before = disk.path.read_bytes()
    with pytest.raises(JournalError, match="edition 1, and this program reads edition 0"):
        Disk(disk.path, TABLES, 0)
    assert disk.path.read_bytes() == before


def test_a_folder_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(JournalError, match="cannot be opened"):
        Disk(tmp_path / "file" / "words.sqlite3", TABLES, 1)


def test_what_cannot_be_asked_is_named(disk: Disk) -> None:
    with pytest.raises(JournalError, match="the letters cannot be read"):
        disk.rows("the letters", "SELECT * FROM letters")
    disk.close()
