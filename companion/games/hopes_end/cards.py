"""Morality and History cards, by the closed list of what they do (HE-027 to HE-031)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from companion.games.hopes_end.town.tiles import Tile


class Type(StrEnum):
    """The types of Morality cards, which History cards name (HE-028)."""

    ANARCHIST = "anarchist"
    DEMOCRATIC = "democratic"
    DICTATOR = "dictator"


class Op(StrEnum):
    """Operation of a History card."""

    RUIN = "ruin"
    REPAIR = "repair"
    PLACE = "place"
    POINTS = "points"
    SPARE = "spare"


@dataclass(frozen=True)
class Gain:
    """Gain of an answer's owner: `place` or `points` with each History card, any operation later."""

    op: Op
    n: int


@dataclass(frozen=True)
class Later:
    """The outcome of an answer: told and carried out once, after its card was put away (own decks)."""

    text: str = ""
    gains: tuple[Gain, ...] = ()


@dataclass(frozen=True)
class Morality:
    """A question with three answers, each with what it brings, and the card's type (HE-027).

    `face` is whom or what of it is seen on the map, `later` what becomes of each answer, if anything.
    """

    id: str
    type: Type = Type.DEMOCRATIC
    gains: tuple[tuple[Gain, ...], ...] = ((), (), ())
    question: str = ""
    answers: tuple[str, ...] = ("", "", "")
    face: str = ""
    later: tuple[Later, ...] = ()
    picture: str = ""


@dataclass(frozen=True)
class Who:
    """Receivers of an effect: `kind` is the criterion, by a `type`, a number or a word."""

    kind: str = "all"
    type: Type | None = None
    n: int = 1
    answer: int = 0
    score: str = ""


@dataclass(frozen=True)
class Effect:
    """An effect of a History card; with `per` its number is multiplied by the cards of that type."""

    op: Op
    n: int
    who: Who = field(default_factory=Who)
    per: Type | None = None


@dataclass(frozen=True)
class History:
    """A History card; what it leaves to the table is done `by_hand`."""

    id: str
    effects: tuple[Effect, ...] = ()
    title: str = ""
    text: str = ""
    by_hand: bool = False
    picture: str = ""


@dataclass(frozen=True)
class Box:
    """All cards that are played with, by id, and the tiles but the start tile."""

    morality: Mapping[str, Morality] = field(default_factory=dict)
    history: Mapping[str, History] = field(default_factory=dict)
    tiles: tuple[Tile, ...] = ()
    start: Tile = field(default_factory=lambda: Tile("brsr", "through", ("n",)))
