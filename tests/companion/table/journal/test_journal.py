"""The journal of a house gives back what it was given, each table its own, to one companion at a time."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from companion.engine.answers import Answer, Counted, Origin
from companion.engine.dice import Die
from companion.engine.game import Seat, SetUp
from companion.table.files.backup_swap import TABLES
from companion.table.files.faults import JournalError
from companion.table.journal import lines
from companion.table.journal.entries import Correct, Entry, EntryKind, Undo
from companion.table.journal.journal import Journal, now
from companion.table.journal.table_journal import JournalRecord, TableJournal
from companion.table.journal.values import Values
from companion.table.seating.seating import SeatEntry, Seating
from tests.companion.table.damage.spoilt import forged, left
from tests.companion.toy_game import TOY, Begun, Named

VALUES = Values(TOY.event_types)
SEATS = (Seat("seat-1", "Zoë", "red"), Seat("seat-2", "Ben", "blue"))
SEATING = Seating("BCDF", tuple(SeatEntry(seat, "proof") for seat in SEATS))
BEGUN = Begun(SEATS, 2, ("a kettle",))


def record(decks: dict[str, str]) -> JournalRecord:
    return JournalRecord("toy", "1", SetUp(SEATS, decks, {"rounds": "2"}, "seed"), now())


def named(number: int, command: str) -> Entry:
    answer = Answer("number:seat-1", 1, command, "seat-1", Origin.BUTTON, Counted(3))
    return Entry(number, EntryKind.ANSWER, answer, (Named("seat-1", 3),))


def begin(table: TableJournal, decks: dict[str, str] | None = None) -> int:
    return table.begin(record(decks or {}), SEATING, (BEGUN,), VALUES)


def written(data: Path) -> Path:
    """A game of two answers at a table that was closed: its file."""
    with closing(Journal(data)) as journal:
        game = begin(table := journal.table("main"), {"a.yaml": "- é"})
        table.enter(game, named(1, "one"), VALUES)
        table.enter(game, named(2, "two"), VALUES)
    return data / "tables/main/games/0001.jsonl"


def test_a_game_is_read_with_the_cards_it_was_played_with(tmp_path: Path) -> None:
    with closing(Journal(tmp_path)) as journal:
        begun = record({"a.yaml": "- é", "b.yaml": "- é", "empty.yaml": ""})
        table = journal.table("main")
        game = table.begin(begun, SEATING, (BEGUN,), VALUES)
        assert table.record(game) == begun
        assert table.now is not None
        assert (table.now.seating, table.now.game) == (SEATING, game)


def test_the_same_card_file_is_kept_once(tmp_path: Path) -> None:
    with closing(Journal(tmp_path)) as journal:
        for text in ("- a", "- a", "- b"):
            begin(journal.table("main"), {"a.yaml": text})
    assert sorted(one.read_text() for one in tmp_path.glob("tables/main/cards/*")) == ["- a", "- b"]


def test_entries_are_read_in_order_as_they_were_written(tmp_path: Path) -> None:
    written(tmp_path)
    with closing(Journal(tmp_path)) as journal:
        first, *rest = journal.table("main").entries(1, VALUES)
    assert first == Entry(0, EntryKind.BEGIN, None, (BEGUN,))
    assert rest == [named(1, "one"), named(2, "two")]


def test_what_was_taken_back_is_read_as_that(tmp_path: Path) -> None:
    undo = Entry(3, EntryKind.UNDO, Undo(2, "three", "seat-2", Origin.PHONE), ())
    dice = (Die("white", 2),)
    correct = Entry(
        5, EntryKind.CORRECT, Correct(1, dice, "five", None, Origin.TYPED, (1,)), (Named("seat-1", 2),)
    )
    with closing(Journal(tmp_path)) as journal:
        game = begin(table := journal.table("main"))
        for entry in (named(1, "one"), named(2, "two"), undo, named(4, "four"), correct):
            table.enter(game, entry, VALUES)
        _, first, second, third, fourth, fifth = table.entries(game, VALUES)
    assert (first, third, fifth) == (named(1, "one"), undo, correct)
    assert second == replace(named(2, "two"), undone=3)
    assert fourth == replace(named(4, "four"), undone=5)


@pytest.mark.parametrize("number", [0, 1, 3])
def test_an_entry_is_written_behind_the_last_one_alone(tmp_path: Path, number: int) -> None:
    with closing(Journal(tmp_path)) as journal:
        game = begin(table := journal.table("main"))
        table.enter(game, named(1, "one"), VALUES)
        with pytest.raises(ValueError, match=f"entry {number} of game 1 comes after entry 1"):
            table.enter(game, named(number, "two"), VALUES)
        assert len(table.entries(game, VALUES)) == 2


def test_tables_of_one_house_keep_apart(tmp_path: Path) -> None:
    with closing(Journal(tmp_path)) as journal:
        journal.table("left").seat(SEATING)
        game = begin(journal.table("right"))
        journal.table("right").enter(game, named(1, "one"), VALUES)
        assert journal.table("middle").now is None
        assert [journal.table(name).stamp for name in ("left", "right", "middle")] == [1, 2, 0]
        assert [table.path.name for table in journal.tables()] == ["left", "right"]
        journal.table("right").forget(SEATING, [game])
        assert journal.table("left").now is not None


@pytest.mark.parametrize("name", ["..", ".hidden", "a/b", ""])
def test_a_table_has_a_name_that_is_a_folder_of_its_own(tmp_path: Path, name: str) -> None:
    with closing(Journal(tmp_path)) as journal, pytest.raises(JournalError, match="no name of a table"):
        journal.table(name)


def test_a_person_can_read_it(tmp_path: Path) -> None:
    head, _, *others = written(tmp_path).read_text("utf-8").splitlines()
    assert head.startswith('{"head":1,"game":"toy","rules":"1","at":"20')
    assert '"name":"Zoë"' in head
    assert others[2].startswith('{"n":1,"stamp":2,"kind":"answer","said":{"question":"number:seat-1"')
    assert '"facts":[{"is":"Named","seat":"seat-1","number":3}]' in others[2]


def test_a_second_companion_is_kept_out_and_changes_nothing(tmp_path: Path) -> None:
    with closing(Journal(tmp_path)) as journal:
        begin(journal.table("main"))
        before = left(tmp_path)
        with pytest.raises(JournalError, match="another companion is using it; stop that one first"):
            Journal(tmp_path)
        assert left(tmp_path) == before
    Journal(tmp_path).close()


def test_a_folder_of_the_form_before_is_named_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "journal.sqlite3").write_bytes(b"SQLite format 3\0")
    with pytest.raises(JournalError, match=r"journal\.sqlite3: is the record of an older companion.*aside"):
        Journal(tmp_path)
    assert left(tmp_path) == {"journal.sqlite3": b"SQLite format 3\0"}
    assert list(tmp_path.iterdir()) == [tmp_path / "journal.sqlite3"]


@pytest.mark.parametrize("name", ["table.json", "games/0001.jsonl"])
def test_a_file_of_another_format_is_named_and_left_alone(tmp_path: Path, name: str) -> None:
    written(tmp_path)
    forged(tmp_path / "tables/main" / name, b'{"head":1', b'{"head":2')
    before = left(tmp_path)
    with (
        closing(Journal(tmp_path)) as journal,
        pytest.raises(JournalError, match="is of format 2, and this program reads format 1"),
    ):
        journal.table("main")
    assert left(tmp_path) == before


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (b'"facts":[{"is":"Named"', b'"facts":[{"is":"Called"', "entry 1 of game 1 is not understood"),
        (b'"said":{"question"', b'"said":{"query"', "entry 1 of game 1 is not understood"),
        (b'"kind":"answer"', b'"kind":"wish"', "entry 1 of game 1 is not understood"),
        (b'"set_up":{"seats"', b'"set_up":{"chairs"', "the beginning of game 1 is not understood"),
    ],
)
def test_what_another_version_wrote_and_is_not_understood_is_named_and_left_alone(
    tmp_path: Path, old: bytes, new: bytes, what: str
) -> None:
    forged(written(tmp_path), old, new)
    before = left(tmp_path)
    with closing(Journal(tmp_path)) as journal, pytest.raises(JournalError, match=f"0001.jsonl: {what}"):
        (journal.table("main").record(1), journal.table("main").entries(1, VALUES))
    assert left(tmp_path) == before


def test_who_sits_there_as_another_version_wrote_it_is_named(tmp_path: Path) -> None:
    written(tmp_path)
    forged(tmp_path / "tables/main/table.json", b'"code"', b'"word"')
    with (
        closing(Journal(tmp_path)) as journal,
        pytest.raises(JournalError, match="who sits at the table is not understood"),
    ):
        journal.table("main")


def test_a_folder_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(JournalError, match="cannot be opened"):
        Journal(tmp_path / "file" / "data")


def test_a_game_is_copied_as_it_is_at_one_moment_and_opens_elsewhere(tmp_path: Path) -> None:
    written(tmp_path / "here")
    with closing(Journal(tmp_path / "here")) as journal:
        journal.table("main").enter(1, named(3, "three"), VALUES)
        (tmp_path / "there").mkdir()
        journal.copy_to(tmp_path / "there" / TABLES)
    with closing(Journal(tmp_path / "there")) as journal:
        assert len(journal.table("main").entries(1, VALUES)) == 4
        assert journal.table("main").record(1).set_up.decks == {"a.yaml": "- é"}
        assert journal.table("main").loss is None


def test_the_shelf_has_all_games_but_the_one_that_is_played(tmp_path: Path) -> None:
    with closing(Journal(tmp_path)) as journal:
        table = journal.table("main")
        for _ in range(3):
            game = begin(table)
            if game < 3:
                table.leave(game, SEATING, SEATING)
        assert [one.number for one in table.games()] == [2, 1]
        assert table.games()[0].sat == ("proof",)
        assert table.party(3) == SEATING


def test_a_game_whose_end_is_lost_stands_on_the_shelf_with_who_sat_in_it(tmp_path: Path) -> None:
    with closing(Journal(tmp_path)) as journal:
        table = journal.table("main")
        game = begin(table)
        table.leave(game, SEATING, SEATING)
    path = tmp_path / "tables/main/games/0001.jsonl"
    content = path.read_bytes()
    path.write_bytes(content[: content.index(b'{"left"')] + bytes(100))
    with closing(Journal(tmp_path)) as journal:
        [game_] = journal.table("main").games()
        assert (game_.party, game_.sat) == (SEATING, ("proof",))
    path.write_bytes(b"nothing")
    with closing(Journal(tmp_path)) as journal:
        assert journal.table("main").games() == ()


def test_lines_of_a_game_are_no_lines_of_another(tmp_path: Path) -> None:
    path = written(tmp_path)
    assert list(lines.lines_in(path.read_bytes(), "0002")) == []
