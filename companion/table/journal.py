"""The journal on disk: the only state that matters, written before anybody is told, and never rewritten."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any

from companion.engine.game import SetUp
from companion.table.disk import Disk, JournalError
from companion.table.entries import SAID, Entry, Kind, marked
from companion.table.seating import Seating, proof_of
from companion.table.values import Values

EDITION = 1
"""Of the tables below; a file of another edition is left alone."""

NEVER = tuple(
    f"""CREATE TRIGGER {table}_{change}_never BEFORE {change} ON {table}
        BEGIN SELECT RAISE(ABORT, 'nothing in a journal is changed'); END"""
    for table in ("seatings", "texts", "games", "entries")
    for change in ("UPDATE", "DELETE")
)
ONCE = """CREATE TRIGGER entries_command_once BEFORE INSERT ON entries
    WHEN EXISTS (SELECT 1 FROM entries WHERE game = NEW.game AND command = NEW.command)
    BEGIN SELECT RAISE(ABORT, 'a command is entered once in a game'); END"""
"""Looked through, for a game is short: an index would be written anew with each answer."""
TABLES = (
    """CREATE TABLE seatings (
        number INTEGER PRIMARY KEY, at_table TEXT NOT NULL, seating TEXT NOT NULL, game INTEGER)""",
    "CREATE TABLE texts (hash TEXT PRIMARY KEY, text TEXT NOT NULL)",
    """CREATE TABLE games (
        id INTEGER PRIMARY KEY, at_table TEXT NOT NULL, name TEXT NOT NULL, rules TEXT NOT NULL,
        set_up TEXT NOT NULL, decks TEXT NOT NULL, begun_at TEXT NOT NULL)""",
    """CREATE TABLE entries (
        game INTEGER NOT NULL REFERENCES games, number INTEGER NOT NULL, kind TEXT NOT NULL,
        command TEXT, answer TEXT, events TEXT NOT NULL,
        PRIMARY KEY (game, number)) WITHOUT ROWID""",
    ONCE,
    *NEVER,
)
FORGETTING = (
    *(f"DROP TRIGGER {table}_DELETE_never" for table in ("seatings", "texts", "games", "entries")),
    "DELETE FROM entries WHERE game IN (SELECT id FROM games WHERE at_table = :table)",
    "DELETE FROM seatings WHERE at_table = :table",
    "DELETE FROM games WHERE at_table = :table",
    "DELETE FROM texts WHERE NOT EXISTS (SELECT 1 FROM games WHERE instr(decks, hash))",
    *(trigger for trigger in NEVER if "DELETE" in trigger),
)
"""What a table does that forgets all its games; the next deletion is as impossible as the one before."""

LATEST_SEATING = "SELECT seating, game FROM seatings WHERE at_table = ? ORDER BY number DESC LIMIT 1"
PARTIES = """SELECT seating, game FROM seatings
    WHERE at_table = ? AND game IS NOT NULL AND instr(seating, ?) ORDER BY number DESC LIMIT 50"""
"""Who sat in games, latest first, among them somebody with this proof; who comes later makes it two."""
PARTY = "SELECT seating FROM seatings WHERE game = ? ORDER BY number DESC LIMIT 1"
ENTRIES = "SELECT number, kind, answer, events FROM entries WHERE game = ? ORDER BY number"
CHANGES = """SELECT (SELECT count(*) FROM seatings WHERE at_table = ?1)
    + (SELECT count(*) FROM entries JOIN games ON id = game WHERE at_table = ?1 AND entries.number > 0)"""
"""A beginning is one change, and writes a seating as well as an entry."""


@dataclass(frozen=True)
class Record:
    """A game as it began, with the texts of the card files that it is played with."""

    table: str
    name: str
    rules: str
    set_up: SetUp
    begun_at: str


@dataclass(frozen=True)
class Sitting:
    """The latest seating of a table, and the game that it plays, if it does."""

    seating: Seating
    game: int | None


class Journal:
    """One file, for all tables of a house. Safe to call from any thread; no second process may open it.

    Raises JournalError for a file that is no journal, is damaged, in use, or of another edition.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._values = Values()
        self._disk = Disk(path, TABLES, EDITION)

    def close(self) -> None:
        """Closes the file; safe to call twice."""
        self._disk.close()

    def copy_to(self, path: Path) -> None:
        """Writes all of it, as it is at one moment, into a new file. Raises JournalError."""
        self._disk.copy_to(path)

    def seat(self, table: str, sitting: Sitting) -> None:
        """Writes who sits at that table. Raises Refused when the disk cannot take it."""
        with self._disk.writing() as file:
            self._seat(file, table, sitting)

    def begin(self, record: Record, seating: Seating, events: tuple[Any, ...], values: Values) -> int:
        """Writes a new game with its first events and returns its id. Raises Refused as `seat` does."""
        with self._disk.writing() as file:
            game = self._record(file, record)
            self._enter(file, game, Entry(0, Kind.BEGIN, None, events), values)
            self._seat(file, record.table, Sitting(seating, game))
        return game

    def enter(self, game: int, entry: Entry, values: Values) -> None:
        """Writes the next entry of a game; it is on disk on return. Raises Refused as `seat` does."""
        with self._disk.writing() as file:
            self._enter(file, game, entry, values)

    def reseat(self, table: str, game: int, entry: Entry, seating: Seating, values: Values) -> None:
        """Writes who plays on for a seat, and the entry that says so, or neither. Raises Refused."""
        with self._disk.writing() as file:
            self._enter(file, game, entry, values)
            self._seat(file, table, Sitting(seating, game))

    def forget(self, table: str, sitting: Sitting) -> int:
        """Deletes every game and seating of that table for good and seats it anew; says how many games.

        Raises Refused as `seat` does.
        """
        with self._disk.writing() as file:
            [games] = file.execute("SELECT count(*) FROM games WHERE at_table = ?", (table,)).fetchone()
            for step in FORGETTING:
                file.execute(step, {"table": table} if ":table" in step else {})
            self._seat(file, table, sitting)
        self._disk.scrub()
        return int(games)

    def sitting(self, table: str) -> Sitting | None:
        """The latest seating of that table, or None. Raises JournalError."""
        what = f"the seating of table {table}"
        rows = self._disk.rows(what, LATEST_SEATING, table)
        with self._understanding(what):
            return next((Sitting(self._values.read(text, Seating), game) for text, game in rows), None)

    def sat_in(self, table: str, token: str) -> tuple[int, ...]:
        """The games of that table in which this token proved a seat, latest first. Raises JournalError."""
        what = f"the parties of table {table}"
        rows = self._disk.rows(what, PARTIES, table, proof_of(token))
        with self._understanding(what):
            games = [game for text, game in rows if self._values.read(text, Seating).seat_of(token)]
        return tuple(dict.fromkeys(games))

    def party(self, game: int) -> Seating:
        """Who sat in a game when it ended. Raises JournalError."""
        what = f"the party of game {game}"
        with self._understanding(what):
            [(text,)] = self._disk.rows(what, PARTY, game)
            party: Seating = self._values.read(text, Seating)
            return party

    def record(self, game: int) -> Record:
        """A game as it began. Raises JournalError."""
        what = f"the beginning of game {game}"
        rows = self._disk.rows(what, "SELECT * FROM games WHERE id = ?", game)
        with self._understanding(what):
            [(_, table, name, rules, set_up, decks, begun_at)] = rows
            bare = self._values.read(set_up, SetUp)
            return Record(table, name, rules, replace(bare, decks=self._texts(decks)), begun_at)

    def entries(self, game: int, values: Values) -> tuple[Entry, ...]:
        """All entries of a game in order, those marked that were taken back.

        Raises JournalError for one that is missing or not understood.
        """
        rows = self._disk.rows(f"game {game}", ENTRIES, game)
        return marked(self._entry(game, place, row, values) for place, row in enumerate(rows))

    def changes(self, table: str) -> int:
        """Grows with every change at that table: seatings and entries. Raises JournalError."""
        [(count,)] = self._disk.rows("the number of changes", CHANGES, table)
        return int(count)

    def _entry(self, game: int, place: int, row: tuple[Any, ...], values: Values) -> Entry:
        number, named, text, events = row
        if number != place:
            raise JournalError(self.path, f"entry {place} of game {game} is missing")
        with self._understanding(f"entry {number} of game {game}"):
            kind = Kind(named)
            said = values.read(text, SAID[kind]) if text is not None else None
            return Entry(number, kind, said, values.read_events(events))

    def _seat(self, file: sqlite3.Connection, table: str, sitting: Sitting) -> None:
        row = (table, self._values.write(sitting.seating, Seating), sitting.game)
        file.execute("INSERT INTO seatings (at_table, seating, game) VALUES (?, ?, ?)", row)

    def _record(self, file: sqlite3.Connection, record: Record) -> int:
        hashes = {name: _hash(text) for name, text in record.set_up.decks.items()}
        texts = [(hashes[name], text) for name, text in record.set_up.decks.items()]
        file.executemany("INSERT OR IGNORE INTO texts VALUES (?, ?)", texts)
        set_up = self._values.write(replace(record.set_up, decks={}), SetUp)
        decks = self._values.write(hashes, Mapping[str, str])
        row = (record.table, record.name, record.rules, set_up, decks, record.begun_at)
        added = file.execute("INSERT INTO games VALUES (NULL, ?, ?, ?, ?, ?, ?)", row)
        return int(added.lastrowid or 0)

    def _enter(self, file: sqlite3.Connection, game: int, entry: Entry, values: Values) -> None:
        said, events = entry.said, values.write_events(entry.events)
        command = said.command if said is not None else None
        text = values.write(said, SAID[entry.kind]) if said is not None else None
        row = (game, entry.number, entry.kind.value, command, text, events)
        file.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)

    def _texts(self, decks: str) -> Mapping[str, str]:
        hashes = self._values.read(decks, Mapping[str, str])
        return MappingProxyType({name: self._deck(name, hash_) for name, hash_ in hashes.items()})

    def _deck(self, name: str, hash_: str) -> str:
        [(text,)] = self._disk.rows(f"the card file {name}", "SELECT text FROM texts WHERE hash = ?", hash_)
        if _hash(text) != hash_:
            raise JournalError(self.path, f"the card file {name} is not what was played with")
        return str(text)

    @contextmanager
    def _understanding(self, what: str) -> Iterator[None]:
        try:
            yield
        except JournalError:
            raise
        except Exception as fault:
            raise JournalError(self.path, f"{what} is not understood ({fault!r})") from fault


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def now() -> str:
    """The time as the journal writes it: UTC, ISO 8601, whole seconds."""
    return datetime.now(UTC).isoformat(timespec="seconds")
