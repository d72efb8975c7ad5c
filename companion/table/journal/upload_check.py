"""Limits check of games that were uploaded, before they are opened."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.engine.limits import check_document, read_document
from companion.table.journal.lines import lines_in
from companion.table.names import LONGEST_NAME, MOST_PARTS

MOST_SEATS, MOST_STAMPS = 20, 1_000_000_000


class UnfitJournal(ValueError):  # noqa: N818 - named for what is told of it
    """It holds what no table has written."""


def check_journal(tables: Path) -> None:
    """Checks all that would be read of games and tables. Raises UnfitJournal, and OSError."""
    try:
        for table in tables.iterdir():
            known = frozenset(path.read_text("utf-8", "replace") for path in table.glob("cards/*"))
            for document in _documents(table):
                check_document(document, known)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as fault:
        raise UnfitJournal(f"it holds what no table has written ({fault})") from fault


def _documents(table: Path) -> Iterator[Any]:
    """All values read, without stamps, which may be larger than other numbers."""
    for path in table.glob("games/*.met"):
        yield read_document(path.read_bytes())
    for path in (*table.glob("*.json"), *table.glob("games/*.jsonl")):
        for line in lines_in(path.read_bytes(), path.stem):
            said = dict(line.fields)
            for one in (said, table_ := dict(said.pop("table", {}))):
                if not 0 <= int(one.pop("stamp", 0)) < MOST_STAMPS:
                    raise UnfitJournal("it has more changes than any table")
            for places in (table_.get("seating", {}), said.get("party", {}), said.get("set_up", {})):
                _check_seats(places.get("places") or places.get("seats") or [])
            yield from (said, table_)


def _check_seats(seats: list[Any]) -> None:
    """Seats of a game, or places with a seat."""
    names = [str(seat.get("seat", seat)["name"]) for seat in seats]
    if len(names) > MOST_SEATS or any(len(name) > LONGEST_NAME * MOST_PARTS for name in names):
        raise UnfitJournal("it has too many seats, or names that are too long")
