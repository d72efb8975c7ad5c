"""The list of a game's rolls: readings, certainty and outcome."""

from dataclasses import dataclass

from web.shown.dice import DieFace
from web.shown.prompts import Slot


@dataclass(frozen=True)
class Sure:
    """A die that counts, and the reader's certainty in percent; None if it did not read the die."""

    face: DieFace
    percent: int | None


@dataclass(frozen=True)
class Again:
    """A second reading of the same photograph by the present reader: its dice and its doubts."""

    dice: tuple[Sure, ...]
    doubts: tuple[str, ...]
    same: bool
    """True if these dice equal those that count."""
    fits: bool
    """True if there are as many dice of each colour as the roll asked for."""


@dataclass(frozen=True)
class PastRoll:
    """One roll of the game, by the number of its entry; `slots` are its dice if they may be corrected."""

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
    """All rolls of a game that count, the latest first, for the viewer (`you`)."""

    title: str
    language: str
    you: str | None
    game: int | None
    rolls: tuple[PastRoll, ...]

    def of(self, entry: int) -> PastRoll | None:
        """Return the roll of an entry, or None."""
        return next((roll for roll in self.rolls if roll.entry == entry), None)
