"""Rows count by their checksums alone, and those of before edition 3 by those of the rows before them."""

from collections.abc import Sequence

from companion.table.files.sql_tables import EDITION
from companion.table.journal.checksum_chain import START, Head
from companion.table.journal.raw_rows import Cells, Raw
from companion.table.journal.restoration import restored
from companion.table.journal.rows import entry_step, seating_step
from companion.table.journal.salvage import SalvagedRow, found_in

GAME = (1, "home", "a game")
SEATED = [("home", f"seating {n}", None) for n in range(4)]
ENTERED = [(1, n, "answer", None, f"answer {n}", "[]") for n in range(1, 4)]


def seatings(first: Head = START) -> list[Cells]:
    """One below the other, each with its step and its checksum."""
    rows, head = list[Cells](), first
    for cells in SEATED:
        head = head.then(*seating_step(*cells))
        rows.append((head.step, *cells, head.link))
    return rows


def good(rows: list[Cells], roots: tuple[Cells, ...] = ()) -> list[int]:
    return list(found_in(Raw(edition=EDITION, seatings=tuple(rows), roots=roots)).good)


def test_a_row_without_a_step_or_a_checksum_is_spoilt_and_hides_no_other() -> None:
    rows = seatings()
    step, *cells, link = rows[1]
    for broken in ((None, *cells, link), ("two", *cells, link), (step, *cells, None)):
        assert good([rows[0], broken, *rows[2:]]) == [1, 3, 4]


def test_what_was_there_before_the_first_step_is_no_part_of_a_journal() -> None:
    rows = seatings()
    assert good(rows, ((2, rows[1][-1]),)) == [3, 4]


class Decided:
    """What decides an entry again: the answer gives it all."""

    def text(self, game: str, hash_: str) -> str | None:
        raise AssertionError((game, hash_))

    def begun(self, game: Cells, texts: object) -> str:
        raise AssertionError((game, texts))

    def decided(self, entries: Sequence[SalvagedRow], said: Cells) -> Cells:
        assert [row.number for row in entries] == list(range(said[1]))
        return (*said[:-1], "[]")


def test_a_spoilt_entry_is_proven_by_the_row_before_it() -> None:
    rows, head = list[Cells](), START
    for cells in [(1, 0, "begin", None, None, "[]"), *ENTERED]:
        head = head.chained(*entry_step(cells, GAME if cells[1] == 0 else None))
        rows.append((*cells, head.step, head.link))
    spoilt = (*rows[2][:5], "[1]", *rows[2][6:])
    found = found_in(Raw(edition=EDITION, entries=(*rows[:2], spoilt, rows[3]), games=(GAME,)))
    again = restored(found, Decided())
    assert [row.cells for row in again.good.values()][-2:] == ENTERED[1:]
