"""What the file of a journal still gives away, row by row, even where it is damaged."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from companion.table.chain import START, Head
from companion.table.rows import entry_step, seating_step
from companion.table.tables import EDITION, TABLES

Cells: TypeAlias = tuple[Any, ...]
Games: TypeAlias = Mapping[Any, Cells]

CELLS_OF_A_SEATING = 3
UNREADABLE = (sqlite3.Error, UnicodeDecodeError, OverflowError, MemoryError)
"""What SQLite has for a file in which anything may stand anywhere."""


@dataclass(frozen=True)
class Row:
    """A seating or an entry: its place in the chain and its checksum, its cells without these two, and what
    the checksum is over. `number` is that of an entry in its game, None for a seating."""

    step: int
    link: bytes
    cells: Cells
    covered: Cells
    game: int | None
    number: int | None = None


@dataclass(frozen=True)
class Found:
    """All rows that could be read: `steps` are the seatings and entries by their places in the chain, which
    begins behind `root`; `rows` is how many there were, in their places or not."""

    edition: int = 0
    tables: int = 0
    chained: bool = True
    """Whether its rows have checksums of their own, or were only given some now."""
    health: str = "ok"
    """What SQLite says of the file: `ok`, or what is wrong."""
    root: Head = START
    steps: Mapping[int, Row] = field(default_factory=dict)
    games: Games = field(default_factory=dict)
    texts: Mapping[Any, Any] = field(default_factory=dict)
    rows: int = 0


def found_in(file: sqlite3.Connection) -> Found:
    """Reads an open file that may be damaged anywhere; texts that are none are read all the same."""
    file.text_factory = _text
    health = _health(file)
    file.execute("PRAGMA writable_schema = ON")  # what is wrong with one table hides no other
    edition, _ = _read(file, "PRAGMA user_version")
    tables, _ = _read(file, "SELECT count(*) FROM sqlite_master")
    columns, _ = _read(file, "SELECT name FROM pragma_table_info('entries')")
    chained = not columns or ("link",) in columns
    games = {row[0]: row for row in _every(file, "games", "id")}
    seatings, entries = _every(file, "seatings", "number"), _every(file, "entries", "game, number")
    steps: dict[int, Row] = {}
    for row in (_chained if chained else _unchained)(seatings, entries, games):
        steps.setdefault(row.step, row)
    return Found(
        edition[0][0] if edition else EDITION,
        tables[0][0] if tables else 0,
        chained,
        _tidiness(file) if chained and health == "ok" and columns else health,
        next((Head(*row) for row in _every(file, "roots", "step")), START),
        steps,
        games,
        dict(_every(file, "texts", "hash")),
        len(seatings) + len(entries),
    )


def _chained(seatings: Iterable[Cells], entries: Iterable[Cells], games: Games) -> Iterator[Row]:
    for step, *cells, link in seatings:
        yield _row(Head(step, link), tuple(cells), games)
    for *cells, step, link in entries:
        yield _row(Head(step, link), tuple(cells), games)


def _unchained(seatings: Iterable[Cells], entries: Iterable[Cells], games: Games) -> Iterator[Row]:
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


def _row(head: Head, cells: Cells, games: Games) -> Row:
    if len(cells) == CELLS_OF_A_SEATING:
        return Row(head.step, head.link, cells, seating_step(*cells), cells[-1])
    game, number, *_ = cells
    covered = entry_step(cells, games.get(game) if number == 0 else None)
    return Row(head.step, head.link, cells, covered, game, number)


def _every(file: sqlite3.Connection, table: str, key: str) -> list[Cells]:
    """The rows from the first on as far as they can be read, and from the last on."""
    forwards, whole = _read(file, f"SELECT * FROM {table} ORDER BY {key}")  # noqa: S608 - names of ours
    if whole:
        return forwards
    backwards = ", ".join(f"{column} DESC" for column in key.split(", "))
    from_end, _ = _read(file, f"SELECT * FROM {table} ORDER BY {backwards}")  # noqa: S608
    return list(dict.fromkeys((*forwards, *reversed(from_end))))


def _read(file: sqlite3.Connection, question: str) -> tuple[list[Cells], bool]:
    """The rows as far as they can be read, and whether those are all."""
    rows: list[Cells] = []
    try:
        rows.extend(file.execute(question))
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
    """`ok` where the tables and what guards them are as they were made."""
    asked = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY sql"
    with closing(sqlite3.connect(":memory:")) as fresh:
        for table in TABLES:
            fresh.execute(table)
        same = _read(file, asked) == _read(fresh, asked)
    return "ok" if same else "its tables are not as they were made"


def _is_text(cells: Cells) -> bool:
    """Whether all texts among these cells are some."""
    try:
        "".join(cell for cell in cells if isinstance(cell, str)).encode()
    except UnicodeEncodeError:
        return False
    return True


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "surrogateescape")
