"""The shelf: games that were put aside and games that were left, and what all of them add up to."""

from dataclasses import dataclass

from web.shown.table import ColourView


@dataclass(frozen=True)
class PersonView:
    """A person of a game, in the colour of their dice, and whether they won it."""

    name: str
    colour: ColourView
    won: bool


@dataclass(frozen=True)
class ShelvedView:
    """A game on the shelf, by its number: what was played, with whom, when, and how it stood.

    `picture` is an address; one that is `aside` can be gone on with, any other can be read again.
    """

    number: int
    title: str
    people: tuple[PersonView, ...]
    day: str
    stood: str
    picture: str | None
    aside: bool


@dataclass(frozen=True)
class TallyView:
    """A sentence of the tally about a person, a pair or a game, and its subject."""

    subject: str
    text: str


@dataclass(frozen=True)
class MetView:
    """A group that has met cards: the `number` of its latest game, its names, and how many cards."""

    number: int
    names: str
    text: str


@dataclass(frozen=True)
class ShelvedGames:
    """One page of the shelf, the latest game first; `first` is the place of the first of them.

    `aside` games are all there, before the others; `total` counts the others.
    """

    language: str
    aside: tuple[ShelvedView, ...]
    played: tuple[ShelvedView, ...]
    first: int
    total: int
    people: tuple[TallyView, ...]
    pairs: tuple[TallyView, ...]
    games: tuple[TallyView, ...]
    met: tuple[MetView, ...]
    may_forget: bool
    may_take_up: bool
