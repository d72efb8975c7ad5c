"""What every step of the set-up is made of."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from companion.adapters.camera.dice_input import Eye
from companion.adapters.camera.dice_teacher import Teacher
from companion.adapters.devices.button_connection import Contacts
from companion.adapters.devices.strip_controller import Lamps
from companion.adapters.devices.usb_panel import UsbPanel
from companion.adapters.language.speech import Speech
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.wizard.button_trial import Touched
from companion.adapters.wizard.settings_changes import Preferences
from companion.engine.refusal import Refused, refuse
from companion.engine.words import Words, say
from companion.table.table import Table
from web.shown.prompts import Choice
from web.shown.wizard import Knob, Sheet


@dataclass(frozen=True)
class Bench:
    """What the steps work on; what is None is not there."""

    table: Table
    preferences: Preferences
    touched: Touched
    lock: HostLock | None = None
    eye: Eye | None = None
    teacher: Teacher | None = None
    lamps: Lamps | None = None
    contacts: Contacts | None = None
    panel: UsbPanel | None = None


@dataclass(frozen=True)
class Doing:
    """What was tapped: the knob or form, the choice of a knob, the texts of a form."""

    what: str
    choice: str = ""
    texts: Mapping[str, str] | None = None

    def text(self, name: str) -> str:
        """What was typed into that field."""
        return (self.texts or {}).get(name, "")


class Step(Protocol):
    """One step."""

    id: str

    def sheet(self, speech: Speech) -> Sheet:
        """What stands on it now."""
        ...

    def do(self, doing: Doing) -> str | None:
        """Does what was tapped; returns the host's new token where the PIN changed. Raises Refused."""
        ...


def knob(
    speech: Speech, id_: str, label: Words, choices: Iterable[tuple[str, Words]], hold: Iterable[str] = ()
) -> Knob:
    """A knob in somebody's language; choices by id."""
    made = tuple(Choice(choice, speech(words), hint=None, plain=True) for choice, words in choices)
    return Knob(id_, speech(label), made, tuple(hold))


def unknown() -> Refused:
    """The refusal of what no page offers."""
    return refuse("refused-set-up")


def colour_named(colour: str) -> Words:
    """What that colour of dice is called."""
    return say(f"colour-{colour}")
