"""Text of a settings file: generated with all explanations, or edited with all else left alone."""

import re
from collections.abc import Mapping
from dataclasses import fields

import tomlkit

from companion.table.settings.setting_types import as_toml
from companion.table.settings.settings import Setting, Settings, known

OPENING = """\
# The settings of this table, each with its default. To change one, remove the `#` before its name and write
# your value. The companion reads them when it starts; `companion settings` checks them.
"""

Changes = Mapping[str, Mapping[str, object]]
"""New values, by section and by name."""


def render(settings: Settings) -> str:
    """The whole file: every setting with its explanation, and a `#` before what is as ever."""
    parts = [OPENING]
    for section in fields(Settings):
        explained = (type(section.default).__doc__ or "").splitlines()[0]
        parts.append(f"\n[{section.name}]\n# {explained}\n")
        values = getattr(settings, section.name)
        own = (one for one in known() if one.section == section.name)
        parts.extend(_entry(one, getattr(values, one.name)) for one in own)
    return "".join(parts)


def revised(text: str, changes: Changes) -> str:
    """The same text with other values: comments, order and all that is not named stay as they are."""
    document = tomlkit.parse(text)
    for section, values in changes.items():
        for name, value in values.items():
            if name not in document.get(section, {}):
                text = _without_hash(text, section, name, as_toml(value))
    document = tomlkit.parse(text)
    for section, values in changes.items():
        if section not in document:
            document[section] = tomlkit.table()
        for name, value in values.items():
            document[section][name] = tomlkit.value(as_toml(value))
    return tomlkit.dumps(document)


def _without_hash(text: str, section: str, name: str, value: str) -> str:
    """The setting stands where its default was, below its explanation; else nothing changes here."""
    lines, within = text.splitlines(keepends=True), False
    for place, line in enumerate(lines):
        if header := re.match(r"\s*\[\s*([\w-]+)\s*\]", line):
            within = header[1] == section
        elif within and re.match(rf"\s*#\s*{re.escape(name)}\s*=", line):
            lines[place] = f"{name} = {value}\n"
            break
    return "".join(lines)


def _entry(setting: Setting, value: object) -> str:
    says = "".join(f"# {line}\n" for line in setting.says.splitlines())
    return f"\n{says}{'# ' * (value == setting.default)}{setting.name} = {as_toml(value)}\n"
