"""A newer version leaves alone what the system's own packages were built with."""

import shutil
import subprocess
import sys
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace

import pytest

from companion.upkeep.releases import HELD, UNFINISHED, Releases, UpdateError


def held(before: str) -> str:
    """The packages that are held where that line of Python was run first."""
    code = f"import sys; {before}; exec({HELD!r})"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_the_numpy_that_picamera2_was_built_with_is_held(tmp_path: Path) -> None:
    (tmp_path / "picamera2.py").write_text("")
    assert f"numpy=={version('numpy')}" in held(f"sys.path.insert(0, {str(tmp_path)!r})").split()


def test_nothing_is_held_where_there_is_no_picamera2() -> None:
    assert not held("sys.modules['picamera2'] = None").strip()


NOW = datetime(2026, 11, 29)


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder with one version, which is a file that is named like its program."""
    (tmp_path / "versions/first/bin").mkdir(parents=True)
    (tmp_path / "versions/first/bin/python").write_text("program")
    (tmp_path / "current").symlink_to("versions/first")
    return tmp_path


def there(root: Path) -> list[str]:
    return sorted(one.name for one in (root / "versions").iterdir())


def test_a_full_disk_is_said_before_anything_is_written(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=10**8))
    with pytest.raises(UpdateError, match="needs 200 MB, and 100 MB are free"):
        Releases(installed).add(installed, NOW)
    assert there(installed) == ["first"]


def test_a_disk_that_fills_up_while_it_is_written_leaves_one_sentence_and_nothing_else(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def copytree(_: Path, to: Path, **__: bool) -> None:
        (to / "half").write_text("half")
        raise shutil.Error([(f"from {n}", f"to {n}", "No space left on device") for n in range(900)])

    monkeypatch.setattr(shutil, "copytree", copytree)
    with pytest.raises(UpdateError) as told:
        Releases(installed).add(installed, NOW)
    assert str(told.value) == "it could not be installed: No space left on device"
    assert there(installed) == ["first"]


def test_what_an_update_left_that_was_killed_is_gone_after_the_next(installed: Path) -> None:
    half = installed / "versions/half"
    half.mkdir()
    (half / UNFINISHED).touch()
    with pytest.raises(UpdateError, match="it could not be installed"):
        Releases(installed).add(installed, NOW)  # its program is none
    assert there(installed) == ["first"]
