"""A damaged journal is never overwritten: it is set aside, and the table begins a new one."""

from pathlib import Path

import pytest

from companion.engine.refusal import Refused
from companion.table.files.sqlite_file import JournalError
from companion.table.journal.high_water_mark import Loss
from companion.table.journal.journal import Journal, SeatedPeople
from companion.table.journal.quarantine import forget_set_aside, open_or_begin
from companion.table.seating.seating import new_seating

JOURNAL = ("journal.sqlite3", "journal.sqlite3-mark")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite3"


def begun(path: Path) -> bytes:
    """A journal in which somebody sits at a table: what is in its file."""
    journal = Journal(path)
    journal.seat("home", SeatedPeople(new_seating(), None))
    journal.close()
    return path.read_bytes()


def files(path: Path) -> dict[str, bytes]:
    """All that lies beside a journal, and itself."""
    return {one.name: one.read_bytes() for one in path.parent.iterdir()}


def test_a_journal_that_is_whole_stays_where_it_is(path: Path) -> None:
    before = begun(path)
    journal = open_or_begin(path)
    assert journal.loss is None
    assert journal.sitting("home") is not None
    journal.close()
    assert path.read_bytes() == before


def test_a_damaged_journal_is_kept_byte_by_byte_and_a_new_one_begins(path: Path) -> None:
    cut = begun(path)[:100]
    path.write_bytes(cut)
    journal = open_or_begin(path)
    assert journal.loss == Loss(0, 1, 0, "journal-damaged-1.sqlite3")
    assert path.with_name("journal-damaged-1.sqlite3").read_bytes() == cut
    assert journal.sitting("home") is None
    journal.close()


def test_one_that_was_set_aside_before_stays_as_well(path: Path) -> None:
    kept = []
    for number in (1, 2, 3):
        path.write_bytes(b"no journal at all %d" % number * 300)
        kept.append(path.read_bytes())
        journal = open_or_begin(path)
        journal.close()
        assert journal.loss is not None
        assert journal.loss.file == f"journal-damaged-{number}.sqlite3"
    assert [path.with_name(f"journal-damaged-{n}.sqlite3").read_bytes() for n in (1, 2, 3)] == kept


def test_a_backup_whose_coming_was_cut_off_comes_first(path: Path) -> None:
    fresh = begun(path)
    coming = path.parent / "restored"
    coming.mkdir()
    path.rename(coming / path.name)
    path.with_name(f"{path.name}-mark").unlink()
    open_or_begin(path).close()
    assert not coming.exists()
    assert path.read_bytes() == fresh


def test_a_journal_that_another_companion_uses_is_left_alone(path: Path) -> None:
    begun(path)
    other = Journal(path)
    before = files(path)
    with pytest.raises(JournalError, match="another companion is using it"):
        open_or_begin(path)
    assert files(path) == before
    other.close()


def test_a_folder_that_cannot_be_written_moves_nothing(path: Path) -> None:
    (path.parent / "file").write_text("")
    with pytest.raises(JournalError, match="cannot be opened"):
        open_or_begin(path.parent / "file" / "journal.sqlite3")


def test_what_was_set_aside_is_forgotten_and_nothing_else(path: Path) -> None:
    begun(path)
    for name in ("journal-damaged-1.sqlite3", "journal-damaged-2.sqlite3-wal"):
        path.with_name(name).write_bytes(b"Ada was here")
    before = path.parent / "set-aside-2026-11-21-194700"
    (before / "evidence").mkdir(parents=True)
    for name in ("journal.sqlite3", "evidence/home-1-2.jpg", "settings.toml", "decks"):
        (before / name).write_bytes(b"Ben, too")
    forget_set_aside(path)
    left = sorted(str(found.relative_to(path.parent)) for found in path.parent.rglob("*"))
    assert left == [*JOURNAL, before.name, f"{before.name}/decks", f"{before.name}/settings.toml"]


def test_what_cannot_be_deleted_is_said(path: Path) -> None:
    path.with_name("journal-damaged-1.sqlite3").mkdir()
    with pytest.raises(Refused, match="refused-disk"):
        forget_set_aside(path)
