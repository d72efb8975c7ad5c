"""Dice as a page shows them: those in the middle, and how they fell over an evening."""

from dataclasses import dataclass

from web.shown.table import ColourView
from web.shown.view import OwnedDice


@dataclass(frozen=True)
class DiceSpotView:
    """Position of a die on the photograph: its middle and the radius of its ring, in pixels.

    `ring` is an SVG path about that middle.
    """

    x: int
    y: int
    reach: int
    ring: str


@dataclass(frozen=True)
class DieFace:
    """A die that was read: colour and face (None: in doubt), and the face that it `was` before a correction.

    `tally` is the sum up to and with this die; 0: it does not count; None: the game does not say. `spot` is
    its position on the photograph.
    """

    colour: ColourView
    value: int | None
    was: int | None = None
    tally: int | None = None
    spot: DiceSpotView | None = None


@dataclass(frozen=True)
class Roll:
    """The dice in the middle. `photograph` is the name of their picture; `origin` says who read the dice
    first, `corrections` list later changes with their author, and `struck` keys the photograph by them.
    `spoken` is the text to read aloud: owners, faces, and the dice that count.

    `thrown` numbers the roll, `sure` is the sum before any die is counted, and `needed` the sum to reach,
    once everybody may know it; `size` is that of the photograph in pixels, if known. It is rolled for what
    `about` says."""

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
    about: str | None = None


@dataclass(frozen=True)
class FaceCount:
    """Count of one face; `percent` is the length of its bar, 100 for the most frequent face."""

    face: int
    count: int
    percent: int


@dataclass(frozen=True)
class Throws:
    """Statistics of the dice of one colour, and the finding about luck or the dice.

    `which` says how many dice, alike in looks, are counted together.
    """

    colour: ColourView
    owner: str | None
    faces: tuple[FaceCount, ...]
    which: str
    summary: str
    finding: str
