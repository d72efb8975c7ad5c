"""A table that stands still is noticed and started anew by a real systemd, with the game as it was.

Where no systemd may boot, what stands in for it obeys the same lines of the same unit."""

import os
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from urllib.error import URLError
from urllib.request import urlopen

import numpy as np
import pytest

from tests.companion.waiting import wait_until
from tests.evening.players.evening import WHOLE, begin, code_on, each_acts, kiosk, sit_down
from tests.evening.players.phone import Phone
from tests.evening.players.player import Player
from tests.evening.players.server import free_port
from tests.evening.test_kill import open_questions
from tests.systemd.manager import Manager, can_boot
from tests.systemd.on_path import SYSTEMD
from tests.systemd.stand_in import StandIn
from vision.pictures.photograph import as_jpeg

pytestmark = pytest.mark.timeout(400)
PATIENT = 120.0
START_CPU_S = 5.0
"""Of processor time until pages answer: a good machine takes a fourth of it, a busy one looks slower."""


@dataclass
class Box:
    """A table under a real systemd, whose camera is a folder with one picture."""

    data: Path
    picture: Path
    base: str

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.base}/health", timeout=1):  # noqa: S310 - its own loopback address
                return True
        except (URLError, OSError):
            return False

    @property
    def process(self) -> int | None:
        """The table's process, by the number that it has outside of its namespace."""
        for found in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                words = found.read_bytes().split(b"\0")
            except OSError:
                continue
            if bytes(self.data) in words:
                return int(found.parent.name)
        return None

    @contextmanager
    def hanging_camera(self) -> Iterator[None]:
        """Whoever opens the picture waits for ever, until it is put back."""
        there = self._set_a_trap()
        yield
        self._put_back(there)

    @contextmanager
    def hanging_watch(self) -> Iterator[None]:
        """The watch that opens the picture next waits, and whoever comes after it finds the picture."""
        there = self._set_a_trap()
        trap = self._caught()
        self._put_back(there)
        try:
            yield
        finally:
            os.close(trap)

    def _set_a_trap(self) -> bytes:
        there, pipe = self.picture.read_bytes(), self.picture.with_suffix(".pipe")
        os.mkfifo(pipe)
        pipe.replace(self.picture)
        return there

    def _caught(self) -> int:
        """The end of the pipe for writing, which opens only once somebody waits to read."""
        caught: list[int] = []

        def is_caught() -> bool:
            with suppress(OSError):
                caught.append(os.open(self.picture, os.O_WRONLY | os.O_NONBLOCK))
            return bool(caught)

        wait_until(is_caught, PATIENT)
        return caught[0]

    def _put_back(self, there: bytes) -> None:
        fresh = self.picture.with_suffix(".fresh")
        fresh.write_bytes(there)
        fresh.replace(self.picture)

    @property
    def worked(self) -> float:
        """The seconds of processor time that it has taken since it was started."""
        counted = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(counted[11]) + int(counted[12])) / os.sysconf("SC_CLK_TCK")


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Box]:
    port = free_port()
    box = Box(tmp_path / "data", tmp_path / "photos/one.jpg", f"http://127.0.0.1:{port}")
    box.picture.parent.mkdir()
    box.picture.write_bytes(as_jpeg(np.full((90, 160, 3), 90, np.uint8)))
    box.data.mkdir()
    (box.data / "settings.toml").write_text("[table]\nset_up = true\n")
    command = [sys.executable, "-m", "companion", "run", "--data", str(box.data), "--port", str(port)]
    command += ["--host", "127.0.0.1", "--camera", str(box.picture.parent)]
    start = Manager if can_boot() else partial(StandIn, unit=SYSTEMD / "companion.service")
    manager = start(tmp_path, shlex.join(command))
    try:
        wait_until(box.answers, PATIENT)
        yield box
    finally:
        manager.close()
        wait_until(lambda: box.process is None)


@dataclass
class Evening:
    """A game that has begun, and what everybody is asked."""

    everybody: list[Phone]
    screen: Phone

    @property
    def asked(self) -> list[list[tuple[str, str]]]:
        """The open questions, by phone."""
        return open_questions(self.everybody)

    @property
    def lost_the_camera(self) -> bool:
        return "I can’t see the table" in self.screen.page()

    @property
    def found_the_camera(self) -> bool:
        """True if the kiosk says that it is there again, and nothing has happened at the table since."""
        return "The camera is back" in self.screen.page()


@pytest.fixture
def evening(box: Box) -> Evening:
    screen = kiosk(box.base)
    wait_until(lambda: "The camera is back" in screen.page(), PATIENT)
    phones = sit_down(box.base, code_on(screen))
    begin(screen)
    chance = Random(7)
    each_acts([Player(phone, chance) for phone in phones])
    return Evening([*phones, screen], screen)


@pytest.mark.slow
def test_a_table_that_is_stopped_is_started_anew_and_the_same_question_is_open(
    box: Box, evening: Evening
) -> None:
    asked, stopped = evening.asked, box.process
    assert stopped is not None
    os.kill(stopped, signal.SIGSTOP)
    wait_until(lambda: box.process not in {stopped, None} and box.answers(), PATIENT)
    assert box.worked < START_CPU_S
    assert evening.asked == asked


@pytest.mark.skipif(not WHOLE, reason="takes a minute: make evenings")
def test_a_camera_that_hangs_is_said_and_found_again_and_the_same_question_is_open(
    box: Box, evening: Evening
) -> None:
    asked, first = evening.asked, box.process
    wait_until(lambda: not evening.found_the_camera)
    with box.hanging_watch():
        wait_until(lambda: evening.found_the_camera, PATIENT)
        assert (box.process, evening.asked) == (first, asked)
        with box.hanging_camera():  # a second watch is not left behind: this takes another start
            wait_until(lambda: box.process not in {first, None} and box.answers(), PATIENT)
            assert evening.asked == asked
            wait_until(lambda: evening.lost_the_camera, PATIENT)
        wait_until(lambda: evening.found_the_camera, PATIENT)
        assert evening.asked == asked
