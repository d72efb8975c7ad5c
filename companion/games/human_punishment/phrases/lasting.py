"""Lasting changes by a Wound or a permanent Program."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.ranges import Few
from companion.games.human_punishment.phrases.words import Deed, Value


@phrase(
    "your {value} is {n} lower",
    de="{value:dein|deine} {value} ist um {n} niedriger",
)
@dataclass(frozen=True, slots=True)
class Lower:
    """A value of the board, never below 0."""

    value: Value
    n: Few


@phrase("your {value} is {n} higher", de="{value:dein|deine} {value} ist um {n} höher")
@dataclass(frozen=True, slots=True)
class Higher:
    """A value of the board."""

    value: Value
    n: Few


@phrase("you may not {deed}", de="du darfst {deed:nie|nicht} {deed}")
@dataclass(frozen=True, slots=True)
class Forbidden:
    """The deed is not offered, and is refused."""

    deed: Deed


Lasting: TypeAlias = Lower | Higher | Forbidden
