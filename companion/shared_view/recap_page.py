"""The pages in which an evening is told back."""

from dataclasses import dataclass

from companion.shared_view.dice import Die
from companion.shared_view.localisable import Colour_co, Drawing, Localisable, Picture, Text_co


@dataclass(frozen=True)
class Shot:
    """A roll, as large as the page: its photograph by its entry, or, where none is kept, these dice."""

    roll: int | None
    dice: tuple[Die, ...]


@dataclass(frozen=True)
class BondEnd:
    """Player in a bond diagram."""

    seat: str
    name: str
    colour: str


@dataclass(frozen=True)
class Thread:
    """Deeds of one player for another, or `against` the other, and how often."""

    of: str
    to: str
    times: int
    against: bool = False


@dataclass(frozen=True)
class BondDiagram:
    """Diagram of who stood by whom: each player once, and the threads between the seats."""

    knots: tuple[BondEnd, ...]
    threads: tuple[Thread, ...]


@dataclass(frozen=True)
class Person(Localisable[Text_co, Colour_co]):
    """Person to be remembered, with the colour of the seat and an epitaph."""

    colour: Colour_co
    name: str
    epitaph: Text_co | None


@dataclass(frozen=True)
class Roster(Localisable[Text_co, Colour_co]):
    """People, one below the other: the dead, say."""

    people: tuple[Person[Text_co, Colour_co], ...]


@dataclass(frozen=True)
class Film(Localisable[Text_co, Colour_co]):
    """A drawing that grows, picture after picture, each with its caption.

    `drawing` is an SVG document of the game's own making. Elements with `data-from="n"` are there from the
    nth picture on, counted from 0, those with `data-until="n"` only before that one. As a `whole` it fills
    the big screen, and the words of its page lie over its lowest quarter.
    """

    drawing: Drawing
    captions: tuple[Text_co, ...]
    whole: bool = False


@dataclass(frozen=True)
class RecapPage(Localisable[Text_co, Colour_co]):
    """One page: what it is about, its sentence, some lines below it, and what is looked at.

    `picture` is one of the game's own, for a page without anything else to look at. With a `seat` it is for
    that seat's phone alone. Hidden facts are told only once the game is over.
    """

    id: str
    kicker: Text_co
    title: Text_co
    lines: tuple[Text_co, ...] = ()
    body: Shot | BondDiagram | Roster[Text_co, Colour_co] | Film[Text_co, Colour_co] | None = None
    picture: Picture | None = None
    seat: str | None = None
