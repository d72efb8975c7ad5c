"""The support file: built from data known to be harmless, and nothing else."""

import json
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from companion.engine.words import Message
from companion.table.files.zip_entry import add
from companion.table.settings.segments import SegmentKind
from companion.table.settings.setting_types import (
    HoursKind,
    OneOf,
    Seconds,
    SettingType,
    Several,
    Whole,
    as_toml,
)
from companion.table.settings.settings import known
from companion.table.settings.settings_file import NAME as SETTINGS
from companion.table.settings.settings_file import SettingsError, read
from companion.upkeep.finding import DoctorFinding
from companion.upkeep.logbook import logs

ABOUT = """\
What is wrong with a table companion: the doctor's findings, which settings differ, sizes of files, versions
of packages, and what went wrong. There is no name in it, no photograph, no password, and nothing of any game.
"""
HARMLESS = {"version", "python", "system", "packages", "day"}
"""Findings whose sentences contain no typed text."""
CLOSED = (Whole, Seconds, OneOf, HoursKind, SegmentKind)
"""Kinds of settings in which nobody can write what they like."""
COUNTED = {"journal": "tables/*/games/*.jsonl", "photographs": "evidence/*", "decks": "decks/*/*.yaml"} | {
    "calibrations": "calibration/*/*.json",
    "log": "companion.log*",
}
"""Files whose number and size are reported, without their names."""


def bundle(data: Path, findings: tuple[DoctorFinding, ...]) -> bytes:
    """A zip with all of that."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, text in _texts(data, findings):
            add(archive, name, text)
    return packed.getvalue()


def _texts(data: Path, findings: tuple[DoctorFinding, ...]) -> Iterator[tuple[str, str]]:
    yield "README.txt", ABOUT
    yield "doctor.json", json.dumps([_finding(finding) for finding in findings], indent=1)
    yield "settings.txt", "\n".join(_settings(data / SETTINGS)) + "\n"
    yield "files.json", json.dumps({what: _weighed(data, files) for what, files in COUNTED.items()}, indent=1)
    yield "packages.txt", _installed()
    yield from logs(data).items()


@cache  # nothing of it changes while a program runs
def _installed() -> str:
    found = {f"{distribution.name} {distribution.version}" for distribution in metadata.distributions()}
    return "".join(f"{line}\n" for line in sorted(found, key=str.lower))


def _finding(finding: DoctorFinding) -> dict[str, Any]:
    values = {name: _told(name, value) for name, value in finding.says.values.items()}
    return {"about": finding.about, "light": finding.light, "says": finding.says.key, **values}


def _told(name: str, value: Message | str | int) -> str | int:
    return value if isinstance(value, int) or (isinstance(value, str) and name in HARMLESS) else "…"


def _settings(path: Path) -> Iterator[str]:
    """Every setting that differs; of what is free text, only that it does."""
    if not path.exists():
        yield "no settings file"
        return
    try:
        settings = read(path)
    except SettingsError as fault:
        yield f"{len(fault.faults)} mistakes"
        return
    for one in known():
        value = getattr(getattr(settings, one.section), one.name)
        if value != one.default:
            yield f"[{one.section}] {one.name} = {as_toml(value) if _is_closed(one.kind) else '…'}"


def _is_closed(kind: SettingType[Any]) -> bool:
    return _is_closed(kind.kind) if isinstance(kind, Several) else isinstance(kind, CLOSED)


def _weighed(data: Path, files: str) -> dict[str, int]:
    sizes = [path.stat().st_size for path in data.glob(files) if path.is_file()]
    return {"files": len(sizes), "bytes": sum(sizes)}
