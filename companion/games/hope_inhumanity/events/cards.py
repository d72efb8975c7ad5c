"""Events of cards in hand, and of cards that the companion did not deal."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.engine.dice import Die
from companion.games.hope_inhumanity.state import Errand


@dataclass(frozen=True)
class CardNamed:
    """A player said which printed card it is that came into play with its back up."""

    seat: str
    back: str
    card: str


@dataclass(frozen=True)
class SceneWritten:
    """The acting player wrote a printed Scene down, with the lines that a card file would have."""

    seat: str
    back: str
    lines: Mapping[str, str]


@dataclass(frozen=True)
class ChangedByHand:
    """A player changed something by hand that the companion could not know of."""

    seat: str | None


@dataclass(frozen=True)
class TraitDrawn:
    """A card let a player draw the top Trait, who alone reads it."""

    seat: str
    card: str


@dataclass(frozen=True)
class TraitHandedOver:
    """A card made the Trait that came last to a seat another seat's, which alone reads it now."""

    seat: str
    to: str
    card: str


@dataclass(frozen=True)
class TraitsDiscarded:
    """A card let a player put Traits beneath the pile, unread."""

    seat: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class ErrandGiven:
    """A sentence of a card waits for a choice, or for a die."""

    errand: Errand


@dataclass(frozen=True)
class ErrandPicked:
    """Of the sentence that waited first, its seat picked one half, which says this."""

    seat: str
    said: str
    language: str


@dataclass(frozen=True)
class TableRolled:
    """For the sentence that waited first a die was rolled, and showed that."""

    face: int


@dataclass(frozen=True)
class TraitPlayed:
    """A player played a Trait, on a player or on a die where the card asks for that."""

    seat: str
    trait: str
    on: str | None
    die: Die | None = None


@dataclass(frozen=True)
class TraitWorked:
    """A Trait that others could answer did its work (A-33)."""

    trait: str


@dataclass(frozen=True)
class TraitsReshuffled:
    """The played Traits were shuffled beneath those that were left (A-52)."""
