"""The commands that `new-game --pack` prints are the whole way to a game that plays."""

import os
import shlex
import subprocess
import sysconfig
import venv
from pathlib import Path

import pytest

from tests.languages import ROOT

NAME = "long_night"
STEPS = ("Install it", "Test it", "Check it", "Play it")


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python of its own, into which a package can be installed, that finds ours and all we need."""
    folder = tmp_path_factory.mktemp("python")
    venv.create(folder, with_pip=False, symlinks=True)
    scheme = {"base": str(folder), "platbase": str(folder)}
    own = Path(sysconfig.get_path("purelib", "venv", scheme))
    (own / "ours.pth").write_text(f"{sysconfig.get_path('purelib')}\n{ROOT}\n", encoding="utf-8")
    return folder / "bin" / "python"


def run(command: list[str], place: Path) -> str:
    """Runs a command and returns its output. Raises CalledProcessError, which has it too."""
    done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def printed(python: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The commands, by what they are for."""
    place = tmp_path_factory.mktemp("somewhere")
    lines = run([str(python), "-m", "companion", "new-game", NAME, "--pack", "night"], place).splitlines()
    said = dict(line.split(": ", 1) for line in lines if ": " in line)
    return {step: shlex.split(said[step]) for step in STEPS}


@pytest.mark.slow
def test_what_is_printed_installs_tests_checks_and_plays_the_game(
    printed: dict[str, list[str]], tmp_path: Path
) -> None:
    for step in STEPS[:-1]:
        run(printed[step], tmp_path)
    command = [*printed["Play it"], "--data", str(tmp_path / "data"), "--port", "0"]
    at_once = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, cwd=tmp_path, env=at_once, stdout=subprocess.PIPE, text=True) as demo:
        try:
            assert demo.stdout is not None
            assert any("http://" in line for line in demo.stdout)
        finally:
            demo.terminate()
