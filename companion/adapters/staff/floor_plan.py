"""Positions of the tables on the staff page's plan, kept in its data folder."""

import json
import logging
from collections.abc import Iterator, Mapping
from pathlib import Path
from threading import Lock

from companion.table.files.atomic_file import write_whole
from web.shown.staff import COLUMNS, ROWS

log = logging.getLogger(__name__)

NAME = "plan.json"
Cell = tuple[int, int]


class FloorPlan:
    """The cells of tables; from any thread."""

    def __init__(self, data: Path) -> None:
        self._path = data / NAME
        self._lock = Lock()
        self._cells = _read(self._path)

    def cell(self, table: str) -> Cell:
        """The table's cell; a new table gets the first free one and keeps it."""
        with self._lock:
            if table not in self._cells:
                taken = set(self._cells.values())
                free = (cell for cell in _cells() if cell not in taken)
                self._cells = {**self._cells, table: next(free, (COLUMNS, ROWS))}
            return self._cells[table]

    def move(self, table: str, x: int, y: int) -> None:
        """Moves a table within the plan, swapping places with the one already there. Raises OSError."""
        before, to = self.cell(table), (min(max(x, 1), COLUMNS), min(max(y, 1), ROWS))
        with self._lock:
            moved = {name: before if cell == to else cell for name, cell in self._cells.items()}
            cells = {**moved, table: to}
            write_whole(self._path, json.dumps(cells))
            self._cells = cells


def _cells() -> Iterator[Cell]:
    return ((x, y) for y in range(1, ROWS + 1) for x in range(1, COLUMNS + 1))


def _read(path: Path) -> Mapping[str, Cell]:
    try:
        raw = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        found = {str(table): (int(x), int(y)) for table, (x, y) in raw.items()}
    except (OSError, ValueError, TypeError, AttributeError) as fault:
        log.warning("%s cannot be read, so the tables stand in a row: %s", path, fault)
        return {}
    inside = set(_cells())
    return {table: cell for table, cell in found.items() if cell in inside}
