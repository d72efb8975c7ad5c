"""A newer version leaves alone what the system's own packages were built with."""

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from companion.upkeep.releases import HELD


def held(path: Path) -> str:
    """What is held in an environment with that folder."""
    code = f"import sys; sys.path.insert(0, {str(path)!r}); exec({HELD!r})"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_the_numpy_that_picamera2_was_built_with_is_held(tmp_path: Path) -> None:
    (tmp_path / "picamera2.py").write_text("")
    assert f"numpy=={version('numpy')}" in held(tmp_path).split()


def test_nothing_is_held_where_there_is_no_picamera2(tmp_path: Path) -> None:
    assert not held(tmp_path).strip()
