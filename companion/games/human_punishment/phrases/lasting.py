"""Lasting changes by a Wound or a permanent Program."""

from dataclasses import dataclass

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.ranges import Few
from companion.games.human_punishment.phrases.words import Deed, Value, code


class Lasting:
    """A sentence that may hold as long as a card lies there or an Enemy stands.

    `hits_all` is true if the Enemy attacks everybody in range.
    """

    hits_all = False

    @property
    def near(self) -> "Lasting | None":
        """The part that holds for all in the Area of the Enemy."""
        return None

    def change(self, _value: str) -> int:
        """By how much a value of the board is higher."""
        return 0

    @property
    def forbids(self) -> str:
        """The deed that is not allowed, or nothing."""
        return ""

    def quality_change(self, _name: str) -> int:
        """By how much a value of the Enemy is higher."""
        return 0


@phrase(
    "your {value} is {n} lower",
    de="{value:dein|deine} {value} ist um {n} niedriger",
)
@dataclass(frozen=True, slots=True)
class Lower(Lasting):
    """A value of the board, never below 0."""

    value: Value
    n: Few

    def change(self, value: str) -> int:
        return -self.n if code(self.value) == value.lower() else 0


@phrase("your {value} is {n} higher", de="{value:dein|deine} {value} ist um {n} höher")
@dataclass(frozen=True, slots=True)
class Higher(Lasting):
    """A value of the board."""

    value: Value
    n: Few

    def change(self, value: str) -> int:
        return self.n if code(self.value) == value.lower() else 0


@phrase("you may not {deed}", de="du darfst {deed:nie|nicht} {deed}")
@dataclass(frozen=True, slots=True)
class Forbidden(Lasting):
    """The deed is not offered, and is refused."""

    deed: Deed

    @property
    def forbids(self) -> str:
        return code(self.deed)
