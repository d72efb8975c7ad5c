"""What the file of a journal still gives away, row by row, even where it is damaged."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from companion.table.files.sql_tables import BEFORE_CHAINS, EDITION, TABLES
from companion.table.journal.checksum_chain import START, Head
from companion.table.journal.rows import entry_step, seating_step

Cells: TypeAlias = tuple[Any, ...]
AllGames: TypeAlias = Mapping[Any, Cells]

OLD_SEATINGS = "SELECT number, at_table, seating, game FROM seatings"
SEATINGS = OLD_SEATINGS.replace(" FROM", ", link FROM")
OLD_ENTRIES = "SELECT game, number, kind, command, answer, events FROM entries"
ENTRIES = OLD_ENTRIES.replace(" FROM", ", step, link FROM")
GAMES = "SELECT id, at_table, name, rules, set_up, decks, begun_at FROM games"
TEXTS = "SELECT hash, text FROM texts"
ROOTS = "SELECT step, link FROM roots"
CELLS_OF_A_SEATING = 3
UNREADABLE = (sqlite3.Error, UnicodeDecodeError, OverflowError, MemoryError)
"""What SQLite has for a file in which anything may stand anywhere."""


@dataclass(frozen=True)
class SalvagedRow:
    """A seating or an entry: its place in the chain and its checksum, its cells without these two, and what
    the checksum is over. `number` is that of an entry in its game, None for a seating."""

    step: int
    link: bytes
    cells: Cells
    covered: Cells
    game: int | None
    number: int | None = None


@dataclass(frozen=True)
class SalvagedFile:
    """All rows that could be read: `steps` are the seatings and entries by their places in the chain, which
    begins behind `root`; `rows` is how many there were, in their places or not."""

    edition: int = 0
    tables: int = 0
    chained: bool = True
    """Whether its rows have checksums of their own, or were only given some now."""
    health: str = "ok"
    """What SQLite says of the file: `ok`, or what is wrong."""
    root: Head = START
    steps: Mapping[int, SalvagedRow] = field(default_factory=dict)
    games: AllGames = field(default_factory=dict)
    texts: Mapping[Any, Any] = field(default_factory=dict)
    rows: int = 0


def found_in(file: sqlite3.Connection) -> SalvagedFile:
    """Reads an open file that may be damaged anywhere; texts that are none are read all the same."""
    file.text_factory = _text
    health = _health(file)
    file.execute("PRAGMA writable_schema = ON")  # what is wrong with one table hides no other
    edition, _ = _read(file, "PRAGMA user_version")
    tables, _ = _read(file, "SELECT count(*) FROM sqlite_master")
    chained = edition != [(BEFORE_CHAINS,)]
    tidiness = _tidiness(file) if chained and tables != [(0,)] else "ok"
    games = {row[0]: row for row in _every(file, GAMES, "id")}
    seatings = _every(file, SEATINGS if chained else OLD_SEATINGS, "number")
    entries = _every(file, ENTRIES if chained else OLD_ENTRIES, "game, number")
    steps: dict[int, SalvagedRow] = {}
    for row in (_chained if chained else _unchained)(seatings, entries, games):
        steps.setdefault(row.step, row)
    return SalvagedFile(
        edition[0][0] if edition else EDITION,
        tables[0][0] if tables else 0,
        chained,
        tidiness if health == "ok" else health,
        _root(_every(file, ROOTS, "step"), steps),
        steps,
        games,
        dict(_every(file, TEXTS, "hash")),
        len(seatings) + len(entries),
    )


def _root(rows: Iterable[Cells], steps: Mapping[Any, SalvagedRow]) -> Head:
    """What the first step follows: as it is written, unless that can be no root of these steps."""
    numbers = [step for step in steps if isinstance(step, int)]
    for step, link in rows:
        if isinstance(step, int) and isinstance(link, bytes):
            is_before = 0 <= step < max(numbers, default=step + 1)
            return Head(step, link) if is_before else Head(min(numbers) - 1)
    return START


def _chained(seatings: Iterable[Cells], entries: Iterable[Cells], games: AllGames) -> Iterator[SalvagedRow]:
    for step, *cells, link in seatings:
        yield _row(Head(step, link), tuple(cells), games)
    for *cells, step, link in entries:
        yield _row(Head(step, link), tuple(cells), games)


def _unchained(seatings: Iterable[Cells], entries: Iterable[Cells], games: AllGames) -> Iterator[SalvagedRow]:
    """The rows of a journal without checksums, chained in the order in which they will have come: a game
    begins, its party is written, then comes what was answered, then who sat down afterwards."""
    ordered: list[tuple[tuple[int, int, int], Cells]] = []
    latest = 0
    for number, *cells in filter(_is_text, seatings):
        game = cells[2] if isinstance(cells[2], int) else 0
        ordered.append(((max(latest, game), 1 if game > latest else 3, number), tuple(cells)))
        latest = max(latest, game)
    for entry in filter(_is_text, entries):
        game, number, *_ = entry
        if isinstance(game, int) and isinstance(number, int):
            ordered.append(((game, 2 if number else 0, number), entry))
    head = START
    for _, row in sorted(ordered, key=lambda placed: placed[0]):
        head = head.then(*_row(head, row, games).covered)
        yield _row(head, row, games)


def _row(head: Head, cells: Cells, games: AllGames) -> SalvagedRow:
    if len(cells) == CELLS_OF_A_SEATING:
        return SalvagedRow(head.step, head.link, cells, seating_step(*cells), cells[-1])
    game, number, *_ = cells
    covered = entry_step(cells, games.get(game) if number == 0 else None)
    return SalvagedRow(head.step, head.link, cells, covered, game, number)


def _every(file: sqlite3.Connection, rows: str, key: str) -> list[Cells]:
    """The rows from the first on as far as they can be read, and from the last on."""
    forwards, whole = _read(file, f"{rows} ORDER BY {key}")
    if whole:
        return forwards
    backwards = ", ".join(f"{column} DESC" for column in key.split(", "))
    from_end, _ = _read(file, f"{rows} ORDER BY {backwards}")
    return list(dict.fromkeys((*forwards, *reversed(from_end))))


def _read(file: sqlite3.Connection, question: str, *values: str) -> tuple[list[Cells], bool]:
    """The rows as far as they can be read, and whether those are all."""
    rows: list[Cells] = []
    try:
        rows.extend(file.execute(question, values))
    except UNREADABLE:
        return rows, False
    return rows, True


def _health(file: sqlite3.Connection) -> str:
    try:
        [(health,)] = file.execute("PRAGMA integrity_check(1)").fetchall()
    except UNREADABLE as fault:
        return str(fault)
    return str(health)


def _tidiness(file: sqlite3.Connection) -> str:
    """`ok` where the tables and what guards them are as they were made; else they are made so."""
    asked = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    with closing(sqlite3.connect(":memory:")) as fresh:
        for table in TABLES:
            fresh.execute(table)
        made, _ = _read(fresh, asked)
    if _read(file, asked) == (made, True):
        return "ok"
    for name, sql in made:
        _read(file, "UPDATE sqlite_master SET sql = ? WHERE name = ?", sql, name)
    _read(file, "PRAGMA writable_schema = RESET")
    _read(file, "PRAGMA writable_schema = ON")
    return "its tables are not as they were made"


def _is_text(cells: Cells) -> bool:
    """Whether all texts among these cells are some."""
    try:
        "".join(cell for cell in cells if isinstance(cell, str)).encode()
    except UnicodeEncodeError:
        return False
    return True


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "surrogateescape")
