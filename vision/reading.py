"""What the camera saw, as frozen values: dice, and problems that have a name."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Frame: TypeAlias = NDArray[np.uint8]
"""One picture: shape (height, width, 3), channels blue, green, red, 0..255 each."""


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle in pixels of the frame it was found in; (x, y) is the top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the box, in pixels."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class DieSeen:
    """One die: its upper face (None where the reader is in doubt), body colour and how sure it is (0..1)."""

    value: int | None
    colour: str
    confidence: float
    box: Box


class Problem(StrEnum):
    """Why a reading should not be trusted as it stands."""

    TOO_DARK = "too-dark"
    GLARE = "glare"
    BLURRED = "blurred"
    UNCERTAIN_DIE = "uncertain-die"
    TOUCHING = "touching"
    UNKNOWN_COLOUR = "unknown-colour"


@dataclass(frozen=True, slots=True)
class Trouble:
    """A problem, and where in the frame it is (None: everywhere)."""

    problem: Problem
    box: Box | None = None


@dataclass(frozen=True, slots=True)
class TableReading:
    """What one still frame shows. No light means no dice and a problem, never a number."""

    dice: tuple[DieSeen, ...]
    troubles: tuple[Trouble, ...]
    milliseconds: float
