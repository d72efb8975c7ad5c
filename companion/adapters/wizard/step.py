"""Building blocks of the wizard's steps."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.dice_teacher import DiceTeacher
from companion.adapters.devices.button_connection import ButtonConnection
from companion.adapters.devices.strip_controller import StripController
from companion.adapters.devices.usb_panel import UsbPanel
from companion.adapters.language.speech import Speech
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.wizard.button_trial import ButtonTrial
from companion.adapters.wizard.settings_changes import Preferences
from companion.engine.refusal import Refused, refuse
from companion.engine.words import Words, say
from companion.table.table import Table
from vision.cameras.passwords import HIDDEN, SECRET, without_password
from web.shown.prompts import ChoiceView
from web.shown.wizard import Knob, SetUpSheetView


def with_password(typed: str, now: str) -> str:
    """The typed address; dots in it stand for the password in the address as it is `now`."""
    if typed == without_password(now):
        return now
    known, dots = SECRET.search(now), f"{HIDDEN}@"
    same_host = without_password(typed).partition(dots)[2] == without_password(now).partition(dots)[2]
    if dots not in typed or known is None or not same_host:
        return typed
    return typed.replace(dots, known[0], 1)


@dataclass(frozen=True)
class WizardParts:
    """The parts that steps work on; None for absent ones."""

    table: Table
    preferences: Preferences
    touched: ButtonTrial
    lock: HostLock | None = None
    dice_input: DiceInput | None = None
    teacher: DiceTeacher | None = None
    strip_controller: StripController | None = None
    button_connection: ButtonConnection | None = None
    panel: UsbPanel | None = None


@dataclass(frozen=True)
class WizardInput:
    """A submitted control: its name, the choice, the texts of a form."""

    what: str
    choice: str = ""
    texts: Mapping[str, str] | None = None

    def text(self, name: str) -> str:
        """The text of that field."""
        return (self.texts or {}).get(name, "")


class WizardStep(Protocol):
    """A step of the wizard."""

    id: str

    def sheet(self, speech: Speech) -> SetUpSheetView:
        """The step's page."""
        ...

    def do(self, doing: WizardInput) -> str | None:
        """Does what was tapped; returns the host's new token where the PIN changed. Raises Refused."""
        ...


def knob(
    speech: Speech, id_: str, label: Words, choices: Iterable[tuple[str, Words]], hold: Iterable[str] = ()
) -> Knob:
    """A control with translated label and choices, by id."""
    made = tuple(ChoiceView(choice, speech(words), hint=None, plain=True) for choice, words in choices)
    return Knob(id_, speech(label), made, tuple(hold))


def unknown() -> Refused:
    """The refusal of what no page offers."""
    return refuse("refused-set-up")


def colour_named(colour: str) -> Words:
    """The name of that dice colour."""
    return say(f"colour-{colour}")
