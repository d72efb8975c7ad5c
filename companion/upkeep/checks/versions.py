"""The versions of this program and of its main dependencies."""

import platform
import re
from collections.abc import Callable
from functools import cache
from importlib import metadata

from companion.games.packs import packs
from companion.upkeep.finding import DoctorFinding, beware, broken, well

PROGRAM = "table-companion"


@cache  # nothing of it changes while a program runs
def check(version_of: Callable[[str], str] = metadata.version) -> DoctorFinding:
    """Red where something that this program needs is not installed, yellow where a game cannot be played."""
    missing = [name for name in _needed() if not _has(name, version_of)]
    if missing:
        return broken("versions", "versions-missing", packages=", ".join(missing))
    for pack in packs():
        if pack.fault:
            return beware(
                "versions", "versions-pack", game=pack.game, package=pack.distribution, why=pack.fault
            )
    return well(
        "versions",
        "versions-well",
        version=own_version(version_of),
        python=platform.python_version(),
        system=f"{platform.system()} {platform.release()} {platform.machine()}",
    )


def own_version(version_of: Callable[[str], str] = metadata.version) -> str:
    """The version of this program, or `?` where it was not installed but copied."""
    try:
        return version_of(PROGRAM)
    except metadata.PackageNotFoundError:
        return "?"


def _needed() -> list[str]:
    """The names of the packages that this program needs everywhere."""
    try:
        required = metadata.requires(PROGRAM) or []
    except metadata.PackageNotFoundError:
        return []
    plain = (line for line in required if "extra ==" not in line)
    return sorted({re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in plain})


def _has(name: str, version_of: Callable[[str], str]) -> bool:
    try:
        return bool(version_of(name))
    except metadata.PackageNotFoundError:
        return False
