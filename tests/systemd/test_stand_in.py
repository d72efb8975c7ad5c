"""What stands in for systemd notices what systemd would, and starts it anew."""

import shlex
import sys
from pathlib import Path

import pytest

from tests.companion.waiting import wait_until
from tests.systemd.stand_in import StandIn, seconds

UNIT = "RestartSec=10ms\nWatchdogSec=2s\nTimeoutAbortSec=0.1\n"
PROGRAM = """import os, socket, sys, time
open(sys.argv[1], "a").write(".")
manager = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
manager.connect(os.environ["NOTIFY_SOCKET"])
for _ in range(10000):
    manager.send(sys.argv[2].encode())
    time.sleep(float(sys.argv[3]))
"""


def started(folder: Path) -> int:
    path = folder / "starts"
    return path.stat().st_size if path.exists() else 0


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    (tmp_path / "unit").write_text(UNIT)
    return tmp_path / "unit"


@pytest.mark.parametrize(("word", "every"), [("WATCHDOG=1", 100), ("WATCHDOG=trigger", 0.1)])
def test_what_is_silent_or_asks_for_it_is_started_anew(
    tmp_path: Path, unit: Path, word: str, every: float
) -> None:
    command = shlex.join([sys.executable, "-c", PROGRAM, str(tmp_path / "starts"), word, str(every)])
    manager = StandIn(tmp_path, command, unit)
    wait_until(lambda: started(tmp_path) >= 2)
    manager.close()


def test_what_ends_is_started_anew(tmp_path: Path, unit: Path) -> None:
    manager = StandIn(tmp_path, f"bash -c 'echo -n . >>{tmp_path}/starts'", unit)
    wait_until(lambda: started(tmp_path) >= 3)
    manager.close()


def test_times_are_read_as_systemd_reads_them(unit: Path) -> None:
    names = ("RestartSec", "WatchdogSec", "TimeoutAbortSec")
    assert [seconds(unit, name) for name in names] == [0.01, 2.0, 0.1]
