"""Result of reading a frame, as frozen values: dice and named problems."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Frame: TypeAlias = NDArray[np.uint8]
"""One picture: shape (height, width, 3), channels blue, green, red, 0..255 each."""


@dataclass(frozen=True, slots=True)
class BoundingBox:
    """An upright rectangle in pixels of the frame it was found in; (x, y) is the top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the box, in pixels."""
        return self.x + self.width / 2, self.y + self.height / 2

    def square(self, side: float) -> "BoundingBox":
        """Square of this side in pixels about the same middle."""
        x, y = self.centre
        return BoundingBox(x - side / 2, y - side / 2, side, side)

    def times(self, factor: float) -> "BoundingBox":
        """The box scaled with its picture."""
        return BoundingBox(self.x * factor, self.y * factor, self.width * factor, self.height * factor)


ROLL = "roll"
"""The zone in which a roll lies: the middle of the mat; without one the tray, or else all there is to see."""


@dataclass(frozen=True, slots=True)
class DieSeen:
    """One die: its upper face (None where the reader is in doubt), body colour and how sure it is (0..1).

    `maybe` are all faces that it may well show, likeliest first; none where that was not asked.
    `hues` are the probabilities of each body colour, as in `vision.networks.bodies.NAMES`; empty if unknown.
    With the mat in view `at` is its middle in mm from the mat's, x to the right and y away from the viewer,
    and `zone` is None beside all zones, as it is beside a tray and in a hand.
    """

    value: int | None
    colour: str
    confidence: float
    box: BoundingBox
    zone: str | None = ROLL
    at: tuple[float, float] | None = None
    maybe: tuple[int, ...] = ()
    hues: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class TokenSeen:
    """A token on the mat, by the name of its picture: its zone (None: beside all) and its middle in mm."""

    token: str
    zone: str | None
    at: tuple[float, float]


@dataclass(frozen=True, slots=True)
class MatPose:
    """The mat in view: for how many seats, and the homography from its mm to pixels, row by row."""

    seats: int
    homography: tuple[float, ...]


class ReadingProblem(StrEnum):
    """Why a reading should not be trusted as it stands."""

    TOO_DARK = "too-dark"
    GLARE = "glare"
    BLURRED = "blurred"
    NO_COLOUR = "no-colour"
    HAND = "hand"
    UNCERTAIN_DIE = "uncertain-die"
    TOUCHING = "touching"
    COCKED = "cocked"
    STACKED = "stacked"
    ODD_FACE = "odd-face"
    UNKNOWN_COLOUR = "unknown-colour"
    UNCERTAIN_COLOUR = "uncertain-colour"
    MARKERS_MISSING = "markers-missing"
    CAMERA_MOVED = "camera-moved"
    OFF_THE_MAT = "off-the-mat"
    OFF_THE_TRAY = "off-the-tray"


@dataclass(frozen=True, slots=True)
class ReadingTrouble:
    """A problem, and where in the frame it is (None: everywhere)."""

    problem: ReadingProblem
    box: BoundingBox | None = None


@dataclass(frozen=True, slots=True)
class TableReading:
    """Reading of one still frame. Without light or markers it has a problem and no dice.

    Dice at `hiding` may lie on others, which cannot be seen: looked for only where one is missing. `apart`
    are dice of another kind, which are not read.
    """

    dice: tuple[DieSeen, ...]
    troubles: tuple[ReadingTrouble, ...]
    milliseconds: float
    tokens: tuple[TokenSeen, ...] = ()
    mat: MatPose | None = None
    hiding: tuple[BoundingBox, ...] = ()
    apart: tuple[DieSeen, ...] = ()

    @property
    def rolled(self) -> tuple[DieSeen, ...]:
        """The dice that lie where dice are rolled, not those that rest elsewhere on the mat."""
        return tuple(die for die in self.dice if die.zone == ROLL)

    @property
    def lying(self) -> tuple[DieSeen, ...]:
        """The dice that lie in some zone: not those beside mat or tray, nor in a hand."""
        return tuple(die for die in self.dice if die.zone is not None)

    @property
    def beside(self) -> tuple[DieSeen, ...]:
        """The dice that lie in no zone."""
        return tuple(die for die in self.dice if die.zone is None)
