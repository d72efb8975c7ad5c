"""The shelf: games that were put aside and games that were left, and what all of them add up to."""

from dataclasses import dataclass

from web.shown.evening import RecapPageView
from web.shown.table import ColourView


@dataclass(frozen=True)
class PersonView:
    """A person of a game, in the colour of their dice, and whether they won it."""

    name: str
    colour: ColourView
    won: bool


@dataclass(frozen=True)
class ShelvedView:
    """A game on the shelf, by its number: what was played, with whom, when, and who won or how it stood.

    `picture` is an address, `highlight` the roll that decided it; one that is `aside` goes on, any
    other is read again.
    """

    number: int
    title: str
    people: tuple[PersonView, ...]
    when: str
    stood: str
    picture: str | None
    aside: bool
    won: str = ""
    highlight: RecapPageView | None = None


@dataclass(frozen=True)
class ShelvedEvening:
    """The games of one evening, the latest first."""

    day: str
    games: tuple[ShelvedView, ...]


@dataclass(frozen=True)
class TallyRow:
    """A row of a tally: a person, a pair or a game, its cells, and a note below its subject."""

    subject: str
    cells: tuple[str, ...]
    note: str = ""


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
    evenings: tuple[ShelvedEvening, ...]
    first: int
    total: int
    people: tuple[TallyRow, ...]
    pairs: tuple[TallyRow, ...]
    games: tuple[TallyRow, ...]
    met: tuple[MetView, ...]
    may_forget: bool
    may_take_up: bool

    @property
    def played(self) -> tuple[ShelvedView, ...]:
        """The games of all evenings on this page."""
        return tuple(game for evening in self.evenings for game in evening.games)
