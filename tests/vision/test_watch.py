"""The camera's loop: a reading when things have come to rest, a word when they move, and when it is gone."""

from collections.abc import Iterator, Sequence
from threading import Event, Thread

import numpy as np
import pytest

from vision import watch as watching
from vision.cameras import CameraError, CameraLost
from vision.cameras.pretend import PretendCamera
from vision.reading import Frame, TableReading
from vision.watch import Watch

NOTHING = TableReading((), (), 0.0)


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

    def close(self) -> None:
        self._frames = iter(())


class Table:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.back = Event()

    def on_rest(self, frame: Frame, reading: TableReading) -> None:
        assert reading is NOTHING
        assert frame.size
        self.told.append("rest")
        self.back.set()

    def on_motion(self) -> None:
        self.told.append("motion")

    def on_trouble(self, reason: str) -> None:
        self.told.append(reason)


def clock_at(fps: float) -> Iterator[float]:
    return (place / fps for place in range(10_000))


def watch_of(camera: PretendCamera | Reel, table: Table, reader: Blind) -> Watch:
    ticks = clock_at(15)
    return Watch(camera, reader, table.on_rest, table.on_motion, table.on_trouble, clock=lambda: next(ticks))


def test_each_throw_is_read_once_when_it_lies_still() -> None:
    camera, table, reader = PretendCamera(seed=2, fps=0), Table(), Blind()
    watch = watch_of(camera, table, reader)
    for _ in range(10):
        watch.look(camera.frame())
    camera.throw([("red", 3), ("white", 5)])
    for _ in range(40):
        watch.look(camera.frame())
    assert table.told == ["rest", "motion", "rest"]
    assert reader.reads == 2


def test_a_lost_camera_is_said_and_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "FIRST_WAIT", 0.01)
    still = [np.full((90, 160, 3), 90, np.uint8)] * 20
    tries: list[int] = []

    def reopen() -> Reel:
        tries.append(1)
        if len(tries) < 3:
            raise CameraError("not there yet")
        return Reel(still * 100)

    table, stop, ticks = Table(), Event(), clock_at(15)
    watch = Watch(
        Reel(still[:3]),
        Blind(),
        table.on_rest,
        table.on_motion,
        table.on_trouble,
        reopen,
        lambda: next(ticks),
    )
    thread = Thread(target=watch.run, args=(stop,))
    thread.start()
    assert table.back.wait(5)
    stop.set()
    thread.join(5)
    assert not thread.is_alive()
    assert table.told[:2] == ["unplugged", "rest"]
    assert len(tries) >= 3


def test_a_fault_in_a_callback_does_not_end_the_watch(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(watching, "FIRST_WAIT", 0.01)
    table, stop, ticks = Table(), Event(), clock_at(15)
    camera = Reel([np.full((90, 160, 3), level, np.uint8) for level in (0, 200) for _ in range(20)])
    raised = Event()

    def on_rest(frame: Frame, reading: TableReading) -> None:
        if not raised.is_set():
            raised.set()
            raise RuntimeError("a callback failed")
        table.on_rest(frame, reading)

    def on_trouble(reason: str) -> None:
        stop.set()
        table.on_trouble(reason)

    Watch(camera, Blind(), on_rest, table.on_motion, on_trouble, clock=lambda: next(ticks)).run(stop)
    assert raised.is_set()
    assert "left out" in caplog.text
    assert table.told[-1] == "unplugged"
