"""Remembers what this evening's dice showed, and what people said of them, for every reader of a table."""

from threading import Lock

from companion.table.table import Table
from vision.calibration.guide import pips_of, without_doubtful
from vision.reading import Frame, TableReading
from vision.told_dice import ToldDice


class DiceMemory:
    """Pips that were seen count for one game: a set may be exchanged for another. Dice that people told count
    for the evening. From any thread.
    """

    def __init__(self, table: Table) -> None:
        self._table, self._lock = table, Lock()
        self._game: int | None = None
        self._pips: frozenset[str] = frozenset()
        self._told = ToldDice()

    @property
    def told(self) -> ToldDice:
        """The dice that people told."""
        return self._told

    @property
    def pips(self) -> frozenset[str]:
        """Colours of the dice that clearly showed pips in this game: no sign of theirs looks like a one."""
        with self._lock:
            game = self._table.moment.game
            if game != self._game:
                self._game, self._pips = game, frozenset()
            return self._pips

    def saw(self, reading: TableReading) -> None:
        """Remembers which dice clearly showed pips."""
        shown = pips_of(without_doubtful(reading))
        with self._lock:
            self._pips |= shown

    def learn(self, frame: Frame, told: TableReading) -> None:
        """Remembers the dice of a roll that a person told or corrected, as they are on its picture."""
        with self._lock:
            self._told = self._told.after(frame, told)
