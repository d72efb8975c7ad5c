"""A card as it is printed, in terms that any game's cards have: what stands on it, and on its back."""

from dataclasses import dataclass
from enum import StrEnum

from companion.engine.words import Words


class Emblem(StrEnum):
    """The pictures on backs, by what is seen on them; a game says what they mean."""

    TOWN = "town"
    PEAK = "peak"
    TREE = "tree"
    WAVE = "wave"
    COMPASS = "compass"
    EYE = "eye"
    PERSON = "person"
    RINGS = "rings"
    PACK = "pack"


class Sign(StrEnum):
    """The small shapes before a passage, by what is seen; each passage of a card has another."""

    UP = "up"
    DOWN = "down"
    BAR = "bar"
    BARS = "bars"
    CIRCLE = "circle"
    STAR = "star"
    LOCK = "lock"
    SQUARE = "square"
    PLUS = "plus"
    DIAMOND = "diamond"


@dataclass(frozen=True)
class Back:
    """A back: cards with equal backs are of one pile."""

    name: Words
    emblem: Emblem


@dataclass(frozen=True)
class Rating:
    """A number that is found at a glance: as it is written, and as so many pips, with what it counts."""

    label: Words
    written: str
    pips: int


@dataclass(frozen=True)
class Passage:
    """What a card does in one case: a shape, the case's name, and its sentences."""

    sign: Sign
    label: Words
    sentences: tuple[Words, ...]


@dataclass(frozen=True)
class PrintedCard:
    """The front of a card: what it is, its story, what it does; `small` stands at its foot."""

    kicker: Words
    title: str
    story: str
    passages: tuple[Passage, ...]
    back: Back
    rating: Rating | None = None
    small: tuple[Words, ...] = ()
