"""Events of a death and its consequences."""

from dataclasses import dataclass
from enum import StrEnum


class Cause(StrEnum):
    """Why a character left the game."""

    HUNGER = "hunger"
    HARM = "harm"
    HUMANITY = "humanity"
    CARD = "card"


@dataclass(frozen=True)
class HopeOwed:
    """A character left and there was no Hope die to go along (A-48)."""

    n: int


@dataclass(frozen=True)
class HopeDebtPaid:
    """Hope dice that came were spent on those owed (A-48)."""

    n: int


@dataclass(frozen=True)
class SurvivorLost:
    """A character left the game."""

    seat: str
    cause: Cause


@dataclass(frozen=True)
class RelationshipsEnded:
    """The Relationships of a lost character left play (HI-221)."""

    seat: str


@dataclass(frozen=True)
class RelationshipDrawn:
    """Two who have become neighbours drew a Relationship (A-50)."""

    card: str
    seats: tuple[str, str]


@dataclass(frozen=True)
class TraitGiven:
    """A Gift from the Grave: the top Trait of the pile went to a player, who alone reads it (HI-238)."""

    seat: str
    to: str
    card: str


@dataclass(frozen=True)
class GiftDeclined:
    """The player of a lost character left no gift (HI-240)."""

    seat: str


@dataclass(frozen=True)
class NewcomerJoined:
    """Grace of Innocence: a new character sat down in the seat of a lost one (HI-226 to HI-230)."""

    seat: str
    personality: str | None
    traits: tuple[str, ...]


@dataclass(frozen=True)
class GraceDeclined:
    """The player of a lost character did not want a new one (HI-232)."""

    seat: str


@dataclass(frozen=True)
class EstateSettled:
    """Nothing is left to be asked of the player of a lost character."""

    seat: str
