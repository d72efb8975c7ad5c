"""The evening told back in a few pages: what a game is given for them, and what it makes of that."""

from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from companion.engine.dice import Die
from companion.engine.words import Message, Words

State_co = TypeVar("State_co", covariant=True)
Event_co = TypeVar("Event_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Beat(Generic[State_co, Event_co]):
    """An event that counts, the state that it led to, and the entry of what the camera saw last, or of the
    roll that lay there, if any."""

    event: Event_co
    state: State_co
    roll: int | None = None


@dataclass(frozen=True, slots=True)
class Shot:
    """A roll, as large as the page: its photograph by its entry, or, where none is kept, these dice."""

    roll: int | None
    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class BondEnd:
    """Somebody in a weave, by the seat."""

    seat: str
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Thread:
    """What one did for another, so many times; or, where it is `against`, to the other."""

    of: str
    to: str
    times: int
    against: bool = False


@dataclass(frozen=True, slots=True)
class BondDiagram:
    """Who stood by whom: everybody once, and the threads between the seats."""

    knots: tuple[BondEnd, ...]
    threads: tuple[Thread, ...]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody to be remembered: in which colour, by which name, and what for."""

    colour: str
    name: str
    epitaph: Words | None


@dataclass(frozen=True, slots=True)
class Roster:
    """People, one below the other: the dead, say."""

    people: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class Film:
    """A drawing that grows, picture after picture, each with its caption.

    `drawing` is an SVG document of the game's own making. Whatever in it has `data-from="n"` is there from
    the nth picture on, counted from 0, and with `data-until="n"` only before that one.
    """

    drawing: str
    captions: tuple[Words, ...]


Body: TypeAlias = Shot | BondDiagram | Roster | Film


@dataclass(frozen=True, slots=True)
class RecapPage:
    """One page: what it is about, its sentence, some lines below it, and what is looked at.

    `picture` is one of the game's own, for a page without anything else to look at. With a `seat` it is for
    that seat's phone alone, and still tells nothing that the table did not know.
    """

    id: str
    kicker: Message
    title: Words
    lines: tuple[Words, ...] = ()
    body: Body | None = None
    picture: str = ""
    seat: str | None = None
