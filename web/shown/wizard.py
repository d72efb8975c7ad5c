"""The set-up of a table: one step at a time, made of buttons to tap and fields to fill in."""

from dataclasses import dataclass

from web.shown.prompts import ChoiceView


@dataclass(frozen=True)
class Knob:
    """A setting chosen by a tap; `hold` are the ids of the choices that apply."""

    id: str
    label: str
    choices: tuple[ChoiceView, ...]
    hold: tuple[str, ...] = ()


@dataclass(frozen=True)
class SettingFieldView:
    """A setting that is typed: `kind` is text, password, or pin, which opens a keypad."""

    name: str
    label: str
    value: str = ""
    kind: str = "text"


@dataclass(frozen=True)
class Form:
    """Fields that are sent together."""

    id: str
    fields: tuple[SettingFieldView, ...]
    send: str


@dataclass(frozen=True)
class SetUpSheetView:
    """Content of one step. `picture` is the number of the camera's picture, None without one."""

    lines: tuple[str, ...] = ()
    knobs: tuple[Knob, ...] = ()
    form: Form | None = None
    picture: int | None = None


@dataclass(frozen=True)
class StationView:
    """One step on the way through the set-up."""

    id: str
    label: str
    now: bool


@dataclass(frozen=True)
class WizardView:
    """Present state of the set-up: all steps, the sheet of step `now`, and the targets of its buttons."""

    steps: tuple[StationView, ...]
    now: str
    title: str
    sheet: SetUpSheetView
    back: str | None
    on: str | None
