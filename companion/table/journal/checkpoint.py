"""Checkpoints: seats and choices of a table, in a small file written whole, and in lines of its games."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.table.files.atomic_file import write_whole
from companion.table.files.faults import JournalError
from companion.table.files.surviving import read_all
from companion.table.journal.game_file import FoundGame
from companion.table.journal.lines import FORMAT, HEAD, GameLine, lines_in, packed
from companion.table.journal.values import Values
from companion.table.seating.seating import Seating

NAME = "table.json"
VALUES = Values()


@dataclass(frozen=True)
class Checkpoint:
    """State of a table apart from its games: the one with the largest `stamp` counts.

    `game` is played, `last` is the last number that a game was given, `sat` are the proofs of all who sat in
    the game that is played, and `forgetting` files that are to be deleted. A `backup` is of that time (ISO
    8601), and this is what was in it.
    """

    stamp: int
    seating: Seating
    game: int | None = None
    last: int = 0
    sat: tuple[str, ...] = ()
    forgetting: tuple[str, ...] = ()
    backup: str = ""

    @property
    def written(self) -> str:
        """As JSON."""
        return VALUES.write(self, Checkpoint)


@dataclass(frozen=True)
class Loss:
    """Loss of a table when it was opened, at that stamp.

    Of the game that is played `missing` entries are asked again, unless it cannot be read at all: then it is
    left, and lies in `file`. `unsure`: nobody can tell whether the last entries are there. A `backup` of that
    time (ISO 8601) lacks all that came later.
    """

    stamp: int
    missing: int = 0
    unsure: bool = False
    file: str = ""
    backup: str = ""


def write(folder: Path, checkpoint: Checkpoint) -> None:
    """Puts it in the place of the one before; it stands there twice, against damage. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / NAME
    write_whole(path, 2 * packed(HEAD, FORMAT, {"table": checkpoint.written}, path.stem))


def read(folder: Path) -> Checkpoint | None:
    """The table's own file, or None where it says nothing. Raises OSError and JournalError."""
    path = folder / NAME
    line = next(lines_in(read_all(path), path.stem), None) if path.exists() else None
    check_format(path, line)
    return _understood(path, line.fields["table"]) if line else None


def newest(path: Path, own: Checkpoint | None, games: Iterable[FoundGame]) -> tuple[Checkpoint | None, int]:
    """The newest that is said of a table, by its own file and by lines of its games, and the latest stamp."""
    lines = [
        line.fields for game in games for line in (*game.entries.values(), game.left) if line is not None
    ]
    latest: Mapping[str, Any] = max((one for one in lines if "table" in one), key=_stamp, default={})
    if latest and (own is None or _stamp(latest) > own.stamp):
        own = _understood(path, latest["table"])
    return own, max((*map(_stamp, lines), own.stamp if own else 0))


def check_format(path: Path, head: GameLine | None) -> None:
    """Raises JournalError for a head of another format."""
    if head is not None and head.number != FORMAT:
        raise JournalError(path, f"is of format {head.number}, and this program reads format {FORMAT}")


def _stamp(fields: Mapping[str, Any]) -> int:
    return int(fields["stamp"])


def _understood(path: Path, raw: object) -> Checkpoint:
    try:
        checkpoint: Checkpoint = VALUES.understood(raw, Checkpoint)
    except Exception as fault:
        raise JournalError(path, f"who sits at the table is not understood ({fault!r})") from fault
    return checkpoint
