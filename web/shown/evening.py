"""The evening looked back at."""

from dataclasses import dataclass

from companion.shared_view import recap_page
from web.shown.dice import DieFace, Throws
from web.shown.table import ColourView
from web.shown.view import Film, Person


@dataclass(frozen=True)
class PassageView:
    """A sentence of the story of the evening; `photograph` names the picture of the roll that decided it, and
    `struck` which dice were corrected on it."""

    text: str
    photograph: str | None
    struck: str = ""


@dataclass(frozen=True)
class EveningChapterView:
    """What happened in one round."""

    title: str
    passages: tuple[PassageView, ...]


@dataclass(frozen=True)
class KnotView:
    """Somebody in the weave: where, in which colour, and where the name is anchored (start, middle, end)."""

    at: tuple[float, float]
    colour: ColourView
    name: str
    named: tuple[float, float]
    anchor: str


@dataclass(frozen=True)
class Strand:
    """One strand of a thread between two knots, in the paint of whose it is; broken where it is `against`."""

    points: tuple[tuple[float, float], ...]
    paint: str
    against: bool

    @property
    def path(self) -> str:
        """As SVG draws it."""
        return "M" + "L".join(f"{x:g} {y:g}" for x, y in self.points)


@dataclass(frozen=True)
class WeaveView:
    """Who stood by whom, in a box of `width` times `height`."""

    width: int
    height: int
    knots: tuple[KnotView, ...]
    strands: tuple[Strand, ...]


@dataclass(frozen=True)
class RecapPageView(recap_page.RecapPage[str, ColourView]):
    """A page of the evening told back, and what is looked at on it, as it is drawn.

    `photograph` names the picture of its roll and `struck` which dice were corrected on it; where there is
    none, the `dice` are drawn.
    """

    photograph: str | None = None
    struck: str = ""
    dice: tuple[DieFace, ...] = ()
    weave: WeaveView | None = None
    thrown: tuple[Throws, ...] = ()

    @property
    def people(self) -> tuple[Person, ...]:
        """Those to be remembered."""
        return self.body.people if isinstance(self.body, recap_page.Roster) else ()

    @property
    def film(self) -> Film | None:
        """The drawing that grows."""
        return self.body if isinstance(self.body, recap_page.Film) else None


@dataclass(frozen=True)
class EveningView:
    """The evening looked back at: its story and its dice, `thrown`, and the dice of all evenings, `sets`."""

    chapters: tuple[EveningChapterView, ...]
    thrown: tuple[Throws, ...]
    sets: tuple[Throws, ...]
    sets_of: str
    """How many evenings those are."""
    leaves: tuple[RecapPageView, ...] = ()
    """The same in a few pages, for this viewer."""


@dataclass(frozen=True)
class EveningToldView:
    """An evening of before on a page of its own: what was played, when and by whom, and its story."""

    title: str
    about: str
    evening: EveningView
    language: str
