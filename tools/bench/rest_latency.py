"""Measures the time from the last motion in the tray to the camera's proposal, at 30 frames a second."""

from collections.abc import Iterator
from itertools import chain, repeat
from time import perf_counter

from companion.adapters.camera.proposal import propose
from companion.engine.questions import RollDice, Wanted
from tools.bench.reading_speed import COLOURS, frames_at_rest
from tools.bench.row import Row
from vision.cameras.pace import Pace
from vision.mat.survey import MatSurvey
from vision.pictures.thumbnail import Grey, glance_at
from vision.problems import with_problems
from vision.reader import Reader
from vision.reading import Frame, TableReading
from vision.watch import Watch

THROWS = 12
DICE = 10
MOVING = 6
ROLL = RollDice(tuple(Wanted(colour, 2, colour) for colour in COLOURS[: DICE // 2]))


def milliseconds_to_the_proposal() -> Row:
    """Milliseconds from the first frame at rest of each throw until the dice are held against the roll."""
    still, other = frames_at_rest(DICE), frames_at_rest(DICE - 2)
    table = _Table()
    values = tuple(_throw(_Reel(other[:MOVING], still), table) for _ in range(THROWS))
    return Row(f"from the last motion to the proposal, {DICE} dice", values, "ms")


def _throw(reel: "_Reel", table: "_Table") -> float:
    table.proposed = 0.0
    watch = Watch(reel, table, table, lambda: reel)
    while not table.proposed:
        watch.look()
    return 1000 * (table.proposed - reel.rested)


class _Reel:
    """A camera of 30 frames a second that shows some that move, and then dice at rest for ever."""

    name = "a reel"

    def __init__(self, moving: list[Frame], still: list[Frame]) -> None:
        turned = [frame[::-1] if place % 2 else frame for place, frame in enumerate(moving)]
        self._frames: Iterator[Frame] = chain(turned, chain.from_iterable(repeat(still)))
        self._left = len(turned)
        self._pace = Pace(30)
        self.rested = 0.0

    def frame(self) -> Frame:
        self._pace.wait()
        if self._left == 0 and not self.rested:
            self.rested = perf_counter()
        self._left = max(0, self._left - 1)
        return next(self._frames)

    def glance(self) -> Grey:
        """The next frame, small and grey."""
        return glance_at(self.frame())

    def close(self) -> None: ...


class _Table:
    """Reads as a table does, and notes when it has something to propose."""

    def __init__(self) -> None:
        self._reader, self._survey = Reader(COLOURS), MatSurvey()
        self.proposed = 0.0

    def read(self, frame: Frame) -> TableReading:
        """The reading with all that is amiss."""
        return with_problems(frame, self._survey.read(frame, self._reader.read))

    def on_rest(self, _frame: Frame, reading: TableReading) -> None:
        """Holds the dice against the roll."""
        propose(ROLL, reading, ())
        self.proposed = perf_counter()

    def on_motion(self) -> None: ...

    def on_trouble(self, reason: str) -> None:
        """There is no such camera to lose."""
        raise AssertionError(reason)

    def on_return(self) -> None: ...
