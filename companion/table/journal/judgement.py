"""What of a journal stands: for each table all that one moment needs, and nothing that came later."""

import json
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from operator import attrgetter

from companion.table.journal.checksum_chain import Head
from companion.table.journal.entries import WITH_SEATING
from companion.table.journal.rows import hashed
from companion.table.journal.salvage import SalvagedFile, SalvagedRow


@dataclass(frozen=True)
class Judgement:
    """The rows that stand, in their order. Of all that was written `missing` steps are gone from the end,
    and `before` from what was over; `unsure` says that nobody can tell how far it had got."""

    kept: tuple[SalvagedRow, ...] = ()
    missing: int = 0
    before: int = 0
    unsure: bool = False


def judged(found: SalvagedFile, mark: Head | None) -> Judgement:
    """Holds what was found against its checksums, and against how far the journal is known to have got."""
    good = {step: row for step, row in found.steps.items() if _is_good(found, row)}
    begins = found.root.step
    ends = max(chain(good, (begins, mark.step if mark else begins + found.rows)))
    bad = [step for step in range(begins + 1, ends + 1) if step not in good]
    tables = [_JudgedTable(rows, bad) for rows in _by_table(found, good).values()]
    lasts = [table.last(ends) for table in tables]
    kept = sorted(chain(*map(_JudgedTable.kept, tables, lasts)), key=attrgetter("step"))
    last = max(begins, *lasts, begins)
    return Judgement(tuple(kept), ends - last, last - begins - len(kept), not _is_marked(found, good, mark))


def _is_good(found: SalvagedFile, row: SalvagedRow) -> bool:
    """Whether a row is what was written, after what was written before it."""
    before = _before(found, row.step)
    if before is None or before.then(*row.covered) != Head(row.step, row.link):
        return False
    return row.number != 0 or _has_its_texts(found, row)


def _before(found: SalvagedFile, step: int) -> Head | None:
    if not isinstance(step, int) or step <= found.root.step:
        return None
    row = found.steps.get(step - 1)
    if step - 1 == found.root.step:
        return found.root
    return Head(row.step, row.link) if row and isinstance(row.link, bytes) else None


def _has_its_texts(found: SalvagedFile, row: SalvagedRow) -> bool:
    try:
        *_, decks, _ = found.games[row.game]
        return all(hashed(found.texts[hash_]) == hash_ for hash_ in json.loads(decks).values())
    except (LookupError, ValueError, TypeError, AttributeError):
        return False


def _is_marked(found: SalvagedFile, good: Mapping[int, SalvagedRow], mark: Head | None) -> bool:
    """Whether the mark is this journal's, as far as can be told; one without checksums never had any."""
    if mark is None:
        return not (found.chained and found.steps)
    row = good.get(mark.step)
    return row is None or row.link == mark.link


def _by_table(found: SalvagedFile, good: Mapping[int, SalvagedRow]) -> dict[str, list[SalvagedRow]]:
    """The rows of each table, in their order."""
    tables: dict[str, list[SalvagedRow]] = {}
    for step in sorted(good):
        row = good[step]
        game = found.games.get(row.game, (None, None))
        at_table = row.cells[0] if row.number is None else game[1]
        tables.setdefault(at_table, []).append(row)
    return tables


class _JudgedTable:
    """The rows of one table that are what was written, and the steps that nobody knows of which it was."""

    def __init__(self, rows: Sequence[SalvagedRow], bad: Sequence[int]) -> None:
        self._rows, self._bad = rows, bad
        self._seatings = [row for row in rows if row.number is None]
        self._begun = {row.game: row.step for row in rows if row.number == 0}

    def last(self, ends: int) -> int:
        """The last step up to which nothing is missing of what was going on then, or 0."""
        while (seating := self._seating(ends)) is not None:
            if seating.game is not None and seating.game not in self._begun:
                ends = seating.step - 1
                continue
            since = self._begun.get(seating.game, seating.step)
            gap = next(iter(self._bad[bisect_left(self._bad, since) :]), ends + 1)
            if gap <= ends:
                ends = gap - 1
            elif self._is_half(ends):
                ends -= 1
            else:
                return ends
        return 0

    def kept(self, ends: int) -> Iterator[SalvagedRow]:
        """The rows up to that step: of each game the entries from its first on, as far as none is missing."""
        next_: dict[int | None, int] = {}
        for row in self._rows:
            if row.step > ends:
                return
            if row.number is None:
                if row.game is None or row.game in next_:
                    yield row
            elif row.number == next_.get(row.game, 0):
                next_[row.game] = row.number + 1
                yield row

    def _is_half(self, ends: int) -> bool:
        """Whether the last step is an entry without what was written together with it."""
        place = bisect_right(self._rows, ends, key=attrgetter("step"))
        row = self._rows[place - 1]
        return row.step == ends and row.number is not None and row.cells[2] in WITH_SEATING

    def _seating(self, ends: int) -> SalvagedRow | None:
        place = bisect_right(self._seatings, ends, key=attrgetter("step"))
        return self._seatings[place - 1] if place else None
