"""Orders of staff that a table has executed, kept in its data folder so that none counts twice after a
restart.
"""

import logging
from collections.abc import Iterator
from pathlib import Path

from companion.cafe.outcome import OrderOutcome, packed_outcome, read_outcome
from companion.table.files.atomic_file import write_whole

log = logging.getLogger(__name__)

NAME = "staff.log"
MOST = 500
"""Orders kept: far more than can be given during the lifetime of one."""


class OrderLog:
    """The latest outcomes, oldest first; for one thread."""

    def __init__(self, data: Path) -> None:
        self._path = data / NAME
        self._kept = tuple(_read(self._path))

    def __contains__(self, order: object) -> bool:
        return any(one.id == order for one in self._kept)

    def __iter__(self) -> Iterator[OrderOutcome]:
        return iter(self._kept)

    def keep(self, outcome: OrderOutcome) -> None:
        """Writes it down; where the disk cannot take it, it is known until this program ends."""
        self._kept = (*self._kept, outcome)[-MOST:]
        try:
            write_whole(self._path, "".join(f"{packed_outcome(one).decode()}\n" for one in self._kept))
        except OSError as fault:
            log.error("%s could not be written: %s", self._path, fault)


def _read(path: Path) -> Iterator[OrderOutcome]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    except (OSError, UnicodeDecodeError) as fault:
        log.warning("%s cannot be read: %s", path, fault)
        return
    yield from (one for one in map(read_outcome, lines) if one is not None)
