"""Answers: the only input of a game, whether from a phone, a button, the camera or a keyboard."""

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
    PHOTOGRAPH = "photograph"
    TYPED = "typed"
    DRAWN = "drawn"
    """The table rolls the dice itself, at a player's request."""
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
    """Values of a FillIn question by the ids of its blanks; blanks left empty are omitted."""

    texts: Mapping[str, str]


Value: TypeAlias = Chosen | Picked | Counted | Rolled | Filled


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer to an open question.

    `version` is the one at which the question was asked; `command` is a key made by the sender, so that a
    message sent twice counts once; `seat` is the sender (None: the table as a whole, as with the camera).
    `at` are milliseconds on the table's clock, for a question that is `timed`; the table fills them in.
    """

    question: str
    version: int
    command: str
    seat: str | None
    origin: Origin
    value: Value
    at: int | None = None
