"""What the set-up of a table shows: one step at a time, made of buttons to tap and fields to fill in."""

from dataclasses import dataclass

from web.shown.prompts import Choice


@dataclass(frozen=True)
class Knob:
    """Something that is chosen by a tap; those of its choices that `hold` are marked."""

    id: str
    label: str
    choices: tuple[Choice, ...]
    hold: tuple[str, ...] = ()


@dataclass(frozen=True)
class Field:
    """Something that is typed: `kind` is text, password, or pin, which brings a pad of digits."""

    name: str
    label: str
    value: str = ""
    kind: str = "text"


@dataclass(frozen=True)
class Form:
    """Fields that are sent together."""

    id: str
    fields: tuple[Field, ...]
    send: str


@dataclass(frozen=True)
class Sheet:
    """What stands on one step. `picture` numbers what the camera sees, None where it sees nothing."""

    lines: tuple[str, ...] = ()
    knobs: tuple[Knob, ...] = ()
    form: Form | None = None
    picture: int | None = None


@dataclass(frozen=True)
class Station:
    """One step on the way through the set-up."""

    id: str
    label: str
    now: bool


@dataclass(frozen=True)
class Wizard:
    """The set-up as it stands: all steps, the sheet of the one of now, and where the buttons below lead."""

    steps: tuple[Station, ...]
    now: str
    title: str
    sheet: Sheet
    back: str | None
    on: str | None
