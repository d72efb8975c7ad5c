"""The layouts in which the pips of a face lie, and a face that was found by them."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

_CORNERS = [(-1, -1), (1, 1), (-1, 1), (1, -1)]
GRID: Floats = np.array([*_CORNERS, (0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)], np.float32)
"""Where pips can be, in half sides: corners (the pair that was found is the first two), middle, sides."""

LAYOUTS = (
    (2, (1, 1, 0, 0, 0, 0, 0, 0, 0)),
    (3, (1, 1, 0, 0, 1, 0, 0, 0, 0)),
    (4, (1, 1, 1, 1, 0, 0, 0, 0, 0)),
    (5, (1, 1, 1, 1, 1, 0, 0, 0, 0)),
    (6, (1, 1, 1, 1, 0, 1, 1, 0, 0)),
    (6, (1, 1, 1, 1, 0, 0, 0, 1, 1)),
)
"""Values, and the places of the grid that have a pip; a six lies along the grid or across it."""

VALUES: NDArray[np.intp] = np.array([value for value, _ in LAYOUTS])
WANTED: NDArray[np.bool_] = np.array([places for _, places in LAYOUTS], bool)
"""Shape (layouts, places of the grid)."""
NARROW: NDArray[np.bool_] = np.arange(len(LAYOUTS)) == len(LAYOUTS) - 1
"""The layouts that may be narrower than long: the columns of a six are often close."""
FEW: NDArray[np.bool_] = VALUES <= 3
"""Layouts without a square of corners, which chance spots imitate more easily."""


@dataclass(frozen=True, slots=True)
class Face:
    """An upper face as it was found among the spots of a frame."""

    value: int
    """1 to 6."""
    at: tuple[float, float]
    """Its middle (x, y), in pixels."""
    pitch: float
    """Half the side of the square of its corner pips, in pixels; a die's edge is about four of it."""
    score: float
    """How well the spots fit: the value itself (1.5 for a one) where all is perfect."""
    spots: tuple[int, ...]
    """The rows of its pips among the spots."""
    margin: float
    """By how much its score beats that of the next best value."""
