"""The journal on disk: the only state that matters, written before anybody is told, and never rewritten."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import Any

from companion.engine.frozen import UnknownNameError
from companion.engine.game import SetUp
from companion.table.cards.card_shelf import hashed
from companion.table.files.sql_tables import (
    CHANGES,
    EDITION,
    ENTRIES,
    ENTRY,
    GAME,
    LATEST_OF_GAMES,
    LATEST_SEATING,
    PARTIES,
    PARTY,
    TABLES,
)
from companion.table.files.sqlite_file import Disk, JournalError
from companion.table.journal.entries import SAID, Entry, EntryKind, marked
from companion.table.journal.high_water_mark import HighWaterMark, Loss
from companion.table.journal.repair import holding, made_ready
from companion.table.journal.rows import Rows
from companion.table.journal.values import Values
from companion.table.seating.seating import Seating, proof_of


@dataclass(frozen=True)
class JournalRecord:
    """A game as it began, with the texts of the card files that it is played with."""

    table: str
    name: str
    rules: str
    set_up: SetUp
    begun_at: str


@dataclass(frozen=True)
class SeatedPeople:
    """The latest seating of a table, and the game that it plays, if it does."""

    seating: Seating
    game: int | None


@dataclass(frozen=True)
class JournalGame:
    """A game by its number: what was played, when it began, and its seating at its end, with its step."""

    number: int
    name: str
    begun_at: str
    party: Seating
    step: int = 0


class Journal:
    """One file, for all tables of a house. Safe to call from any thread; no second process may open it.

    Raises JournalError for a file that is no journal, is damaged, in use, or of another edition.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._values = Values()
        self._lock = Lock()
        self._closing = ExitStack()
        with self._closing:
            self._closing.enter_context(holding(path))
            note = made_ready(path)
            self._disk = self._closing.enter_context(closing(Disk(path, TABLES, EDITION)))
            self._mark = self._closing.enter_context(closing(HighWaterMark(path, note)))
            self._head = note.head
            self._closing = self._closing.pop_all()

    @property
    def loss(self) -> Loss | None:
        return self._mark.loss

    @property
    def steps(self) -> int:
        """Number of steps written, of all tables."""
        return self._head.step

    def close(self) -> None:
        """Closes the file; safe to call twice."""
        self._closing.close()

    def copy_to(self, path: Path) -> None:
        """Writes all of it, as it is at one moment, into a new file. Raises JournalError."""
        self._disk.copy_to(path)

    def seat(self, table: str, sitting: SeatedPeople, *noted: SeatedPeople) -> None:
        """Writes who sits at that table, and what is noted of games before; all of it or nothing.

        Raises Refused when the disk cannot take it.
        """
        with self._writing() as rows:
            for one in (*noted, sitting):
                self._seat(rows, table, one)

    def begin(self, record: JournalRecord, seating: Seating, events: tuple[Any, ...], values: Values) -> int:
        """Writes a new game with its first events and returns its id. Raises Refused as `seat` does."""
        with self._writing() as rows:
            game = self._record(rows, record)
            _enter(rows, game, Entry(0, EntryKind.BEGIN, None, events), values)
            self._seat(rows, record.table, SeatedPeople(seating, game))
        return game

    def enter(self, game: int, entry: Entry, values: Values) -> None:
        """Writes the next entry of a game; it is on disk on return. Raises Refused as `seat` does."""
        with self._writing() as rows:
            _enter(rows, game, entry, values)

    def reseat(self, table: str, game: int, entry: Entry, seating: Seating, values: Values) -> None:
        """Writes who plays on for a seat, and the entry that says so, or neither. Raises Refused."""
        with self._writing() as rows:
            _enter(rows, game, entry, values)
            self._seat(rows, table, SeatedPeople(seating, game))

    def forget(self, table: str, sitting: SeatedPeople) -> int:
        """Deletes every game and seating of that table for good and seats it afresh; returns the number of
        games.

        Raises Refused as `seat` does.
        """
        with self._writing() as rows:
            [games] = rows.file.execute("SELECT count(*) FROM games WHERE at_table = ?", (table,)).fetchone()
            rows.forget(table)
            self._seat(rows, table, sitting)
        self._disk.scrub()
        return int(games)

    def forget_game(self, table: str, game: int, sitting: SeatedPeople) -> None:
        """Deletes one game of that table for good, and seats these people. Raises Refused as `seat` does."""
        with self._writing() as rows:
            rows.forget_game(table, game)
            self._seat(rows, table, sitting)
        self._disk.scrub()

    def games(self, table: str, known: Iterable[JournalGame] = ()) -> tuple[JournalGame, ...]:
        """All games of that table, the latest first; those `known` are read only if they changed since.

        Raises JournalError.
        """
        read = {(game.number, game.step): game for game in known}
        what = f"the games of table {table}"
        rows = self._disk.rows(what, LATEST_OF_GAMES, table)
        with self._understanding(what):
            return tuple(
                read.get((game, step))
                or JournalGame(game, name, begun_at, self._values.read(text, Seating), step)
                for game, name, begun_at, text, step in rows
            )

    def sitting(self, table: str) -> SeatedPeople | None:
        """The latest seating of that table, or None. Raises JournalError."""
        what = f"the seating of table {table}"
        rows = self._disk.rows(what, LATEST_SEATING, table)
        with self._understanding(what):
            return next((SeatedPeople(self._values.read(text, Seating), game) for text, game in rows), None)

    def sat_in(self, table: str, token: str) -> tuple[int, ...]:
        """The games of that table in which this token proved a seat, latest first. Raises JournalError."""
        what = f"the parties of table {table}"
        rows = self._disk.rows(what, PARTIES, table, proof_of(token))
        with self._understanding(what):
            games = [game for text, game in rows if self._values.read(text, Seating).seat_of(token)]
        return tuple(dict.fromkeys(games))

    def party(self, game: int) -> Seating:
        """Seating of a game at its end. Raises JournalError."""
        what = f"the party of game {game}"
        with self._understanding(what):
            [(text,)] = self._disk.rows(what, PARTY, game)
            party: Seating = self._values.read(text, Seating)
            return party

    def record(self, game: int) -> JournalRecord:
        """A game as it began. Raises JournalError."""
        what = f"the beginning of game {game}"
        rows = self._disk.rows(what, GAME, game)
        with self._understanding(what):
            [(_, table, name, rules, set_up, decks, begun_at)] = rows
            bare = self._values.read(set_up, SetUp)
            return JournalRecord(table, name, rules, replace(bare, decks=self._texts(decks)), begun_at)

    def entries(self, game: int, values: Values) -> tuple[Entry, ...]:
        """All entries of a game in order, those marked that were taken back.

        Raises JournalError for one that is missing or not understood.
        """
        rows = self._disk.rows(f"game {game}", ENTRIES, game)
        return marked(self._entry(game, place, row, values) for place, row in enumerate(rows))

    def card_files(self) -> frozenset[str]:
        """The hashes of all card files that games are, or were, played with. Raises JournalError."""
        return frozenset(hash_ for (hash_,) in self._disk.rows("the card files", "SELECT hash FROM texts"))

    def has(self, game: int, number: int) -> bool:
        """True if that game has an entry of that number. Raises JournalError."""
        return bool(self._disk.rows(f"entry {number} of game {game}", ENTRY, game, number))

    def changes(self, table: str) -> int:
        """Grows with every change at that table: seatings and entries. Raises JournalError."""
        [(count,)] = self._disk.rows("the number of changes", CHANGES, table)
        return int(count)

    def _entry(self, game: int, place: int, row: tuple[Any, ...], values: Values) -> Entry:
        number, named, text, events = row
        if number != place:
            raise JournalError(self.path, f"entry {place} of game {game} is missing")
        with self._understanding(f"entry {number} of game {game}"):
            kind = EntryKind(named)
            said = values.read(text, SAID[kind]) if text is not None else None
            return Entry(number, kind, said, values.read_events(events))

    @contextmanager
    def _writing(self) -> Iterator[Rows]:
        """All rows are on disk afterwards, or none; and it is noted how far the journal has got."""
        with self._lock:
            try:
                with self._disk.writing() as file:
                    rows = Rows(file, self._head)
                    yield rows
                    self._mark.announce(rows.head)
            except BaseException:
                self._mark.give_up()
                raise
            self._head = rows.head
            self._mark.reach(self._head)

    def _seat(self, rows: Rows, table: str, sitting: SeatedPeople) -> None:
        rows.add_seating(table, self._values.write(sitting.seating, Seating), sitting.game)

    def _record(self, rows: Rows, record: JournalRecord) -> int:
        hashes = {name: hashed(text) for name, text in record.set_up.decks.items()}
        rows.add_texts((hashes[name], text) for name, text in record.set_up.decks.items())
        set_up = self._values.write(replace(record.set_up, decks={}), SetUp)
        decks = self._values.write(hashes, Mapping[str, str])
        return rows.add_game(None, record.table, record.name, record.rules, set_up, decks, record.begun_at)

    def _texts(self, decks: str) -> Mapping[str, str]:
        """The card files by name; one that was damaged, and is nowhere else, is not among them."""
        hashes = self._values.read(decks, Mapping[str, str])
        texts = ((name, text) for name, hash_ in hashes.items() for text in self._deck(name, hash_))
        return MappingProxyType(dict(texts))

    def _deck(self, name: str, hash_: str) -> Iterator[str]:
        for (text,) in self._disk.rows(
            f"the card file {name}", "SELECT text FROM texts WHERE hash = ?", hash_
        ):
            if hashed(text) != hash_:
                raise JournalError(self.path, f"the card file {name} is not what was played with")
            yield str(text)

    @contextmanager
    def _understanding(self, what: str) -> Iterator[None]:
        try:
            yield
        except JournalError:
            raise
        except UnknownNameError as unknown:
            raise JournalError(self.path, f"{what} is not understood: {unknown}") from unknown
        except Exception as fault:
            raise JournalError(self.path, f"{what} is not understood ({fault!r})") from fault


def _enter(rows: Rows, game: int, entry: Entry, values: Values) -> None:
    said, events = entry.said, values.write_events(entry.events)
    command = said.command if said is not None else None
    text = values.write(said, SAID[entry.kind]) if said is not None else None
    rows.add_entry(game, entry.number, entry.kind.value, command, text, events)


def now() -> str:
    """The time as the journal writes it: UTC, ISO 8601, whole seconds."""
    return datetime.now(UTC).isoformat(timespec="seconds")
