"""Versions of the program side by side: a folder of environments, and a link to the current one."""

import os
import shutil
import subprocess
import sys
from datetime import datetime
from pathlib import Path

CURRENT, VERSIONS = "current", "versions"
PATIENCE_S = 900.0
"""Seconds in which a Pi has installed a version, even where it has to fetch something."""
UNFINISHED = "unfinished"
"""The file that marks a version of which not all is there yet."""
MEGABYTE = 1_000_000
SPARE_BYTES = 200 * MEGABYTE
"""Room beside a copy of the current version: for what a newer one brings, and for the games."""
PUBLIC = 0o022
"""The umask of what is installed: the service is another user than the one who installs."""


HELD = """
from importlib.metadata import version
from importlib.util import find_spec
if find_spec("picamera2"):
    for name in ("numpy", "lgpio", "spidev"):
        if find_spec(name):
            print(f"{name}=={version(name)}")
"""
"""Prints the packages that the system's picamera2 was built with: another numpy would break the camera."""


class UpdateError(Exception):
    """The update was given up; the text says why. The previous version runs on."""


class Releases:
    """The folder that `make install` laid out: `versions/<name>` and the link `current` to one of them."""

    def __init__(self, root: Path) -> None:
        self._root = root

    @property
    def current(self) -> Path:
        """The environment that runs. Raises UpdateError where nothing is installed."""
        link = self._root / CURRENT
        if not link.is_symlink():
            raise UpdateError(f"{self._root}: nothing is installed here; `make install` does that")
        return link.resolve()

    def add(self, source: Path, now: datetime) -> Path:
        """Installs that version beside the current one, which is untouched. Raises UpdateError.

        It begins as a copy of the current environment, so that the network is asked only for what that lacks.
        """
        if not source.exists():
            raise UpdateError(f"{source}: there is no such file or folder")
        self._drop_unfinished()
        self._check_room()
        fresh = self._root.resolve() / VERSIONS / f"{now:%Y%m%d-%H%M%S}"
        try:
            self._fill(fresh, source)
        except OSError as fault:
            self.drop(fresh)
            raise UpdateError(f"it could not be installed: {_first(fault)}") from fault
        except UpdateError:
            self.drop(fresh)
            raise
        return fresh

    def _fill(self, fresh: Path, source: Path) -> None:
        """Raises UpdateError and OSError, and leaves what is there marked as unfinished then."""
        fresh.mkdir()
        (fresh / UNFINISHED).touch()
        shutil.copytree(self.current, fresh, symlinks=True, dirs_exist_ok=True)
        held = fresh / "held.txt"
        held.write_text(_run([str(fresh / "bin/python"), "-c", HELD]))
        pip = [sys.executable, "-m", "pip", "--python", str(fresh / "bin/python"), "install", "-q"]
        _run([*pip, "--no-build-isolation", "--force-reinstall", "--no-deps", str(source)])
        _run([*pip, "--no-build-isolation", "-c", str(held), str(source)])
        (fresh / UNFINISHED).unlink()

    def _drop_unfinished(self) -> None:
        """Takes away what an update left that was ended in the middle."""
        for one in (self._root / VERSIONS).glob(f"*/{UNFINISHED}"):
            self.drop(one.parent.resolve())

    def _check_room(self) -> None:
        """Raises UpdateError where the disk has no room for another version."""
        there = (one.lstat() for one in self.current.rglob("*"))
        needed = sum(one.st_size for one in there) + SPARE_BYTES
        free = shutil.disk_usage(self._root).free
        if free < needed:
            raise UpdateError(
                f"the disk is too full: a version needs {needed // MEGABYTE} MB, and {free // MEGABYTE} MB "
                "are free. Delete something there, then update again"
            )

    def switch(self, to: Path) -> None:
        """Makes that version the current one, in one step that no power cut can halve."""
        fresh = self._root / f"{CURRENT}.new"
        fresh.unlink(missing_ok=True)
        fresh.symlink_to(to.relative_to(self._root.resolve()))
        fresh.replace(self._root / CURRENT)

    def keep_only(self, *versions: Path) -> None:
        """Takes all other versions away."""
        for one in (self._root / VERSIONS).iterdir():
            if one.resolve() not in versions:
                self.drop(one)

    def drop(self, version: Path) -> None:
        """Takes a version away that is not the current one."""
        if version != self.current:
            shutil.rmtree(version, ignore_errors=True)


def _first(fault: OSError) -> str:
    """One sentence of a fault: copying a folder names each file that it could not copy."""
    if isinstance(fault, shutil.Error) and fault.args and isinstance(fault.args[0], list):
        return str(fault.args[0][0][-1])
    return fault.strerror or str(fault)


def _run(command: list[str]) -> str:
    """Its output. Raises UpdateError."""
    asked = {**os.environ, "PIP_USER": "0"}  # who installs for one user has an environment here all the same
    try:
        done = subprocess.run(
            command,
            check=True,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            umask=PUBLIC,
            env=asked,
        )
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise UpdateError(f"it could not be installed: {fault}") from fault
    except subprocess.CalledProcessError as fault:
        last = (fault.stderr or fault.stdout or "").strip().splitlines()[-1:]
        raise UpdateError(f"it could not be installed: {' '.join(last)}") from fault
    return done.stdout
