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
        colours = {seat.colour for seat in self._table.moment.seating.seats}
        reader = _reader(frozenset({*colours, *self._table.game.shared_colours}))
        return self._survey.read(frame, reader.read)


@lru_cache(maxsize=16)
def _reader(colours: frozenset[str]) -> Reader:
    return Reader(colours)
