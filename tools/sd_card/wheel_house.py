"""Collects the wheels that a Pi needs, so that its first start needs no network for Python."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.requirements import Requirement
from packaging.utils import InvalidWheelFilename, canonicalize_name, parse_wheel_filename

from tools.wheels import CONSTRAINTS, pins

PYTHON = "3.13"
"""Of Debian trixie, and so of Raspberry Pi OS since cloud-init came to it."""
OURS = "table-companion"
SOURCES = ("companion", "firmware", "vision", "web", "pyproject.toml", "README.md", "LICENSE")
"""Sources of our wheel, as in systemd/install."""
EXTRAS = ("pi", "cafe")
FROM_SYSTEM = frozenset({"lgpio", "spidev"})
"""Raspberry Pi OS brings these itself; they are left out if there is no wheel of them."""
INSTALLER = ("pip", "setuptools")
PLATFORMS = (*(f"manylinux_2_{glibc}_aarch64" for glibc in range(41, 16, -1)), "manylinux2014_aarch64")
"""Platform tags that trixie's C library (2.41) supports, the newest first."""
TARGET = {
    "python_version": PYTHON,
    "python_full_version": f"{PYTHON}.0",
    "implementation_name": "cpython",
    "platform_machine": "aarch64",
    "platform_python_implementation": "CPython",
    "platform_system": "Linux",
    "os_name": "posix",
    "sys_platform": "linux",
}


class WheelsError(Exception):
    """Wheels are missing; the text says which, and what to do."""


def needed(name: str = OURS, extras: tuple[str, ...] = EXTRAS) -> set[str]:
    """The names of all packages that a Pi needs for a package that is installed here."""
    found: set[str] = set()
    waiting = [(name, extras)]
    while waiting:
        for requirement in _required(*waiting.pop()):
            known = canonicalize_name(requirement.name)
            if known not in found:
                found.add(known)
                waiting.append((known, tuple(requirement.extras)))
    return found


def _required(name: str, extras: tuple[str, ...]) -> Iterator[Requirement]:
    try:
        told = metadata.requires(name) or []
    except metadata.PackageNotFoundError:  # only a Pi has it, and it needs nothing else
        return
    for requirement in map(Requirement, told):
        marker = requirement.marker
        if marker is None or any(marker.evaluate({**TARGET, "extra": extra}) for extra in ("", *extras)):
            yield requirement


def collect(folder: Path) -> None:
    """Fills a folder with our wheel and all that it needs; wheels that are there are not fetched again.

    Raises WheelsError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if foreign := sorted(path.name for path in folder.glob("*.whl") if not _runs_on_a_pi(path)):
        raise WheelsError(
            f"{folder} has wheels of another machine: {', '.join(foreign)}. Take them away, or name another "
            "folder with WHEELS=folder"
        )
    _build_ours(folder)
    wanted = needed()
    pinned = {
        str(canonicalize_name(pin.split("==")[0])): pin for pin in pins(CONSTRAINTS.read_text(), PYTHON)
    }
    missing = [one for one in (*sorted(wanted), *INSTALLER) if not _is_there(folder, pinned.get(one, one))]
    failed = [name for name in missing if not _fetched(folder, pinned.get(name, name))]
    if lacking := [name for name in failed if name not in FROM_SYSTEM]:
        raise WheelsError(
            f"no wheel for a Pi was found of {', '.join(lacking)}: connect this machine to the network and "
            "try again, or name a folder that has them with WHEELS=folder"
        )


def _runs_on_a_pi(wheel: Path) -> bool:
    """True for a wheel for any machine, or one for a Pi's processor and Python."""
    try:
        tags = parse_wheel_filename(wheel.name)[3]
    except InvalidWheelFilename:
        return False
    return any(
        tag.platform in ("any", "linux_aarch64", *PLATFORMS)
        and (tag.interpreter in {"py3", f"cp{PYTHON.replace('.', '')}"} or tag.abi == "abi3")
        for tag in tags
    )


def _is_there(folder: Path, pin: str) -> bool:
    name, _, version = pin.partition("==")
    stem = f"{canonicalize_name(name).replace('-', '_')}-{version}"
    return any(path.name.lower().startswith(stem) for path in folder.glob("*.whl"))


def _build_ours(folder: Path) -> None:
    for former in folder.glob("table_companion-*.whl"):
        former.unlink()
    with TemporaryDirectory() as copy:  # a build leaves its own folder in the sources
        _copy_sources(Path(copy))
        if not _pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), copy):
            raise WheelsError("the companion itself could not be built: run `make setup`, and try again")


def _copy_sources(target: Path) -> None:
    for name in SOURCES:
        source = CONSTRAINTS.parent / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)


def _fetched(folder: Path, pin: str) -> bool:
    """True once there is a wheel of it: one for the Pi's processor, or one for any, built here."""
    platforms = [part for one in PLATFORMS for part in ("--platform", one)]
    at = ("--python-version", PYTHON, "--implementation", "cp", "--only-binary", ":all:")
    return _pip("download", "--no-deps", "--dest", str(folder), *at, *platforms, pin) or _built(folder, pin)


def _built(folder: Path, pin: str) -> bool:
    before = {*folder.iterdir()}
    made = _pip("wheel", "--no-deps", "--wheel-dir", str(folder), pin)
    foreign = [path for path in {*folder.iterdir()} - before if not path.name.endswith("-none-any.whl")]
    for path in foreign:
        path.unlink()
    return made and not foreign


def _pip(*arguments: str) -> bool:
    command = [sys.executable, "-m", "pip", *arguments]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
