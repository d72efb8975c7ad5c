"""A version uploaded or found on a stick: kept in the data folder until root installs it."""

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.engine.words import Message, Printed, Words, say
from companion.table.sandbox.sandbox import sandboxed
from companion.upkeep.releases import Releases, UpdateError
from companion.upkeep.signed_version import SIGNERS, NotTaken, SignedVersion, check
from companion.upkeep.update import update

FOLDER, SIGNATURE = "version-brought", "signature"
"""Folder in the data with the wheel, under the name that pip expects, and its signature."""
SIGNATURE_BYTES = 16_000
"""More than ssh-keygen ever writes."""
TOLD = Path("/run/companion-update/told.json")
"""Root's report on the latest installation: readable for the table, not writable."""


class VersionState(StrEnum):
    """Progress of an installation."""

    WORKING = "working"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True)
class VersionTold:
    """Of which version, how far it is, and why it was given up."""

    version: str
    state: VersionState
    why: Words = ""


def bring(data: Path, wheel: bytes, signature: bytes, signers: Path = SIGNERS) -> SignedVersion:
    """Checks a version and keeps it for root; another one that waited is gone.

    Raises NotTaken, OSError, and Refused as `sandboxed` does.
    """
    if len(signature) > SIGNATURE_BYTES:
        raise NotTaken("unsigned")
    with TemporaryDirectory(dir=data) as folder:
        mark, packed = Path(folder) / SIGNATURE, Path(folder) / "brought.whl"
        mark.write_bytes(signature)
        packed.write_bytes(wheel)
        found = sandboxed(check, packed, mark, signers)
        named = packed.rename(packed.with_name(_named(found.version)))
        shutil.rmtree(data / FOLDER, ignore_errors=True)
        (data / FOLDER).mkdir()
        for one in (named, mark):
            one.rename(data / FOLDER / one.name)
    return SignedVersion(data / FOLDER / named.name, found.version)


def waiting(data: Path, signers: Path = SIGNERS) -> SignedVersion | None:
    """The version that lies ready, or None without one that may be installed."""
    try:
        return check(_only_wheel(data / FOLDER), data / FOLDER / SIGNATURE, signers)
    except NotTaken:
        return None


def install_brought(
    releases: Releases,
    data: Path,
    restart: Callable[[], None],
    now: datetime,
    signers: Path = SIGNERS,
    told: Path = TOLD,
) -> None:
    """Installs the version in the data folder, as `update` does, and records the outcome. Raises UpdateError.

    The user of the service may change its files at any time: the signature is checked on root's own copy.
    """
    with TemporaryDirectory() as folder:
        version = "?"
        try:
            wheel = Path(shutil.copy(_only_wheel(data / FOLDER), folder))
            mark = Path(shutil.copy(data / FOLDER / SIGNATURE, Path(folder) / SIGNATURE))
            version = check(wheel, mark, signers).version
            _tell(told, VersionTold(version, VersionState.WORKING))
            update(releases, wheel.rename(wheel.with_name(_named(version))), data, restart, now)
        except (OSError, UpdateError) as fault:
            why = fault.reason if isinstance(fault, NotTaken) else str(fault)
            _tell(told, VersionTold(version, VersionState.FAILED, why))
            raise UpdateError(str(fault)) from fault
        _tell(told, VersionTold(version, VersionState.DONE))


def what_was_told(told: Path = TOLD) -> VersionTold | None:
    """The outcome or progress of the latest installation; None before the first."""
    try:
        read = json.loads(told.read_text(encoding="utf-8"))
        key, why = read["key"], read["why"]
        return VersionTold(
            str(read["version"]), VersionState(read["state"]), say(key, **why) if key else Printed(why, "en")
        )
    except (OSError, ValueError, LookupError, TypeError):
        return None


def _tell(told: Path, what: VersionTold) -> None:
    key, why = (what.why.key, dict(what.why.values)) if isinstance(what.why, Message) else ("", what.why)
    said = {"version": what.version, "state": what.state, "key": key, "why": why}
    told.write_text(json.dumps(said), encoding="utf-8")


def _named(version: str) -> str:
    return f"table_companion-{version}-py3-none-any.whl"


def _only_wheel(folder: Path) -> Path:
    wheels = sorted(folder.glob("*.whl"))
    if len(wheels) != 1:
        raise NotTaken("none")
    return wheels[0]
