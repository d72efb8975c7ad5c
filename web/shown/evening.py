"""The story of an evening, its closing pages and its dice."""

from dataclasses import dataclass

from companion.shared_view import recap_page
from web.shown.dice import DieFace, Throws
from web.shown.table import ColourView
from web.shown.view import Film, Person


@dataclass(frozen=True)
class PassageView:
    """A sentence of the story of the evening; `photograph` is the name of the deciding roll's picture,
    `struck` keys its corrections."""

    text: str
    photograph: str | None
    struck: str = ""


@dataclass(frozen=True)
class EveningChapterView:
    """The story of one round."""

    title: str
    passages: tuple[PassageView, ...]


@dataclass(frozen=True)
class KnotView:
    """A person in the weave: position, colour, and position and anchor (start, middle, end) of the name."""

    at: tuple[float, float]
    colour: ColourView
    name: str
    named: tuple[float, float]
    anchor: str


@dataclass(frozen=True)
class Strand:
    """One strand of a thread between two knots, in its owner's paint; dashed if it is `against`."""

    points: tuple[tuple[float, float], ...]
    paint: str
    against: bool

    @property
    def path(self) -> str:
        """The strand as an SVG path."""
        return "M" + "L".join(f"{x:g} {y:g}" for x, y in self.points)


@dataclass(frozen=True)
class WeaveView:
    """Diagram of support between people, in a box of `width` times `height`."""

    width: int
    height: int
    knots: tuple[KnotView, ...]
    strands: tuple[Strand, ...]


@dataclass(frozen=True)
class RecapPageView(recap_page.RecapPage[str, ColourView]):
    """A page of the recap or the tour, and its picture, ready to be drawn.

    `photograph` is the name of its roll's picture, `struck` lists the dice that were corrected on it; without
    a photograph the `dice` are drawn.
    """

    photograph: str | None = None
    struck: str = ""
    dice: tuple[DieFace, ...] = ()
    weave: WeaveView | None = None
    thrown: tuple[Throws, ...] = ()

    @property
    def people(self) -> tuple[Person, ...]:
        """The people to remember."""
        return self.body.people if isinstance(self.body, recap_page.Roster) else ()

    @property
    def film(self) -> Film | None:
        """The drawing that grows step by step, if the page has one."""
        return self.body if isinstance(self.body, recap_page.Film) else None


@dataclass(frozen=True)
class EveningView:
    """A finished evening: its story, its dice (`thrown`), and the dice of all evenings (`sets`)."""

    chapters: tuple[EveningChapterView, ...]
    thrown: tuple[Throws, ...]
    sets: tuple[Throws, ...]
    sets_of: str
    """Text that says how many evenings `sets` covers."""
    recap_pages: tuple[RecapPageView, ...] = ()
    """The closing pages for this viewer."""
    further: tuple[RecapPageView, ...] = ()
    """On a phone: the pages of the whole evening that come after them on paper."""
    advised: str = ""
    """Sentence that says who was advised how often, where the table counts it."""


@dataclass(frozen=True)
class EveningToldView:
    """An earlier evening on a page of its own: game, date, people and story."""

    title: str
    about: str
    evening: EveningView
    language: str
    look: str = ""
    """The name of the game, in whose look it is printed."""
