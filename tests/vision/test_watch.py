"""The camera's loop: a reading when things have come to rest, a word when they move, and when it is gone."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from threading import Event, Thread

import numpy as np
import pytest

from vision import watch as watching
from vision.cameras import CameraError, CameraLost
from vision.cameras.pretend import PretendCamera
from vision.pictures.thumbnail import Grey, glance_at
from vision.reading import BoundingBox, Frame, ReadingProblem, ReadingTrouble, TableReading
from vision.watch import Watch

NOTHING = TableReading((), (), 0.0)
DOUBT = (ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, BoundingBox(40, 40, 20, 20)),)


class Blind:
    """Reads nothing, and counts how often it was asked."""

    def __init__(self) -> None:
        self.reads = 0

    def read(self, frame: Frame) -> TableReading:
        assert frame.shape[2] == 3
        self.reads += 1
        return NOTHING


class Reel:
    """A camera that shows these frames and is then unplugged."""

    name = "a reel"

    def __init__(self, frames: Sequence[Frame]) -> None:
        self._frames: Iterator[Frame] = iter(frames)

    def frame(self) -> Frame:
        try:
            return next(self._frames)
        except StopIteration:
            raise CameraLost("unplugged") from None

    def glance(self) -> Grey:
        return glance_at(self.frame())

    def close(self) -> None:
        self._frames = iter(())


class Table:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.readings: list[TableReading] = []
        self.back = Event()

    def on_rest(self, frame: Frame, reading: TableReading) -> None:
        assert reading.dice == NOTHING.dice
        assert frame.size
        self.readings.append(reading)
        self.told.append("rest")
        self.back.set()

    def on_motion(self) -> None:
        self.told.append("motion")

    def on_trouble(self, reason: str) -> None:
        self.told.append(reason)

    def on_return(self) -> None:
        self.told.append("back")


def clock_at(fps: float) -> Callable[[], float]:
    ticks = (place / fps for place in range(10_000))
    return lambda: next(ticks)


def never() -> Reel:
    raise CameraError("not there")


def watch_of(camera: PretendCamera | Reel, table: Table, reader: Blind) -> Watch:
    return Watch(camera, reader, table, never, clock_at(15))


@pytest.mark.slow
def test_each_throw_is_read_once_when_it_lies_still() -> None:
    camera, table, reader = PretendCamera(seed=2, fps=0), Table(), Blind()
    watch = watch_of(camera, table, reader)
    for _ in range(10):
        watch.look()
    camera.throw([("red", 3), ("white", 5)])
    for _ in range(40):
        watch.look()
    assert table.told == ["rest", "motion", "rest"]
    assert reader.reads == 2


def test_what_lies_still_is_read_once_more_when_somebody_asks_for_it() -> None:
    camera, table, reader = PretendCamera(seed=2, fps=0), Table(), Blind()
    watch = watch_of(camera, table, reader)
    for _ in range(10):
        watch.look()
    watch.look_again()
    for _ in range(10):
        watch.look()
    assert (table.told, reader.reads) == (["rest", "rest"], 2)


class Doubting(Blind):
    """Has so many doubts, one after the other, and then none."""

    def __init__(self, doubts: int) -> None:
        super().__init__()
        self._doubts = doubts

    def read(self, frame: Frame) -> TableReading:
        told = super().read(frame)
        return replace(told, troubles=DOUBT) if self.reads <= self._doubts else told


@pytest.mark.parametrize(("doubts", "reads", "left"), [(0, 1, ()), (1, 2, ()), (2, 2, DOUBT)])
def test_a_picture_that_left_a_doubt_is_read_once_more_and_told_once(
    doubts: int, reads: int, left: tuple[ReadingTrouble, ...]
) -> None:
    table, reader = Table(), Doubting(doubts)
    watch = watch_of(Reel([plain(90)] * 60), table, reader)
    for _ in range(40):
        watch.look()
    assert (table.told, reader.reads) == (["rest"], reads)
    assert table.readings[0].troubles == left


def test_what_moves_before_the_second_look_is_read_from_the_beginning() -> None:
    table, reader = Table(), Doubting(2)
    watch = watch_of(Reel([plain(90)] * 8 + [half(200)] * 40), table, reader)
    for _ in range(30):
        watch.look()
    assert (table.told, reader.reads) == (["rest"], 3)
    assert table.readings[0].troubles == ()


def plain(level: int) -> Frame:
    return np.full((90, 160, 3), level, np.uint8)


def half(level: int) -> Frame:
    """A picture of which only one side changes, so that it is no change of light."""
    frame = plain(90)
    frame[:, 80:] = level
    return frame


def test_what_moves_while_it_is_read_is_not_told() -> None:
    reel, table, reader = Reel([half(20)] * 5 + [half(200)] * 9), Table(), Blind()
    watch = watch_of(reel, table, reader)
    for _ in range(4):
        watch.look()
    assert (reader.reads, table.told) == (1, [])
    for _ in range(4):
        watch.look()
    assert (reader.reads, table.told) == (2, ["rest"])


def test_a_lost_camera_is_said_and_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "FIRST_WAIT", 0.01)
    tries: list[Reel] = []

    def reopen() -> Reel:
        tries.append(Reel([plain(90)] * 2000 if len(tries) == 3 else []))
        if len(tries) < 3:
            raise CameraError("not there yet")
        return tries[-1]

    table, stop = Table(), Event()
    watch = Watch(Reel([plain(90)] * 3), Blind(), table, reopen, clock_at(15))
    thread = Thread(target=watch.run, args=(stop,))
    thread.start()
    assert table.back.wait(5)
    stop.set()
    thread.join(5)
    assert not thread.is_alive()
    assert table.told[:5] == ["unplugged", "not there yet", "unplugged", "back", "rest"]
    assert len(tries) == 4  # twice not there, once without a picture


def test_a_fault_in_a_callback_does_not_end_the_watch(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(watching, "FIRST_WAIT", 0.01)
    stop, raised = Event(), Event()

    class Failing(Table):
        def on_rest(self, frame: Frame, reading: TableReading) -> None:
            if not raised.is_set():
                raised.set()
                raise RuntimeError("a callback failed")
            super().on_rest(frame, reading)

        def on_trouble(self, reason: str) -> None:
            stop.set()
            super().on_trouble(reason)

    table = Failing()
    camera = Reel([half(level) for level in (0, 200) for _ in range(20)])
    Watch(camera, Blind(), table, never, clock_at(15)).run(stop)
    assert raised.is_set()
    assert "left out" in caplog.text
    assert table.told[-1] == "unplugged"
