"""The journal gives back what it was given, and is never changed."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from companion.engine.answers import Answer, Counted, Origin
from companion.engine.dice import Die
from companion.engine.game import Seat, SetUp
from companion.engine.refusal import Refused
from companion.table.disk import JournalError
from companion.table.entries import Correct, Entry, Kind, Undo
from companion.table.journal import EDITION, Journal, Record, Sitting, now
from companion.table.seating import Place, Seating
from companion.table.values import Values
from tests.companion.toy_game import Begun, Named, Toy

VALUES = Values(Toy.event_types)
SEATS = (Seat("seat-1", "Zoë", "red"), Seat("seat-2", "Ben", "blue"))
SEATING = Seating("BCDF", tuple(Place(seat, "proof") for seat in SEATS))
BEGUN = Begun(SEATS, 2, ("a kettle",))


def record(decks: dict[str, str], table: str = "main") -> Record:
    return Record(table, "toy", "1", SetUp(SEATS, decks, {"rounds": "2"}, "seed"), now())


def named(number: int, command: str) -> Entry:
    answer = Answer("number:seat-1", 1, command, "seat-1", Origin.BUTTON, Counted(3))
    return Entry(number, Kind.ANSWER, answer, (Named("seat-1", 3),))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite3"


def meddle(path: Path, *commands: str) -> None:
    with sqlite3.connect(path) as file:
        for command in commands:
            file.execute(command)
    file.close()


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
    assert journal.sitting("main") == Sitting(SEATING, game)
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
    assert first == Entry(0, Kind.BEGIN, None, (BEGUN,))
    assert rest == [named(1, "one"), named(2, "two")]
    journal.close()


def test_what_was_taken_back_is_read_as_that(path: Path) -> None:
    undo = Entry(3, Kind.UNDO, Undo(2, "three", "seat-2", Origin.PHONE), ())
    dice = (Die("white", 2),)
    correct = Entry(
        5, Kind.CORRECT, Correct(1, dice, "five", None, Origin.TYPED, (1,)), (Named("seat-1", 2),)
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
    journal.seat("left", Sitting(SEATING, None))
    journal.begin(record({}, "right"), SEATING, (BEGUN,), VALUES)
    assert journal.sitting("left") == Sitting(SEATING, None)
    assert journal.sitting("middle") is None
    journal.enter(1, named(1, "one"), VALUES)
    assert [journal.changes(table) for table in ("left", "right", "middle")] == [1, 2, 0]
    journal.close()


WITH_AN_INDEX = """CREATE TABLE entries (
    game INTEGER NOT NULL REFERENCES games, number INTEGER NOT NULL, kind TEXT NOT NULL,
    command TEXT, answer TEXT, events TEXT NOT NULL,
    PRIMARY KEY (game, number), UNIQUE (game, command)) WITHOUT ROWID"""


def test_a_journal_from_when_commands_had_an_index_is_read_and_played_on(path: Path) -> None:
    Journal(path).close()
    meddle(path, "DROP TABLE entries", WITH_AN_INDEX)
    game = written(path)
    journal = Journal(path)
    journal.enter(game, named(3, "three"), VALUES)
    assert [entry.number for entry in journal.entries(game, VALUES)] == [0, 1, 2, 3]
    with pytest.raises(Refused, match="refused-disk"):
        journal.enter(game, named(4, "three"), VALUES)
    journal.close()


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
    ("change", "what"),
    [
        ("UPDATE entries SET events = substr(events, 1, 9) WHERE number = 2", "entry 2 of game 1 is not und"),
        ("UPDATE entries SET answer = '{}' WHERE number = 1", "entry 1 of game 1 is not understood"),
        ("UPDATE entries SET kind = 'wish' WHERE number = 2", "entry 2 of game 1 is not understood"),
        ("UPDATE entries SET number = 3 WHERE number = 2", "entry 2 of game 1 is missing"),
    ],
)
def test_an_entry_that_is_not_understood_is_named_and_left_alone(path: Path, change: str, what: str) -> None:
    game = written(path)
    meddle(path, "DROP TRIGGER entries_update_never", change)
    before = path.read_bytes()
    journal = Journal(path)
    with pytest.raises(JournalError, match=rf"journal\.sqlite3: {what}"):
        journal.entries(game, VALUES)
    journal.close()
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ("UPDATE texts SET text = '- forged'", r"card file a\.yaml is not what was played with"),
        ("UPDATE games SET set_up = '{}'", "beginning of game 1 is not understood"),
        ("UPDATE games SET id = 7", "beginning of game 1 is not understood"),
    ],
)
def test_a_beginning_that_is_not_understood_is_named(path: Path, change: str, what: str) -> None:
    game = written(path)
    meddle(path, "DROP TRIGGER texts_update_never", "DROP TRIGGER games_update_never", change)
    journal = Journal(path)
    with pytest.raises(JournalError, match=what):
        journal.record(game)
    journal.close()


def test_a_seating_that_is_not_understood_is_named(path: Path) -> None:
    written(path)
    meddle(path, "INSERT INTO seatings (at_table, seating) VALUES ('main', '[')")
    journal = Journal(path)
    with pytest.raises(JournalError, match="the seating of table main is not understood"):
        journal.sitting("main")
    journal.close()


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
