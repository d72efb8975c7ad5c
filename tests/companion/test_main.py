"""The command line: each module of commands stands in it, and a box loads only what it runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from companion import cli
from companion.__main__ import COMMANDS, main

SHARED = {"__init__", "card_files", "command_failed", "many_games", "option_types", "serving"}
"""What commands share, and that is none itself."""
LOADED = """import sys
KEPT = ("companion.cli.", "reportlab", "gpiozero")
from companion.__main__ import main
try:
    main(["run", "--help"])
except SystemExit:
    print(*(name for name in sys.modules if name.startswith(KEPT)))
"""
EXTRAS = (
    "paho",
    "lgpio",
    "spidev",
    "distributed",
    "picamera2",
    "hypothesis",
    "playwright",
    "pypdfium2",
    "pytest",
)
"""What only extras bring: an installation has none of it."""
BARE = f"""import sys
sys.modules.update(dict.fromkeys({EXTRAS}))
from companion.__main__ import main
main(["--help"])
"""


def test_each_command_can_be_called() -> None:
    there = {path.stem for path in Path(cli.__path__[0]).rglob("*.py")}
    assert {name.rpartition(".")[2] for name in COMMANDS.values()} == there - SHARED


def test_whoever_calls_nothing_is_told_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    assert all(f"    {name} " in told for name in COMMANDS)


def test_a_command_that_is_none_is_told_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rum"])
    assert "run" in capsys.readouterr().err


@pytest.mark.slow
def test_only_what_is_called_for_is_loaded() -> None:
    told = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout
    loaded = set(told.splitlines()[-1].split())
    assert "companion.cli.run" in loaded
    assert not loaded & {"companion.cli.backup", "companion.cli.authors.weigh"}
    assert not any(name.startswith(("reportlab", "gpiozero")) for name in loaded)


@pytest.mark.slow
@pytest.mark.representative
def test_each_command_is_there_without_the_extras() -> None:
    done = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert all(f"    {name} " in done.stdout for name in COMMANDS)
