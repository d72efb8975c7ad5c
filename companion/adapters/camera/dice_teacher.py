"""Teaches the camera a table's own dice before a game, from rolls that people are asked for."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import RLock

from companion.engine.refusal import refuse
from companion.table.table import Table
from vision.calibration.guide import PASSED, Guide, GuideFault, learnt, looked
from vision.calibration.owners import Owners
from vision.calibration.shelf import Calibrations, CalibrationVersion
from vision.reading import Frame, TableReading

log = logging.getLogger(__name__)

SHOWN = 5
"""Dice of a set that the pretend camera rolls to be taught."""


@dataclass(frozen=True)
class Lesson:
    """Progress of the lesson (None: not running), and the calibration in use (None: nothing learnt)."""

    guide: Guide | None = None
    version: CalibrationVersion | None = None


class DiceTeacher:
    """Looks on while the camera watches. `forget` lets the camera's eye forget a mat that was put away."""

    def __init__(
        self,
        table: Table,
        calibrations: Calibrations,
        forget: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        self._table = table
        self._calibrations = calibrations
        self._forget = forget
        self._changed = changed
        self._lock = RLock()
        self._guide: Guide | None = None
        self._latest: tuple[Frame, TableReading] | None = None
        self._looks = 0

    @property
    def lesson(self) -> Lesson:
        """The current lesson; from any thread."""
        return Lesson(self._guide, self._calibrations.current)

    @property
    def latest(self) -> tuple[Frame, TableReading] | None:
        """The latest frame and reading at rest, None while dice move; from any thread."""
        return self._latest

    @property
    def looks(self) -> int:
        """Number of times that dice came to rest; a new number means a new picture."""
        return self._looks

    @property
    def owners(self) -> Owners:
        """The calibrated dice of the table."""
        version = self._calibrations.current
        return version.owners if version else Owners()

    @property
    def pretend(self) -> tuple[str, ...] | None:
        """The colours of the dice that the next step waits for, () for an empty table; None: for nothing."""
        guide = self._guide
        if guide is None or guide.done:
            return None
        return (guide.asks,) * SHOWN if guide.asks else ()

    @property
    def offered(self) -> str | None:
        """The common colour of the dice at rest, offered to a player who joins by rolling; None if there are
        more.
        """
        latest = self._latest
        if latest is None or (self._guide is not None and not self._guide.done):
            return None
        colours = {die.colour for die in latest[1].rolled}
        return colours.pop() if len(colours) == 1 else None

    def learn(self, colour: str) -> None:
        """Learns the dice that a player has just joined with, if the picture allows it."""
        with self._lock:
            if self._latest is None or self.offered != colour:
                return
            owners = learnt(self.owners, colour, *self._latest)
            if owners is None:
                return
            version = self._calibrations.current
            try:
                self._calibrations.keep(version.score if version else PASSED, owners)
            except OSError as fault:
                log.error("what was learnt cannot be kept: %s", fault)
        self._changed()

    def begin(self) -> None:
        """Starts a lesson for every set at the table. Raises Refused during a game."""
        self._refuse_in_a_game()
        with self._lock:
            self._forget()
            self._guide = Guide(self._wanted())
            if self._latest is not None:
                self._look(*self._latest)
        self._changed()

    def stop(self) -> None:
        """Leaves everything as it was before, or closes what is done."""
        self._guide = None
        self._changed()

    def take_back(self) -> None:
        """Goes back to the version before. Raises Refused while a game is played."""
        self._refuse_in_a_game()
        self._calibrations.take_back()
        self.stop()

    def on_rest(self, frame: Frame, reading: TableReading) -> None:
        """The picture came to rest, and was read."""
        with self._lock:
            self._latest = frame, reading
            self._looks += 1
            self._look(frame, reading)
        self._changed()

    def on_motion(self) -> None:
        """The picture moves: what lay there counts no more."""
        self._latest = None

    def on_trouble(self, _reason: str) -> None:
        """The camera is gone, which its own notice says."""
        self._latest = None

    def on_return(self) -> None:
        """The camera is there again, and will say what it sees."""

    def _look(self, frame: Frame, reading: TableReading) -> None:
        guide = self._guide
        if guide is None or guide.done:
            return
        if self._table.moment.play is not None or guide.wanted != self._wanted():
            self._guide = None
            return
        after = looked(guide, frame, reading)
        self._guide = (
            after if not after.passed or self._keep(after) else replace(guide, fault=GuideFault.DISK)
        )

    def _keep(self, guide: Guide) -> bool:
        """Saves the calibration; False if the disk refuses."""
        try:
            self._calibrations.keep(guide.score, guide.owners)
        except OSError as fault:
            log.error("what was taught cannot be kept: %s", fault)
            return False
        return True

    def _wanted(self) -> tuple[str, ...]:
        seats = (seat.colour for seat in self._table.moment.seating.seats)
        return (*seats, *self._table.game.meta.shared_colours)

    def _refuse_in_a_game(self) -> None:
        if self._table.moment.play is not None:
            raise refuse("refused-teach")
