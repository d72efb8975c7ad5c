"""Reads frames with an eye for this table's dice: the seats' colours and those that belong to everybody."""

from functools import lru_cache

from companion.table.table import Table
from vision.mat.survey import Survey
from vision.reader import Reader
from vision.reading import Frame, TableReading


class Retina:
    """A reader that knows which body colours may lie on the table now, and the mat once it was in view."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._survey = Survey()

    def read(self, frame: Frame) -> TableReading:
        """The reading of one still frame."""
        return self._survey.read(frame, _reader(colours_of(self._table)).read)


def colours_of(table: Table) -> frozenset[str]:
    """The body colours of the table's dice: those of its seats, and those that belong to everybody."""
    return frozenset({*(seat.colour for seat in table.moment.seating.seats), *table.game.shared_colours})


@lru_cache(maxsize=16)
def _reader(colours: frozenset[str]) -> Reader:
    return Reader(colours)
