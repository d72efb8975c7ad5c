"""Dice as a page shows them: those in the middle, and how they fell over an evening."""

from dataclasses import dataclass

from web.shown.table import ColourView
from web.shown.view import OwnedDice


@dataclass(frozen=True)
class DiceSpotView:
    """Where a die lies on the photograph: its middle, and how far round that its ring goes, in pixels.

    `ring` is the path of an SVG about that middle.
    """

    x: int
    y: int
    reach: int
    ring: str


@dataclass(frozen=True)
class DieFace:
    """A die that was read: colour and face (None: in doubt), and what it `was` before it was corrected.

    Of those that count, `tally` is what all of them come to so far; 0: it does not; None: the game does not
    say. `spot` is where it lies on the photograph.
    """

    colour: ColourView
    value: int | None
    was: int | None = None
    tally: int | None = None
    spot: DiceSpotView | None = None


@dataclass(frozen=True)
class Roll:
    """The dice in the middle. `photograph` names a picture to ask for; `origin` says who read the dice first,
    and `corrections` who says since that one shows something else; `struck` tells the photographs of before
    and after such a correction apart. `spoken` says whose dice show what, and what of it counts.

    `thrown` tells this roll from every other, `sure` is what it comes to before the dice are counted, and
    `needed` what it has to come to, once everybody may know; `size` is that of the photograph in pixels, as
    far as it is known."""

    asked: tuple[OwnedDice, ...]
    dice: tuple[DieFace, ...]
    summary: str | None
    photograph: str | None
    origin: str | None
    corrections: tuple[str, ...] = ()
    struck: str = ""
    spoken: str = ""
    thrown: int | None = None
    sure: int = 0
    needed: int | None = None
    size: tuple[int, int] | None = None


@dataclass(frozen=True)
class FaceCount:
    """How often one face came up; `percent` is its bar, the most frequent face having 100."""

    face: int
    count: int
    percent: int


@dataclass(frozen=True)
class Throws:
    """How the dice of one colour fell, and what that says about luck or about the dice.

    `which` says of how many dice that is told, which look alike.
    """

    colour: ColourView
    owner: str | None
    faces: tuple[FaceCount, ...]
    which: str
    summary: str
    finding: str
