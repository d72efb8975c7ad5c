"""The evening looked back at."""

from dataclasses import dataclass

from web.shown.dice import DieFace, Throws
from web.shown.table import ColourView


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
class PersonView:
    """Somebody to be remembered."""

    colour: ColourView
    name: str
    epitaph: str | None


@dataclass(frozen=True)
class FilmView:
    """A drawing (SVG) that grows picture after picture, and what is said of each."""

    drawing: str
    captions: tuple[str, ...]


@dataclass(frozen=True)
class RecapPageView:
    """A page of the evening told back: what it is about, its sentence, and whatever of the rest there is."""

    id: str
    kicker: str
    title: str
    lines: tuple[str, ...] = ()
    scene: str | None = None
    """Where the picture behind it lies."""
    photograph: str | None = None
    struck: str = ""
    dice: tuple[DieFace, ...] = ()
    weave: WeaveView | None = None
    people: tuple[PersonView, ...] = ()
    film: FilmView | None = None
    thrown: tuple[Throws, ...] = ()


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
