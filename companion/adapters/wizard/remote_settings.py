"""Settings that staff may change at many tables at once: those that cannot lock a table out."""

import tomllib
from collections.abc import Mapping

from companion.adapters.wizard.settings_changes import Preferences
from companion.engine.refusal import refuse
from companion.engine.words import Printed

ADJUSTABLE: Mapping[str, frozenset[str]] = {
    "strip": frozenset({"brightness", "night", "night_brightness", "photograph_brightness"}),
    "kiosk": frozenset({"sleep_min", "call_s"}),
    "table": frozenset({"language", "seats", "dice", "game"}),
}
"""By section; wires, passwords, keys and PINs are each table's own."""


def adjust(preferences: Preferences, text: str) -> None:
    """Changes what these lines of TOML say. Raises Refused for any that may not; then nothing changed."""
    try:
        changes = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise refuse("refused-settings", reason=Printed(str(fault), "en")) from fault
    for section, values in changes.items():
        for name in values if isinstance(values, dict) else (section,):
            if name not in ADJUSTABLE.get(section, ()):
                raise refuse("refused-adjusting", what=f"[{section}] {name}")
    if not any(changes.values()):
        raise refuse("refused-adjusting-nothing")
    preferences.change_all(changes)
