"""The journal gives back what it was given, and is never changed."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from companion.engine.answers import Answer, Counted, Origin
from companion.engine.dice import Die
from companion.engine.game import Seat, SetUp
from companion.engine.refusal import Refused
from companion.table.files.sql_tables import EDITION, NEVER
from companion.table.files.sqlite_file import DamagedError, JournalError
from companion.table.journal.checksum_chain import Head
from companion.table.journal.entries import Correct, Entry, EntryKind, Undo
from companion.table.journal.journal import Journal, JournalRecord, SeatedPeople, now
from companion.table.journal.rows import Rows
from companion.table.journal.values import Values
from companion.table.seating.seating import SeatEntry, Seating
from tests.companion.table.old_journal import OLD_ENTRIES, make_old
from tests.companion.toy_game import TOY, Begun, Named

VALUES = Values(TOY.event_types)
SEATS = (Seat("seat-1", "Zoë", "red"), Seat("seat-2", "Ben", "blue"))
SEATING = Seating("BCDF", tuple(SeatEntry(seat, "proof") for seat in SEATS))
BEGUN = Begun(SEATS, 2, ("a kettle",))


def record(decks: dict[str, str], table: str = "main") -> JournalRecord:
    return JournalRecord(table, "toy", "1", SetUp(SEATS, decks, {"rounds": "2"}, "seed"), now())


def named(number: int, command: str) -> Entry:
    answer = Answer("number:seat-1", 1, command, "seat-1", Origin.BUTTON, Counted(3))
    return Entry(number, EntryKind.ANSWER, answer, (Named("seat-1", 3),))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite3"


def meddle(path: Path, *commands: str) -> None:
    with sqlite3.connect(path) as file:
        for command in commands:
            file.execute(command)
    file.close()


def trigger(table: str) -> str:
    """What keeps that table from being changed."""
    return next(one for one in NEVER if f"BEFORE UPDATE ON {table}" in one)


def written(path: Path) -> int:
    journal = Journal(path)
    game = journal.begin(record({"a.yaml": "- é"}), SEATING, (BEGUN,), VALUES)
    journal.enter(game, named(1, "one"), VALUES)
    journal.enter(game, named(2, "two"), VALUES)
    journal.close()
    return game


def test_a_game_is_read_with_the_cards_it_was_played_with(path: Path) -> None:
    journal = Journal(path)
    begun = record({"a.yaml": "- é", "b.yaml": "- é", "empty.yaml": ""})
    game = journal.begin(begun, SEATING, (BEGUN,), VALUES)
    assert journal.record(game) == begun
    assert journal.sitting("main") == SeatedPeople(SEATING, game)
    journal.close()


def test_the_same_card_file_is_kept_once(path: Path) -> None:
    journal = Journal(path)
    for text in ("- a", "- a", "- b"):
        journal.begin(record({"a.yaml": text}), SEATING, (BEGUN,), VALUES)
    journal.close()
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT text FROM texts ORDER BY text").fetchall() == [("- a",), ("- b",)]
    file.close()


def test_entries_are_read_in_order_as_they_were_written(path: Path) -> None:
    game = written(path)
    journal = Journal(path)
    first, *rest = journal.entries(game, VALUES)
    assert first == Entry(0, EntryKind.BEGIN, None, (BEGUN,))
    assert rest == [named(1, "one"), named(2, "two")]
    journal.close()


def test_what_was_taken_back_is_read_as_that(path: Path) -> None:
    undo = Entry(3, EntryKind.UNDO, Undo(2, "three", "seat-2", Origin.PHONE), ())
    dice = (Die("white", 2),)
    correct = Entry(
        5, EntryKind.CORRECT, Correct(1, dice, "five", None, Origin.TYPED, (1,)), (Named("seat-1", 2),)
    )
    journal = Journal(path)
    game = journal.begin(record({}), SEATING, (BEGUN,), VALUES)
    for entry in (named(1, "one"), named(2, "two"), undo, named(4, "four"), correct):
        journal.enter(game, entry, VALUES)
    _, first, second, third, fourth, fifth = journal.entries(game, VALUES)
    assert (first, third, fifth) == (named(1, "one"), undo, correct)
    assert second == replace(named(2, "two"), undone=3)
    assert fourth == replace(named(4, "four"), undone=5)
    with pytest.raises(Refused, match="refused-disk"):
        journal.enter(game, named(6, "three"), VALUES)
    journal.close()


def test_tables_of_one_house_keep_apart(path: Path) -> None:
    journal = Journal(path)
    journal.seat("left", SeatedPeople(SEATING, None))
    journal.begin(record({}, "right"), SEATING, (BEGUN,), VALUES)
    assert journal.sitting("left") == SeatedPeople(SEATING, None)
    assert journal.sitting("middle") is None
    journal.enter(1, named(1, "one"), VALUES)
    assert [journal.changes(table) for table in ("left", "right", "middle")] == [1, 2, 0]
    journal.close()


@pytest.mark.parametrize("entries", OLD_ENTRIES)
def test_a_journal_from_when_there_were_no_checksums_is_read_and_played_on(path: Path, entries: str) -> None:
    game = written(path)
    make_old(path, entries)
    journal = Journal(path)
    assert journal.loss is None
    assert journal.sitting("main") == SeatedPeople(SEATING, game)
    assert journal.record(game).set_up.decks == {"a.yaml": "- é"}
    journal.enter(game, named(3, "three"), VALUES)
    assert [entry.number for entry in journal.entries(game, VALUES)] == [0, 1, 2, 3]
    with pytest.raises(Refused, match="refused-disk"):
        journal.enter(game, named(4, "three"), VALUES)
    journal.close()
    assert sorted(one.name for one in path.parent.iterdir()) == [path.name, f"{path.name}-mark"]
    Journal(path).close()


@pytest.mark.parametrize("entry", [named(2, "one"), named(1, "two")])
def test_a_command_and_a_number_are_entered_once_in_a_game(path: Path, entry: Entry) -> None:
    journal = Journal(path)
    game = journal.begin(record({}), SEATING, (BEGUN,), VALUES)
    other = journal.begin(record({}), SEATING, (BEGUN,), VALUES)
    journal.enter(game, named(1, "one"), VALUES)
    with pytest.raises(Refused, match="refused-disk"):
        journal.enter(game, entry, VALUES)
    journal.enter(other, named(1, "one"), VALUES)
    assert len(journal.entries(game, VALUES)) == 2
    journal.close()


@pytest.mark.parametrize(
    "command",
    ["UPDATE entries SET events = '[]'", "DELETE FROM entries", "DELETE FROM texts", "DELETE FROM games"],
)
def test_nothing_in_a_journal_is_changed_or_erased(path: Path, command: str) -> None:
    written(path)
    with pytest.raises(sqlite3.IntegrityError, match="nothing in a journal is changed"):
        meddle(path, command)


@pytest.mark.parametrize(
    ("table", "change"),
    [
        ("entries", "UPDATE entries SET events = '[]' WHERE number = 2"),
        ("entries", "UPDATE entries SET number = 3 WHERE number = 2"),
        ("entries", "UPDATE entries SET command = 'three' WHERE number = 1"),
        ("texts", "UPDATE texts SET text = '- forged'"),
        ("games", "UPDATE games SET rules = '2'"),
        ("games", "UPDATE games SET id = 7"),
        ("seatings", "UPDATE seatings SET game = NULL"),
    ],
)
def test_whatever_is_not_what_was_written_is_damage_and_left_alone(
    path: Path, table: str, change: str
) -> None:
    written(path)
    meddle(path, f"DROP TRIGGER {table}_UPDATE_never", change, trigger(table))
    before = path.read_bytes()
    with pytest.raises(DamagedError, match=r"journal\.sqlite3: is damaged"):
        Journal(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("table", "change", "what"),
    [
        ("entries", "UPDATE entries SET events = '[9]' WHERE number = 2", "entry 2 of game 1 is not under"),
        ("entries", "UPDATE entries SET answer = '{}' WHERE number = 1", "entry 1 of game 1 is not under"),
        ("entries", "UPDATE entries SET kind = 'wish' WHERE number = 2", "entry 2 of game 1 is not under"),
        ("games", "UPDATE games SET set_up = '{}'", "beginning of game 1 is not understood"),
        ("seatings", "UPDATE seatings SET seating = '['", "the seating of table main is not understood"),
    ],
)
def test_what_another_version_wrote_and_is_not_understood_is_named_and_left_alone(
    path: Path, table: str, change: str, what: str
) -> None:
    game = written(path)
    meddle(path, f"DROP TRIGGER {table}_UPDATE_never", change, trigger(table))
    with closing(sqlite3.connect(path)) as file, file:
        Rows(file, Head(100, b"another version")).forget("nobody")
    before = path.read_bytes()
    journal = Journal(path)
    with pytest.raises(JournalError, match=rf"journal\.sqlite3: (the )?{what}"):
        (journal.sitting("main"), journal.record(game), journal.entries(game, VALUES))
    journal.close()
    assert path.read_bytes() == before


def test_a_journal_cut_at_any_entry_under_way_is_a_prefix_of_what_was_played(path: Path) -> None:
    journal = Journal(path)
    game = journal.begin(record({}), SEATING, (BEGUN,), VALUES)
    for number in range(1, 30):
        journal.enter(game, named(number, str(number)), VALUES)
    whole = journal.entries(game, VALUES)
    base, wal = path.read_bytes(), path.with_name(path.name + "-wal").read_bytes()
    journal.close()
    found = [len(cut_entries(path.parent / str(cut), base, wal[:cut])) for cut in range(0, len(wal), 1999)]
    assert found == sorted(found)
    assert len(set(found)) > 15
    assert cut_entries(path.parent / "whole", base, wal) == whole


def cut_entries(folder: Path, base: bytes, wal: bytes) -> tuple[Entry, ...]:
    folder.mkdir()
    (folder / "journal.sqlite3").write_bytes(base)
    (folder / "journal.sqlite3-wal").write_bytes(wal)
    journal = Journal(folder / "journal.sqlite3")
    entries = journal.entries(1, VALUES)
    journal.close()
    return entries


def test_the_edition_is_in_the_file(path: Path) -> None:
    written(path)
    with sqlite3.connect(path) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (EDITION,)
    file.close()
