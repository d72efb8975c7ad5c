"""The settings file: a TOML file in the data folder, explained in place, checked before anything starts."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from companion.table.files.atomic_file import write_whole
from companion.table.files.backup_swap import go_on
from companion.table.files.private_folder import make_own
from companion.table.settings.pins import shared
from companion.table.settings.setting_types import as_toml, did_you_mean
from companion.table.settings.settings import Settings, known
from companion.table.settings.settings_text import Changes, render, revised

NAME = "settings.toml"
LARGEST = 64_000
"""Bytes of the file; with all its explanations it has a tenth of that."""


FRESH = Settings()


class SettingsError(Exception):
    """The settings cannot be used; each of `faults` is a line with the file, the place and what to do."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


def begin(path: Path, first: Settings = FRESH) -> Settings:
    """The settings of this file; where there is none, one with `first`, all explained, is written before.

    A backup whose coming was cut off comes first. Raises SettingsError as `read` does, and OSError when the
    disk cannot take it.
    """
    go_on(path.parent)
    if not path.exists():
        make_own(path.parent)
        write_whole(path, render(first))
    return read(path)


def change(path: Path, changes: Changes) -> Settings:
    """Writes other values into the file, where all else stays as the host wrote it; all of them or none.

    Raises SettingsError for a file that has mistakes, before or then, and OSError.
    """
    begin(path)
    text = revised(_text(path), changes)
    settings = _checked(path, text)
    write_whole(path, text)
    return settings


def read(path: Path) -> Settings:
    """The settings that the file holds; the rest is as ever. Raises SettingsError with every fault."""
    return _checked(path, _text(path))


def differing(settings: Settings) -> Iterator[str]:
    """A line for each setting that is not as ever."""
    for one in known():
        value = getattr(getattr(settings, one.section), one.name)
        if value != one.default:
            yield f"[{one.section}] {one.name} = {as_toml(value)}"


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
    except OSError as fault:
        raise SettingsError((f"{path}: cannot be opened: {fault.strerror}",)) from fault
    if len(found) > LARGEST:
        raise SettingsError((f"{path}: no settings have more than {LARGEST:,} bytes; is it another file?",))
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise SettingsError((f"{path}: this is not text in UTF-8; save it as UTF-8",)) from fault


def _checked(path: Path, text: str) -> Settings:
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise SettingsError((_in_words(path, str(fault), text),)) from fault
    except RecursionError as fault:
        raise SettingsError((f"{path}: there are lists in lists in lists; no setting needs that",)) from fault
    settings, faults = _settings(raw)
    faults = faults or list(_against_one_another(settings))
    if faults:
        where = _Lines(text)
        lines = sorted((where.of(section, name), says) for section, name, says in faults)
        raise SettingsError(tuple(f"{path}, line {line}: {says}" for line, says in lines))
    return settings


Fault = tuple[str, str, str]
"""The section and the setting (each empty where there is none) at which something is wrong, and what."""


def _settings(raw: dict[str, Any]) -> tuple[Settings, list[Fault]]:
    faults: list[Fault] = []
    settings = Settings()
    sections = [section.name for section in fields(Settings)]
    for name, values in raw.items():
        if name not in sections:
            faults.append(_unknown_section(name, values, sections))
        elif not isinstance(values, dict):
            faults.append(("", name, f"[{name}] is a section: write its settings below a line [{name}]"))
        else:
            section = replace(getattr(settings, name), **dict(_values(name, values, faults)))
            settings = replace(settings, **{name: section})
    return settings, faults


def _values(section: str, values: dict[str, Any], faults: list[Fault]) -> Iterator[tuple[str, object]]:
    of_section = {one.name: one for one in known() if one.section == section}
    for name, raw in values.items():
        if name not in of_section:
            hint = did_you_mean(name, of_section) or f"; there are {', '.join(of_section)}"
            faults.append((section, name, f'there is no setting "{name}" in [{section}]{hint}'))
            continue
        try:
            yield name, of_section[name].kind.read(raw)
        except ValueError as fault:
            faults.append((section, name, f"{name}: {fault}"))


def _unknown_section(name: str, values: object, sections: list[str]) -> Fault:
    if isinstance(values, dict):
        hint = did_you_mean(name, sections) or f"; there are {', '.join(sections)}"
        return name, "", f"there is no section [{name}]{hint}"
    homes = [one.section for one in known() if one.name == name]
    hint = f" it belongs below a line [{homes[0]}]" if homes else did_you_mean(name, sections).lstrip(";")
    return "", name, f'"{name}" is in no section;{hint or " sections are " + ", ".join(sections)}'


def _against_one_another(settings: Settings) -> Iterator[Fault]:
    for first, again in shared(settings):
        says = (
            f"{again.name}: GPIO {again.gpio} carries {first.carries} already ({first.section}: {first.name})"
        )
        yield again.section, again.name, says
    strip = settings.strip
    needed = sum(segment.leds for segment in strip.segments)
    if needed > strip.length:
        yield (
            "strip",
            "segments",
            f"segments: they have {needed} LEDs together, and the strip has {strip.length}",
        )
    for kind, name in (("wled", "wled"), ("lamps", "lamps")):
        if strip.kind == kind and not getattr(strip, name):
            yield "strip", "kind", f'kind: "{kind}" needs the setting {name}, too'


def _in_words(path: Path, fault: str, text: str) -> str:
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", fault, re.DOTALL)
    why, line = (found[1], found[2]) if found else (fault, None)
    return f"{path}, line {line or len(text.splitlines())}: {why}; texts stand in quotes, lists in [ ]"


class _Lines:
    """Where sections and settings stand in the text."""

    def __init__(self, text: str) -> None:
        self._at: dict[tuple[str, str], int] = {}
        section = ""
        for number, line in enumerate(text.splitlines(), start=1):
            if header := re.match(r"\s*\[+\s*[\"']?([^\[\]\"']+?)[\"']?\s*\]", line):
                section = header[1]
                self._at.setdefault((section, ""), number)
            elif name := re.match(r"\s*[\"']?([\w-]+)[\"']?\s*[=.]", line):
                self._at.setdefault((section, name[1]), number)

    def of(self, section: str, name: str) -> int:
        """The line of a setting, of its section where it cannot be found, or the first."""
        return self._at.get((section, name)) or self._at.get((section, ""), 1)
