"""The rolls of a game as they are looked back at: what was read, how surely, and what was decided."""

from dataclasses import dataclass

from web.shown.dice import DieFace
from web.shown.prompts import Slot


@dataclass(frozen=True)
class Sure:
    """A die that counts, and how sure the reader was of it in percent, where it read it."""

    face: DieFace
    percent: int | None


@dataclass(frozen=True)
class Again:
    """What today's reader makes of the same photograph: its dice, and what it doubts."""

    dice: tuple[Sure, ...]
    doubts: tuple[str, ...]
    same: bool
    """Whether that is what counts."""
    fits: bool
    """Whether these may be the dice of that roll: as many of each colour as were asked for."""


@dataclass(frozen=True)
class PastRoll:
    """One roll of the game, by the number of its entry; `slots` are its dice, where it may be corrected."""

    entry: int
    text: str
    decided: tuple[str, ...]
    origin: str
    dice: tuple[Sure, ...]
    corrections: tuple[str, ...]
    photograph: str | None
    struck: str
    slots: tuple[Slot, ...]
    can_read_again: bool
    again: Again | None = None


@dataclass(frozen=True)
class PastRolls:
    """All rolls of that game that count, the latest first, for whoever looks (`you`)."""

    title: str
    language: str
    you: str | None
    game: int | None
    rolls: tuple[PastRoll, ...]

    def of(self, entry: int) -> PastRoll | None:
        """The roll of that entry, or None."""
        return next((roll for roll in self.rolls if roll.entry == entry), None)
