"""Decides which rows of a journal are valid, with a gap for each entry that is not."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from companion.table.journal.checksum_chain import Head
from companion.table.journal.entries import WITH_SEATING, EntryKind
from companion.table.journal.salvage import SalvagedFile, SalvagedRow


@dataclass(frozen=True)
class Judgement:
    """The rows that stand, in their order; an entry of which it is only known that it was there is LOST.

    Of all that was written `missing` steps are gone from the end, `gaps` are entries of games that are
    played now, and `before` from what was over; `unsure` says that nobody can tell how far it had got.
    """

    kept: tuple[SalvagedRow, ...] = ()
    missing: int = 0
    before: int = 0
    gaps: int = 0
    unsure: bool = False


def judged(found: SalvagedFile, mark: Head | None) -> Judgement:
    """Counts what was found against its numbers, and against how far the journal is known to have got."""
    good, begins = found.good, found.root.step
    ends = max((*good, begins, mark.step if mark else begins + found.rows))
    tables = [_JudgedTable(rows) for rows in _by_table(found).values()]
    kept = [row for table in tables for row in table.kept()]
    last = max((begins, *(row.step for row in kept)))
    gaps = sum(table.gaps for table in tables)
    lost = sum(not row.link and row.number is not None for row in kept)
    before = last - begins - (len(kept) - lost) - gaps
    kept.sort(key=lambda row: (row.step, row.number is None))
    return Judgement(tuple(kept), ends - last, before, gaps, not _is_marked(found, mark))


def _is_marked(found: SalvagedFile, mark: Head | None) -> bool:
    """True if the mark belongs to this journal, as far as can be told; one without checksums never had
    any."""
    if mark is None:
        return not (found.has_checksums and found.rows)
    row = found.good.get(mark.step)
    return row is None or row.link == mark.link


def _by_table(found: SalvagedFile) -> Mapping[str, list[SalvagedRow]]:
    """The rows of each table, in their order; those of a game that has no beginning are nobody's."""
    at_table = {row.game: row.begins[1] for row in found.good.values() if row.begins is not None}
    tables: dict[str, list[SalvagedRow]] = defaultdict(list)
    for row in found.good.values():
        if row.game is None or row.game in at_table:
            tables[row.cells[0] if row.number is None else at_table[row.game]].append(row)
    return tables


class _JudgedTable:
    """The rows of one table that are what was written."""

    def __init__(self, rows: Sequence[SalvagedRow]) -> None:
        self._rows = _without_half(rows)
        self._game = self._rows[-1].game if self._rows else None
        lost = [row for game in self._games() for row in _lost(game)]
        self.gaps = sum(row.game == self._game for row in lost)
        self._lost = lost

    def kept(self) -> Iterator[SalvagedRow]:
        """All rows, the entries that are lost among them, and the seating of a game that has none left."""
        yield from (*self._rows, *self._lost)
        if (seating := self._seating()) is not None:
            yield seating

    def _games(self) -> Iterator[list[SalvagedRow]]:
        games: dict[int | None, list[SalvagedRow]] = defaultdict(list)
        for row in self._rows:
            if row.number is not None:
                games[row.game].append(row)
        yield from games.values()

    def _seating(self) -> SalvagedRow | None:
        """Those who sat down just before a game sit in it: that was written together with its beginning."""
        begun = next((row.step for row in self._rows if row.begins and row.game == self._game), None)
        seatings = [row for row in self._rows if row.number is None]
        if begun is None or not seatings or seatings[-1].step != begun - 1:
            return None
        at_table, seating, _ = seatings[-1].cells
        return SalvagedRow(begun + 1, b"", (at_table, seating, self._game), (), self._game)


def _without_half(rows: Sequence[SalvagedRow]) -> Sequence[SalvagedRow]:
    """The rows without an entry at their end that was written together with a seating that is not there."""
    last = rows[-1]
    is_half = last.number is not None and last.cells[2] in WITH_SEATING - {EntryKind.BEGIN}
    return rows[:-1] if is_half else rows


def _lost(game: Sequence[SalvagedRow]) -> Iterator[SalvagedRow]:
    """A row for each entry of a game that is lost in its midst."""
    for before, after in pairwise(sorted(game, key=lambda row: row.number or 0)):
        for number in range((before.number or 0) + 1, after.number or 0):
            cells = (before.game, number, EntryKind.LOST.value, None, None, "[]")
            yield replace(before, cells=cells, number=number, link=b"", begins=None)
