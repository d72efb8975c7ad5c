"""How far a journal had got is on disk before anybody is told, and is never noted further than that."""

import errno
import os
from pathlib import Path

import pytest

from companion.table.journal.checksum_chain import START, Head
from companion.table.journal.high_water_mark import (
    BYTES,
    PLACES,
    HighWaterMark,
    Loss,
    MarkNote,
    read_mark,
    write_mark,
)
from companion.table.journal.journal import Journal, SeatedPeople
from companion.table.seating.seating import Seating
from tests.companion.fake_disk import numbered

FIRST, SECOND = Head(1, b"first"), Head(2, b"second")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite3"


def mark_of(path: Path) -> Path:
    return path.with_name("journal.sqlite3-mark")


def test_what_is_written_is_announced_on_disk_and_then_reached(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = HighWaterMark(path, MarkNote())
    with numbered(monkeypatch) as calls:
        mark.announce(FIRST)
        mark.reach(FIRST)
    assert calls.made == ["write", "fdatasync", "write"]
    mark.announce(SECOND)
    mark.close()
    assert read_mark(path) == MarkNote(FIRST, SECOND)


def test_what_was_not_written_is_taken_back(path: Path) -> None:
    mark = HighWaterMark(path, MarkNote(FIRST))
    mark.announce(SECOND)
    mark.give_up()
    mark.give_up()
    mark.close()
    mark.close()
    assert read_mark(path) == MarkNote(FIRST)


def test_a_loss_is_noted_for_as_long_as_the_file_is(path: Path) -> None:
    loss = Loss(1, None, 3, "journal-damaged-1.sqlite3")
    mark = HighWaterMark(path, MarkNote(FIRST, loss=loss))
    mark.announce(SECOND)
    mark.reach(SECOND)
    mark.close()
    assert read_mark(path) == MarkNote(SECOND, loss=loss)


@pytest.mark.parametrize("place", PLACES)
def test_of_two_notes_the_one_that_is_whole_counts(path: Path, place: int) -> None:
    mark = HighWaterMark(path, MarkNote(FIRST))
    mark.announce(SECOND)
    mark.reach(SECOND)
    mark.close()
    raw = bytearray(mark_of(path).read_bytes())
    raw[place + BYTES // 4] ^= 1
    mark_of(path).write_bytes(raw)
    assert read_mark(path) in (MarkNote(FIRST, SECOND), MarkNote(SECOND))


@pytest.mark.parametrize("raw", [b"", b"no note", b" " * 1024, b"\xff" * 1024])
def test_what_is_no_note_is_none(path: Path, raw: bytes) -> None:
    mark_of(path).write_bytes(raw)
    assert read_mark(path) is None


def test_a_disk_that_takes_no_note_costs_the_note_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = HighWaterMark(path, MarkNote())
    for at, fault in ((0, errno.EIO), (1, errno.EIO), (2, errno.ENOSPC)):
        with numbered(monkeypatch, at, OSError(fault, os.strerror(fault))):
            mark.announce(FIRST)
            mark.reach(FIRST)
    mark.announce(SECOND)
    mark.reach(SECOND)
    mark.close()
    assert read_mark(path) == MarkNote(SECOND)


def seated(path: Path) -> MarkNote:
    """What is noted once one more seating was written."""
    journal = Journal(path)
    journal.seat("home", SeatedPeople(Seating("BCDF"), None))
    journal.close()
    note = read_mark(path)
    assert note is not None
    return note


def test_what_was_cut_off_while_it_was_written_is_there_or_nothing_is_claimed(path: Path) -> None:
    before, after = seated(path), seated(path)
    write_mark(path, MarkNote(before.head, after.head))
    journal = Journal(path)
    assert (journal.steps, journal.loss) == (2, None)
    journal.close()
    write_mark(path, MarkNote(after.head, Head(3, b"cut off")))
    journal = Journal(path)
    assert (journal.steps, journal.loss) == (2, Loss(2, None))
    journal.close()


def test_a_note_that_was_left_behind_is_brought_up_to_the_journal(path: Path) -> None:
    after = seated(path)
    write_mark(path, MarkNote(START))
    Journal(path).close()
    assert read_mark(path) == after
