"""What the set-up of a table shows: one step at a time, made of buttons to tap and fields to fill in."""

from dataclasses import dataclass

from web.shown.prompts import ChoiceView


@dataclass(frozen=True)
class Knob:
    """Something that is chosen by a tap; those of its choices that `hold` are marked."""

    id: str
    label: str
    choices: tuple[ChoiceView, ...]
    hold: tuple[str, ...] = ()


@dataclass(frozen=True)
class SettingFieldView:
    """Something that is typed: `kind` is text, password, or pin, which brings a pad of digits."""

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
    """What stands on one step. `picture` numbers what the camera sees, None where it sees nothing."""

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
    """The set-up as it stands: all steps, the sheet of the one of now, and where the buttons below lead."""

    steps: tuple[StationView, ...]
    now: str
    title: str
    sheet: SetUpSheetView
    back: str | None
    on: str | None
