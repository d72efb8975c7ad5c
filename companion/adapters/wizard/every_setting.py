"""All settings of the file as named choices and form fields, without those that pages may not show."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from companion.adapters.language.speech import Speech
from companion.adapters.wizard.settings_changes import Preferences
from companion.adapters.wizard.step import with_password
from companion.engine.refusal import refuse
from companion.engine.words import Message, Printed, Words, say
from companion.table.settings.colour_order import ORDERS
from companion.table.settings.device_settings import SEATS_MOST
from companion.table.settings.setting_types import OneOf, YesNo
from companion.table.settings.settings import Setting, known
from vision.cameras.passwords import without_password
from web.shown import box

HIDDEN = frozenset({"pin", "password", "wifi_password", "key", "webhook_key", "set_up", "dice"})
"""Secrets, which the set-up or the file itself takes, what the set-up notes for itself, and what it asks by
pictures.
"""
YES, NO = "true", "false"
FIRST = ("table", "kiosk", "camera")
"""The sections that matter to most hosts; the others follow in the order of the file."""
STEPS: Mapping[str, tuple[str, tuple[int, ...]]] = {
    "table.seats": ("people", tuple(range(1, SEATS_MOST + 1))),
    "table.stage_s": ("seconds", (3, 6, 12, 20)),
    "kiosk.sleep_min": ("minutes", (0, 5, 10, 30, 60)),
    "kiosk.call_s": ("seconds", (0, 20, 45, 90)),
    "strip.brightness": ("percent", (25, 50, 75, 100)),
    "strip.night_brightness": ("percent", (10, 30, 60, 100)),
}
"""Numbers that are chosen in steps, with their units; another one that stands in the file is offered, too."""
Named = Mapping[str, Sequence[tuple[str, str]]]
"""Choices of a setting that this machine knows, such as its games: values and names, by setting."""


def sections(preferences: Preferences, speech: Speech, named: Named) -> tuple[box.Section, ...]:
    """All settings as stored."""
    return tuple(
        box.Section(
            section,
            speech(say(f"setting-{section}")),
            tuple(_shown(one, _value(preferences, one), speech, named) for one in some),
        )
        for section, some in groupby(_in_order(), key=lambda one: one.section)
    )


def change(preferences: Preferences, typed: Mapping[str, str], speech: Speech) -> None:
    """Writes those that differ, all or none. Raises Refused with the setting and what may stand there."""
    changes: dict[str, dict[str, object]] = {}
    for id_, text in typed.items():
        setting = next((one for one in _in_order() if _id(one) == id_), None)
        if setting is None:
            raise refuse("refused-set-up")
        if text.strip() != without_password(_typed(_value(preferences, setting))):
            changes.setdefault(setting.section, {})[setting.name] = _read(preferences, setting, text, speech)
    if changes:
        preferences.change_all(changes)


def _read(preferences: Preferences, setting: Setting, typed: str, speech: Speech) -> object:
    try:
        text = with_password(typed.strip(), _typed(_value(preferences, setting)))
        return setting.kind.read(_raw(setting, text))
    except ValueError as fault:
        label = Printed(speech(_label(setting)), speech.language)
        raise refuse("refused-setting", label=label, reason=Printed(str(fault), "en")) from fault


def _value(preferences: Preferences, setting: Setting) -> object:
    """The value as stored."""
    return getattr(getattr(preferences.now, setting.section), setting.name)


def _in_order() -> list[Setting]:
    """Those that are shown, those of the first sections first."""
    shown = [one for one in known() if one.name not in HIDDEN]
    return sorted(shown, key=lambda one: FIRST.index(one.section) if one.section in FIRST else len(FIRST))


def _id(setting: Setting) -> str:
    return f"{setting.section}.{setting.name}"


def _label(setting: Setting) -> Message:
    return say(f"setting-{setting.section}-{setting.name.replace('_', '-')}")


def _shown(setting: Setting, value: object, speech: Speech, named: Named) -> box.SettingView:
    typed, id_ = without_password(_typed(value)), _id(setting)
    choices = [box.SettingChoice(*one) for one in named.get(id_, ())]
    choices = choices or [box.SettingChoice(one, speech(says)) for one, says in _choices(setting, typed)]
    return box.SettingView(id_, speech(_label(setting)), typed, _typed(setting.default), tuple(choices))


def _choices(setting: Setting, typed: str) -> Iterator[tuple[str, Words]]:
    """The values that a setting may have, each with what it does; none where anything may be typed."""
    if isinstance(setting.kind, YesNo):
        yield from ((YES, say("setting-yes")), (NO, say("setting-no")))
    elif isinstance(setting.kind, OneOf):
        for word in setting.kind.words:
            yield word, Printed(word, "en") if word in ORDERS else say(f"setting-{setting.name}-{word}")
    elif _id(setting) in STEPS:
        unit, steps = STEPS[_id(setting)]
        for n in sorted({*steps, int(typed)}):
            yield str(n), say(f"setting-{unit}", n=n)


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
