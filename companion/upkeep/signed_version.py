"""Verifies the signature of a version brought to a box, against the keys its owner trusts."""

import re
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.parser import Parser
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from packaging.version import InvalidVersion
from packaging.version import Version as Number

from companion.engine.words import Printed, Words, say
from companion.upkeep.checks.versions import own_version
from companion.upkeep.releases import UpdateError

SIGNERS = Path("/etc/companion/signers")
"""Keys that may sign versions for this box, in ssh-keygen's ALLOWED SIGNERS format; owned by root."""
SIGNER, FOR = "release", "table-companion"
"""The principal in that file, and the namespace of signatures, which excludes signatures made for other
purposes.
"""
PATIENCE_S = 30.0
LONGEST_VERSION = 60
"""Characters of the number of a version."""


class NotTaken(UpdateError):  # noqa: N818 - its reason is shown to people as it is
    """A version that this box does not take; `reason` says why in any language."""

    def __init__(self, key: str, **values: Words | int) -> None:
        self.reason = say(f"version-{key}", **values)
        super().__init__(" ".join((key, *(f"{name}={value}" for name, value in values.items()))))
        self._said = key, values

    def __reduce__(self) -> "tuple[Callable[..., NotTaken], tuple[str, dict[str, Words | int]]]":
        """As another process can read it."""
        return _not_taken, self._said


def _not_taken(key: str, values: Mapping[str, Words | int]) -> NotTaken:
    return NotTaken(key, **values)


@dataclass(frozen=True)
class SignedVersion:
    """A signed version that lies in a folder, ready to be installed."""

    wheel: Path
    version: str


def check(wheel: Path, signature: Path, signers: Path = SIGNERS) -> SignedVersion:
    """The version that a wheel holds. Raises NotTaken where nobody trusted signed it, or it is not newer."""
    if not signers.is_file():
        raise NotTaken("no-signers")
    _verify(wheel, signature, signers)
    version, here = _held(wheel), own_version()
    try:
        is_newer = Number(version) > Number(here)
    except InvalidVersion as fault:
        raise NotTaken("odd", version=version) from fault
    if not is_newer:
        raise NotTaken("not-newer", version=version, here=here)
    return SignedVersion(wheel, version)


def _verify(wheel: Path, signature: Path, signers: Path) -> None:
    how = ["-f", str(signers), "-I", SIGNER, "-n", FOR, "-s", str(signature)]
    command = ["ssh-keygen", "-Y", "verify", *how]
    try:
        with wheel.open("rb") as content:
            found = subprocess.run(
                command, stdin=content, capture_output=True, check=False, timeout=PATIENCE_S
            )
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise NotTaken("unchecked", why=Printed(str(fault), "en")) from fault
    if found.returncode:
        raise NotTaken("unsigned")


def _held(wheel: Path) -> str:
    """The version that stands in the wheel itself: its name may be any."""
    try:
        with ZipFile(wheel) as archive:
            [path] = [one for one in archive.namelist() if re.fullmatch(r"[^/]+\.dist-info/METADATA", one)]
            told = Parser().parsestr(archive.read(path).decode())
    except (BadZipFile, ValueError, OSError) as fault:
        raise NotTaken("no-wheel") from fault
    version = str(told["Version"])
    if told["Name"] != FOR or not 0 < len(version) <= LONGEST_VERSION:
        raise NotTaken("no-wheel")
    return version
