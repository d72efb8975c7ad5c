"""In little light the camera makes more of it before anybody is told that it is too dark."""

import pytest

from vision.cameras.pretend import PretendCamera
from vision.reader import Reader
from vision.reading import Frame, ReadingProblem, TableReading
from vision.watch import Watch

THROWN = [("red", 3)]


class Table:
    """Remembers the last reading, and how often it was told of one."""

    def __init__(self) -> None:
        self.told: list[TableReading] = []

    def on_rest(self, _frame: Frame, reading: TableReading) -> None:
        self.told.append(reading)

    def on_motion(self) -> None: ...

    def on_trouble(self, reason: str) -> None: ...

    def on_return(self) -> None: ...


class Evening:
    """A pretend camera that is watched, in a room whose lamp is turned."""

    def __init__(self, light: float) -> None:
        self.camera, self.table, self._now = PretendCamera(seed=2, fps=0), Table(), 0.0
        self.camera.dim(light)
        self.watch = Watch(self.camera, Reader(), self.table, PretendCamera, self._clock)

    def throw(self) -> TableReading:
        self.camera.throw(THROWN)
        before = len(self.table.told)
        for _ in range(80):
            if len(self.table.told) == before:
                self.watch.look()
        return self.table.told[-1]

    def _clock(self) -> float:
        self._now += 1 / 15
        return self._now


def faces(reading: TableReading) -> list[tuple[str, int | None]]:
    return [(die.colour, die.value) for die in reading.dice]


@pytest.mark.slow
def test_by_a_lamp_that_is_turned_down_dice_are_read_and_when_it_is_bright_again_too() -> None:
    evening = Evening(0.15)
    dim = evening.throw()
    assert (faces(dim), dim.troubles) == (THROWN, ())
    evening.camera.dim(1.0)
    assert faces(evening.throw()) == THROWN


def test_where_it_is_still_too_dark_that_is_told_once() -> None:
    evening = Evening(0.01)
    assert [one.problem for one in evening.throw().troubles] == [ReadingProblem.TOO_DARK]
    assert len(evening.table.told) == 1
