"""Exports the evenings of all tables for spreadsheets (CSV, RFC 4180): games, and dice by set."""

import csv
from collections.abc import Iterable, Iterator
from datetime import datetime
from io import StringIO

from companion.cafe.evening import FACES, CafeEvening
from companion.cafe.floor import TableOnFloor
from companion.engine.fairness import fairness, mean

GAMES = ("table", "game", "begun", "ended", "minutes", "finished", "people")
DICE = (
    "table",
    "set",
    "throws",
    *(f"face_{face}" for face in range(1, FACES + 1)),
    "mean",
    "finding",
    "one_in",
)
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""First characters that make a spreadsheet read a cell as a formula."""


def games(tables: Iterable[TableOnFloor]) -> str:
    """One row for each game: table, time, duration, and if it was finished."""
    return _sheet(GAMES, (_game(table.table, evening) for table in tables for evening in table.evenings))


def dice(tables: Iterable[TableOnFloor]) -> str:
    """One row for each set of dice at a table: its faces, and if that is luck (engine/fairness.py)."""
    return _sheet(DICE, (_set(table.table, *faces) for table in tables for faces in _sets(table.evenings)))


def _game(table: str, evening: CafeEvening) -> tuple[object, ...]:
    begun, ended = (_local(at) for at in (evening.begun, evening.ended))
    lasted = round((ended - begun).total_seconds() / 60) if begun and ended else ""
    finished = "yes" if evening.finished else "no"
    return table, evening.title, _written(begun), _written(ended), lasted, finished, evening.people


def _sets(evenings: Iterable[CafeEvening]) -> Iterator[tuple[str, tuple[int, ...]]]:
    fallen = [(colour, faces) for evening in evenings for colour, faces in evening.dice.items()]
    for colour in sorted({colour for colour, _ in fallen}):
        yield colour, tuple(map(sum, zip(*(faces for of, faces in fallen if of == colour), strict=True)))


def _set(table: str, colour: str, faces: tuple[int, ...]) -> tuple[object, ...]:
    found, throws = fairness(faces), sum(faces)
    average = f"{mean(faces):.2f}" if throws else ""
    return table, colour, throws, *faces, average, found.finding.value, found.one_in


def _local(at: str) -> datetime | None:
    try:
        return datetime.fromisoformat(at).astimezone()
    except ValueError:
        return None


def _written(at: datetime | None) -> str:
    return f"{at:%Y-%m-%d %H:%M}" if at else ""


def _sheet(head: Iterable[str], rows: Iterable[tuple[object, ...]]) -> str:
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(head)
    writer.writerows([_plain(value) for value in row] for row in rows)
    return text.getvalue()


def _plain(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
