"""With little memory a table starts all the same, and with too little it says so in a line."""

import resource
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from companion.upkeep.memory import TOO_LITTLE, is_too_little
from companion.upkeep.running import running
from tests.companion.waiting import wait_until

MEGABYTE = 1 << 20
START_S = 100.0


def begun(data: Path, megabytes: int) -> "subprocess.Popen[str]":
    """A demo with so much address space."""
    limit = (megabytes * MEGABYTE, megabytes * MEGABYTE)
    command = [sys.executable, "-m", "companion", "demo", "--data", str(data), "--port", "0"]
    return subprocess.Popen(
        [*command, "--host", "127.0.0.1"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=partial(resource.setrlimit, resource.RLIMIT_AS, limit),  # noqa: PLW1509 - no threads here
    )


@pytest.mark.slow
def test_a_table_starts_with_700_megabytes_of_address_space(tmp_path: Path) -> None:
    with begun(tmp_path, 700) as table:
        try:
            wait_until(lambda: running(tmp_path) is not None or table.poll() is not None, START_S)
            assert table.poll() is None
        finally:
            table.terminate()


@pytest.mark.slow
def test_a_table_with_too_little_memory_says_so_instead_of_a_traceback(tmp_path: Path) -> None:
    with begun(tmp_path, 350) as table:
        _, said = table.communicate(timeout=START_S)
    assert (table.returncode, said.splitlines()[-1]) == (1, f"companion: {TOO_LITTLE}")
    assert "Traceback" not in said


def test_other_errors_are_none_of_memory() -> None:
    assert is_too_little(RuntimeError("can't start new thread"))
    assert not is_too_little(RuntimeError("something else"))
