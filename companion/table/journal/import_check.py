"""Limits check of an uploaded journal, before it is opened."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from companion.engine.limits import MOST_CHARACTERS, check_document, read_document
from companion.table.names import LONGEST_NAME, MOST_PARTS

MOST_SEATS = 20
DOCUMENTS = (
    ("seatings", "seating", "places"),
    ("games", "set_up", "seats"),
    ("games", "decks", ""),
    ("entries", "answer", ""),
    ("entries", "events", ""),
)
"""Tables, columns that hold JSON, and what of it are seats."""


class UnfitJournal(ValueError):  # noqa: N818 - named for what is told of it
    """It holds what no table has written."""


def check_journal(path: Path) -> None:
    """Checks the texts of a journal. Raises UnfitJournal, and sqlite3.Error."""
    with closing(sqlite3.connect(path)) as file:
        known = frozenset(text for (text,) in file.execute("SELECT text FROM texts"))
        for table, column, seats in DOCUMENTS:
            for text in _texts(file, table, column):
                _check(text, seats, known)


def _texts(file: sqlite3.Connection, table: str, column: str) -> Iterator[str]:
    """Texts in a column; overlong cells are skipped unread."""
    query = f"SELECT length({column}), {column} FROM {table} WHERE {column} IS NOT NULL"  # noqa: S608
    for length, text in file.execute(query):
        if length > MOST_CHARACTERS * 4 or not isinstance(text, str):
            raise UnfitJournal(f"{table} has an entry that is too long, or none")
        yield text


def _check(text: str, seats: str, known: frozenset[str]) -> None:
    try:
        document = read_document(text)
        check_document(document, known)
        names = [_name(seat) for seat in document[seats]] if seats else []
    except (ValueError, LookupError, TypeError, RecursionError) as fault:
        raise UnfitJournal(f"it holds what no table has written ({fault})") from fault
    if len(names) > MOST_SEATS or any(len(name) > LONGEST_NAME * MOST_PARTS for name in names):
        raise UnfitJournal("it has too many seats, or names that are too long")


def _name(place: Any) -> str:
    """The name of a seat, or of a place with a seat."""
    return str(place.get("seat", place)["name"])
