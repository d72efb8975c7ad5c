"""The cells that the file of a journal still gives away, table by table, even where it is damaged."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.table.files.sql_tables import BEFORE_CHAINS, EDITION, TABLES

Cells: TypeAlias = tuple[Any, ...]

OLD_SEATINGS = "SELECT number, at_table, seating, game FROM seatings"
SEATINGS = OLD_SEATINGS.replace(" FROM", ", link FROM")
OLD_ENTRIES = "SELECT game, number, kind, command, answer, events FROM entries"
ENTRIES = OLD_ENTRIES.replace(" FROM", ", step, link FROM")
GAMES = "SELECT id, at_table, name, rules, set_up, decks, begun_at FROM games"
TEXTS = "SELECT hash, text FROM texts"
ROOTS = "SELECT step, link FROM roots"
UNREADABLE = (sqlite3.Error, UnicodeDecodeError, OverflowError, MemoryError)
"""SQLite values of a file in which any cell may hold any type."""


@dataclass(frozen=True)
class Raw:
    """Rows as they were read, by table; a row may be there several times, differently damaged."""

    edition: int = 0
    tables: int = 0
    health: str = "ok"
    """SQLite's integrity check: `ok`, or the fault."""
    seatings: tuple[Cells, ...] = ()
    entries: tuple[Cells, ...] = ()
    games: tuple[Cells, ...] = ()
    texts: tuple[Cells, ...] = ()
    roots: tuple[Cells, ...] = ()
    rows: int = 0
    """Numbers of seatings and entries."""

    def plus(self, other: "Raw") -> "Raw":
        """The same, with the rows that another look found as well; what is said of the file stays."""
        return Raw(
            self.edition,
            self.tables,
            self.health,
            (*self.seatings, *other.seatings),
            (*self.entries, *other.entries),
            (*self.games, *other.games),
            (*self.texts, *other.texts),
            (*self.roots, *other.roots),
            max(self.rows, other.rows),
        )


def raw_in(file: sqlite3.Connection) -> Raw:
    """Reads an open file that may be damaged anywhere; texts that are none are read all the same."""
    file.text_factory = as_text
    health = _health(file)
    file.execute("PRAGMA writable_schema = ON")  # what is wrong with one table hides no other
    edition, _ = _read(file, "PRAGMA user_version")
    tables, _ = _read(file, "SELECT count(*) FROM sqlite_master")
    has_checksums = edition != [(BEFORE_CHAINS,)]
    tidiness = _tidiness(file) if has_checksums and tables != [(0,)] else "ok"
    seatings = _every(file, SEATINGS if has_checksums else OLD_SEATINGS, "number")
    entries = _every(file, ENTRIES if has_checksums else OLD_ENTRIES, "game, number")
    return Raw(
        edition[0][0] if edition else EDITION,
        tables[0][0] if tables else 0,
        tidiness if health == "ok" else health,
        seatings,
        entries,
        _every(file, GAMES, "id"),
        _every(file, TEXTS, "hash"),
        _every(file, ROOTS, "step"),
        len(seatings) + len(entries),
    )


def as_text(raw: bytes) -> str:
    """Text of a cell of any type."""
    return raw.decode("utf-8", "surrogateescape")


def _every(file: sqlite3.Connection, rows: str, key: str) -> tuple[Cells, ...]:
    """The rows from the first on as far as they can be read, and from the last on."""
    forwards, whole = _read(file, f"{rows} ORDER BY {key}")
    if whole:
        return tuple(forwards)
    backwards = ", ".join(f"{column} DESC" for column in key.split(", "))
    from_end, _ = _read(file, f"{rows} ORDER BY {backwards}")
    return tuple(dict.fromkeys((*forwards, *reversed(from_end))))


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
