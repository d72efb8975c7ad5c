"""A power cut after each write to the disk, in a user-mode Linux: a kernel that is a program here."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

KERNEL = "linux.uml"
CHECKOUT = Path(__file__).parents[3]
FIRST_PROGRAM = CHECKOUT / "tools/pi/tests/on_board/first_program"
DISK_MIB, LOG_MIB = 24, 1024
MOST_S = 3600


@pytest.mark.timeout(MOST_S)
def test_nothing_acknowledged_is_lost_by_a_power_cut_after_any_write(tmp_path: Path) -> None:
    if shutil.which(KERNEL) is None:
        pytest.skip("needs Debian's packages user-mode-linux and dmsetup")
    disk, log = _disk(tmp_path / "disk", DISK_MIB), _disk(tmp_path / "log", LOG_MIB)
    command = [
        *("nice", "-n", "10", KERNEL, "mem=700M", "rootfstype=hostfs", "rootflags=/", "ro", "quiet"),
        *(f"init={FIRST_PROGRAM}", f"ubd0={disk}", f"ubd1={log}", "con=null", "con0=null,fd:1"),
        *(f"CHECKOUT={CHECKOUT}", f"PYTHON={sys.executable}"),
    ]
    environment = {**os.environ, "TMPDIR": str(tmp_path)}  # a file there is its memory
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    print(done.stdout)
    assert "the proof ended with 0" in done.stdout


def _disk(path: Path, mib: int) -> Path:
    with path.open("wb") as file:
        file.truncate(mib << 20)
    return path
