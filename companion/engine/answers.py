"""Everything that happens is an Answer: from a thumb, a button, the camera or a keyboard, all alike."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from companion.engine.dice import Die


class Origin(StrEnum):
    """Where an answer came from; it is shown with the answer and changes no rule."""

    PHONE = "phone"
    KIOSK = "kiosk"
    BUTTON = "button"
    CAMERA = "camera"
    TYPED = "typed"
    SIMULATED = "simulated"


@dataclass(frozen=True, slots=True)
class Chosen:
    """One option of a Choose question, by its id."""

    option: str


@dataclass(frozen=True, slots=True)
class Picked:
    """The options of a Pick question that are taken, by their ids, each once and in any order."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """The number for a HowMany question."""

    number: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice for a RollDice question, in any order."""

    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class Filled:
    """What stands in the blanks of a FillIn question, by their ids; a blank left empty is left out."""

    texts: Mapping[str, str]


Value: TypeAlias = Chosen | Picked | Counted | Rolled | Filled


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody said to an open question.

    `version` is the one at which the question was asked; `command` is made by whoever answers, so that a
    message sent twice counts once; `seat` is who speaks (None: the table as a whole, as the camera does).
    """

    question: str
    version: int
    command: str
    seat: str | None
    origin: Origin
    value: Value
