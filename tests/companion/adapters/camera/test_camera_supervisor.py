"""A watch that hangs is replaced, says nothing any more, and no second thread is ever left behind."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Thread
from threading import enumerate as threads

import numpy as np

from companion.adapters.camera.camera_supervisor import PATIENCE_S, CameraSupervisor
from tests.clock import FakeClock
from tests.companion.waiting import wait_until
from vision.cameras import CameraError
from vision.pictures.thumbnail import Grey, glance_at
from vision.reading import Frame, TableReading
from vision.watch import LONGEST_WAIT

NOTHING = TableReading((), (), 0.0)


class Stubborn:
    """A camera that shows an empty table until it hangs, and hangs until it is let go."""

    name = "a stubborn camera"

    def __init__(self, *, hangs: bool = False) -> None:
        self.hangs, self.glances = hangs, 0
        self.stuck, self.let_go = Event(), Event()

    def glance(self) -> Grey:
        return glance_at(self.frame())

    def frame(self) -> Frame:
        if self.hangs:
            self.stuck.set()
            self.let_go.wait(60)
        self.let_go.wait(0.005)
        self.glances += 1
        return np.full((90, 160, 3), 90, np.uint8)

    def close(self) -> None: ...


class Blind:
    """Reads nothing."""

    def read(self, frame: Frame) -> TableReading:  # noqa: ARG002 - what there is to see does not matter
        return NOTHING


class Told:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def on_rest(self, frame: Frame, reading: TableReading) -> None:  # noqa: ARG002 - only that it came
        self.told.append("rest")

    def on_motion(self) -> None:
        self.told.append("motion")

    def on_trouble(self, reason: str) -> None:
        self.told.append(reason)

    def on_return(self) -> None:
        self.told.append("back")


@dataclass
class Kept:
    """A supervisor at work over a camera, and what comes of it."""

    supervisor: CameraSupervisor
    clock: FakeClock
    told: list[str]

    def lose_patience(self) -> None:
        """Time passes, and the supervisor looks around a few times."""
        self.clock.now += PATIENCE_S
        asked = self.clock.asked
        wait_until(lambda: self.clock.asked >= asked + 10)


@contextmanager
def kept(first: Stubborn, *spare: Stubborn) -> Iterator[Kept]:
    """`spare` are what opening the camera anew gives, until there is none."""
    left, stop, told, clock = list(spare), Event(), Told(), FakeClock()

    def reopen() -> Stubborn:
        if not left:
            raise CameraError("busy")
        return left.pop(0)

    supervisor = CameraSupervisor(first, Blind(), told, reopen, every=0.01, clock=clock)
    thread = Thread(target=supervisor.run, args=(stop,), daemon=True)
    thread.start()
    try:
        yield Kept(supervisor, clock, told.told)
    finally:
        stop.set()
        for camera in (first, *spare):
            camera.let_go.set()
        thread.join(20)
        wait_until(lambda: watches() == 0)


def watches() -> int:
    return len([one for one in threads() if one.name == "watch"])


def test_a_watch_that_hangs_is_replaced_and_people_are_told() -> None:
    first, second = Stubborn(), Stubborn()
    with kept(first, second) as at:
        wait_until(lambda: "rest" in at.told)
        first.hangs = True
        assert first.stuck.wait(30)
        at.lose_patience()
        wait_until(lambda: "back" in at.told)
        assert at.told[:3] == ["rest", "it hangs", "back"]
        assert not at.supervisor.hung()


def test_a_watch_that_is_only_slow_stays() -> None:
    first = Stubborn(hangs=True)
    with kept(first) as at:
        assert first.stuck.wait(30)
        at.clock.now = PATIENCE_S - 0.1
        asked = at.clock.asked
        wait_until(lambda: at.clock.asked >= asked + 10)
        assert (watches(), at.told) == (1, [])


def test_who_was_relieved_says_nothing_any_more() -> None:
    first, second = Stubborn(hangs=True), Stubborn()
    with kept(first, second) as at:
        assert first.stuck.wait(30)
        at.lose_patience()
        wait_until(lambda: at.told[2:] == ["rest"])
        first.let_go.set()
        wait_until(lambda: watches() == 1)
        assert at.told == ["it hangs", "back", "rest"]


def test_a_camera_that_worked_and_cannot_be_opened_again_needs_another_start() -> None:
    first = Stubborn()
    with kept(first) as at:
        wait_until(lambda: first.glances > 0)
        first.hangs = True
        assert first.stuck.wait(30)
        at.lose_patience()
        wait_until(lambda: "busy" in at.told)
        assert not at.supervisor.hung()
        at.lose_patience()
        assert at.supervisor.hung()
        first.let_go.set()
        wait_until(lambda: not at.supervisor.hung())


def test_a_camera_that_hangs_once_more_needs_another_start() -> None:
    first, second = Stubborn(), Stubborn()
    with kept(first, second) as at:
        wait_until(lambda: first.glances > 0)
        first.hangs = True
        assert first.stuck.wait(30)
        at.lose_patience()
        wait_until(lambda: second.glances > 0)
        second.hangs = True
        assert second.stuck.wait(30)
        assert not at.supervisor.hung()
        at.lose_patience()
        assert at.supervisor.hung()
        assert watches() == 2


def test_whoever_waits_for_a_lost_camera_is_not_taken_for_one_that_hangs() -> None:
    assert LONGEST_WAIT < PATIENCE_S


def test_a_camera_that_never_worked_is_tried_anew_after_twice_as_long_without_another_start() -> None:
    first, second, third = Stubborn(hangs=True), Stubborn(hangs=True), Stubborn()
    with kept(first, second, third) as at:
        assert first.stuck.wait(30)
        at.lose_patience()
        assert second.stuck.wait(30)
        at.lose_patience()
        assert not at.supervisor.hung()
        assert watches() == 2
        at.lose_patience()
        wait_until(lambda: "rest" in at.told)
        assert at.told == ["it hangs", "it hangs", "back", "rest"]
        assert not at.supervisor.hung()


def test_a_camera_that_hung_at_first_then_worked_and_hangs_again_needs_another_start() -> None:
    first, second = Stubborn(hangs=True), Stubborn()
    with kept(first, second) as at:
        assert first.stuck.wait(30)
        at.lose_patience()
        wait_until(lambda: "rest" in at.told)
        second.hangs = True
        assert second.stuck.wait(30)
        at.lose_patience()
        assert at.supervisor.hung()
        assert watches() == 2
