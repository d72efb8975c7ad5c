"""Rows found in a journal: valid ones, and damaged ones."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from companion.table.cards.card_shelf import hashed
from companion.table.files.sql_tables import BEFORE_CHAINS
from companion.table.journal.checksum_chain import START, Head
from companion.table.journal.raw_rows import Cells, Raw
from companion.table.journal.rows import entry_step, seating_step

AllGames: TypeAlias = Mapping[Any, Sequence[Cells]]

CELLS_OF_A_SEATING = 3


@dataclass(frozen=True)
class SalvagedRow:
    """A seating or an entry: its step and its checksum, its cells without these two, and what the checksum is
    over. `number` is that of an entry in its game, None for a seating; `begins` is the game that it begins.
    """

    step: int
    link: bytes
    cells: Cells
    covered: Cells
    game: int | None
    number: int | None = None
    begins: Cells | None = None


@dataclass(frozen=True)
class SalvagedFile:
    """The rows of a journal: `good` are the seatings and entries that are what was written, by their steps,
    which begin behind `root`; `spoilt` are others, as they are read now."""

    edition: int = 0
    tables: int = 0
    has_checksums: bool = True
    """True if its rows came with checksums, False if they were computed now."""
    health: str = "ok"
    """SQLite's integrity check: `ok`, or the fault."""
    root: Head = START
    good: Mapping[int, SalvagedRow] = field(default_factory=dict)
    spoilt: Sequence[SalvagedRow] = ()
    games: AllGames = field(default_factory=dict)
    """Possible rows of games by id."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """The card files that are what was played with, by their hashes."""
    spoilt_texts: bool = False
    """True if other versions exist as well."""
    rows: int = 0


def found_in(raw: Raw) -> SalvagedFile:
    """Tells the rows apart by their checksums."""
    has_checksums = raw.edition != BEFORE_CHAINS
    games: dict[Any, list[Cells]] = defaultdict(list)
    for row in dict.fromkeys(raw.games):
        games[row[0]].append(row)
    rows = list(dict.fromkeys((_marked if has_checksums else _unmarked)(raw.seatings, raw.entries, games)))
    root = _root(raw.roots, rows)
    good = _good(rows, root)
    texts = {hash_: text for hash_, text in raw.texts if isinstance(text, str) and hashed(text) == hash_}
    return SalvagedFile(
        raw.edition,
        raw.tables,
        has_checksums,
        raw.health,
        root,
        good,
        [row for row in rows if row.step not in good],
        games,
        texts,
        len(texts) < len({*raw.texts}),
        raw.rows,
    )


def is_written(row: SalvagedRow, befores: Iterable[Head]) -> bool:
    """True if a row is intact, given its checksum and, if that covers the head before, one of these heads."""
    head = Head(row.step, row.link)
    own = Head(row.step - 1).then(*row.covered)
    return own == head or any(before.chained(*row.covered) == head for before in befores)


def row_of(head: Head, cells: Cells, begins: Cells | None = None) -> SalvagedRow:
    """A seating or an entry of that step and that checksum."""
    if len(cells) == CELLS_OF_A_SEATING:
        return SalvagedRow(head.step, head.link, cells, seating_step(*cells), cells[-1])
    game, number, *_ = cells
    return SalvagedRow(head.step, head.link, cells, entry_step(cells, begins), game, number, begins)


def _good(rows: Iterable[SalvagedRow], root: Head) -> dict[int, SalvagedRow]:
    heads: dict[int, list[Head]] = defaultdict(list, {root.step: [root]})
    whole = [row for row in rows if _has_step(row) and row.step > root.step]
    for row in whole:
        heads[row.step].append(Head(row.step, row.link))
    good: dict[int, SalvagedRow] = {}
    for row in whole:
        if row.step not in good and is_written(row, heads.get(row.step - 1, ())):
            good[row.step] = row
    return dict(sorted(good.items()))


def _has_step(row: SalvagedRow) -> bool:
    return isinstance(row.step, int) and isinstance(row.link, bytes)


def _root(roots: Iterable[Cells], rows: Iterable[SalvagedRow]) -> Head:
    """Head before the first step: as written, unless it cannot precede these steps."""
    steps = [row.step for row in rows if _has_step(row)]
    for step, link in roots:
        if isinstance(step, int) and isinstance(link, bytes):
            is_before = 0 <= step < max(steps, default=step + 1)
            return Head(step, link) if is_before else Head(min(steps) - 1)
    return START


def _marked(seatings: Iterable[Cells], entries: Iterable[Cells], games: AllGames) -> Iterator[SalvagedRow]:
    for step, *cells, link in seatings:
        yield row_of(Head(step, link), tuple(cells))
    for *cells, step, link in entries:
        yield from _entries(Head(step, link), tuple(cells), games)


def _entries(head: Head, cells: Cells, games: AllGames) -> Iterator[SalvagedRow]:
    """Step of an entry; of a beginning with the possible row of its game."""
    for begins in games.get(cells[0], (None,)) if cells[1] == 0 else (None,):
        yield row_of(head, cells, begins)


def _unmarked(seatings: Iterable[Cells], entries: Iterable[Cells], games: AllGames) -> Iterator[SalvagedRow]:
    """The rows of a journal without checksums, numbered in the order in which they will have come: a game
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
        begins = next(iter(games.get(row[0], (None,))), None) if _begins(row) else None
        head = head.then(*row_of(head, row, begins).covered)
        yield row_of(head, row, begins)


def _begins(cells: Cells) -> bool:
    return len(cells) != CELLS_OF_A_SEATING and cells[1] == 0


def _is_text(cells: Cells) -> bool:
    """True if all texts among these cells are valid Unicode."""
    try:
        "".join(cell for cell in cells if isinstance(cell, str)).encode()
    except UnicodeEncodeError:
        return False
    return True
