"""Printables of a game: cards, tiles and markers, in terms common to all games."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from companion.engine.words import Message, Words


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
    """Large number on a card: as text and as pips, with the thing it counts."""

    label: Words
    written: str
    pips: int


@dataclass(frozen=True)
class PrintedPassage:
    """Effect of a card in one case: a shape, the case's name, and its sentences."""

    sign: Sign
    label: Words
    sentences: tuple[Words, ...]


@dataclass(frozen=True)
class PrintedCard:
    """The front of a card: what it is, its story, what it does; `small` stands at its foot."""

    kicker: Words
    title: str
    story: str
    passages: tuple[PrintedPassage, ...]
    back: Back
    rating: Rating | None = None
    small: tuple[Words, ...] = ()
    picture: str | None = None
    """Palette and words of what is drawn between the title and the story."""


@dataclass(frozen=True)
class PrintedPiece:
    """A filled polygon on a tile: red, green, blue (0 to 255), and its corners.

    A tile is a hundred by a hundred; x grows to the right and y downwards.
    """

    paint: tuple[int, int, int]
    corners: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class PrintedTile:
    """A square tile: its pieces from the ground upwards on both sides, and how many there are of it."""

    front: tuple[PrintedPiece, ...]
    back: tuple[PrintedPiece, ...]
    count: int


@dataclass(frozen=True)
class PrintedMarkers:
    """Markers for each player, in the colour and shape of a seat."""

    count: int


@dataclass(frozen=True)
class Lettering:
    """Words about the middle of a line of a board, and how high its letters are."""

    words: Words
    middle: tuple[float, float]
    height: float


@dataclass(frozen=True)
class PrintedPicture:
    """Something drawn: its size in units of its own, its pieces from the ground up, and its words."""

    size: tuple[float, float]
    pieces: tuple[PrintedPiece, ...]
    letterings: tuple[Lettering, ...] = ()


@dataclass(frozen=True)
class PrintedBoard(PrintedPicture):
    """A board on one large sheet."""


Printed: TypeAlias = PrintedCard | PrintedTile | PrintedMarkers | PrintedBoard
"""Anything cut out of paper."""


@dataclass(frozen=True, eq=False)
class PossibleOutcome(Message):
    """A Message that a game marks as an outcome; for who asks for no more it is the Message that it is."""

    sign: Sign = Sign.UP

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return super().__hash__()


def outcome(told: Message, sign: Sign) -> PossibleOutcome:
    """The same sentence, with its sign."""
    return PossibleOutcome(told.key, told.values, sign)
