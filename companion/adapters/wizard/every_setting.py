"""All settings of the file as form fields, without those that pages may not show."""

from collections.abc import Iterator
from itertools import groupby

from companion.adapters.language.speech import Speech
from companion.adapters.wizard.settings_changes import Preferences
from companion.adapters.wizard.step import with_password
from companion.engine.refusal import refuse
from companion.engine.words import Printed, say
from companion.table.settings.setting_types import OneOf, YesNo
from companion.table.settings.settings import Setting, known
from vision.cameras.passwords import without_password
from web.shown import box

HIDDEN = frozenset({"pin", "password", "wifi_password", "key", "webhook_key", "set_up"})
"""Secrets, which the set-up or the file itself takes, and what the set-up notes for itself."""
YES, NO = "true", "false"


def sections(preferences: Preferences, speech: Speech) -> tuple[box.Section, ...]:
    """All settings as stored, in the order of the file."""
    return tuple(
        box.Section(
            section,
            speech(say(f"setting-{section}")),
            tuple(_shown(one, _value(preferences, one), speech) for one in some),
        )
        for section, some in groupby(_open(), key=lambda one: one.section)
    )


def change(preferences: Preferences, id_: str, typed: str) -> None:
    """Writes one of them. Raises Refused with what may stand there; then nothing changed."""
    setting = next((one for one in _open() if f"{one.section}.{one.name}" == id_), None)
    if setting is None:
        raise refuse("refused-set-up")
    try:
        text = with_password(typed.strip(), _typed(_value(preferences, setting)))
        value = setting.kind.read(_raw(setting, text))
    except ValueError as fault:
        raise refuse("refused-settings", reason=Printed(str(fault), "en")) from fault
    preferences.change(setting.section, **{setting.name: value})


def _value(preferences: Preferences, setting: Setting) -> object:
    """The value as stored."""
    return getattr(getattr(preferences.now, setting.section), setting.name)


def _open() -> Iterator[Setting]:
    return (one for one in known() if one.name not in HIDDEN)


def _shown(setting: Setting, value: object, speech: Speech) -> box.SettingView:
    label = speech(say(f"setting-{setting.section}-{setting.name.replace('_', '-')}"))
    choices = {OneOf: getattr(setting.kind, "words", ()), YesNo: (YES, NO)}.get(type(setting.kind), ())
    return box.SettingView(
        f"{setting.section}.{setting.name}", label, without_password(_typed(value)), tuple(choices)
    )


def _typed(value: object) -> str:
    """A value as text for a form field; lists are separated by commas."""
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if isinstance(value, bool):
        return YES if value else NO
    return "" if value is None else str(value)


def _raw(setting: Setting, typed: str) -> object:
    """A form field's text as a value for the settings file."""
    default = setting.default
    if isinstance(default, tuple):
        return [_number(part.strip()) for part in typed.split(",") if part.strip()]
    if isinstance(default, bool):
        return {YES: True, NO: False}.get(typed, typed)
    return _number(typed) if isinstance(default, int | float) else typed


def _number(typed: str) -> int | float | str:
    for read in (int, float):
        try:
            return read(typed)
        except ValueError:
            continue
    return typed
