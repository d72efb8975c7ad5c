"""A picture with labelled dice, and the training examples made of it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.networks.balance import lamp
from vision.reading import Frame
from vision.render.palette import Floats

Lesson: TypeAlias = dict[str, NDArray[Any]]
"""A `picture` (side, side, 3) and the right answers to it, by name."""


@dataclass(frozen=True, eq=False)
class Sample:
    """A picture, and for each die its middle, side (pixels) and value: shape (n, 4).

    `slanting` pictures show sides of dice, and which face is up can only be told while up is up.
    `hidden` boxes (x, y, width, height) hold what neither is a die nor is none. `colours` are the names
    that are right for each body, as far as they are known at all.
    """

    frame: Frame
    dice: Floats
    slanting: bool
    hidden: tuple[tuple[float, float, float, float], ...] = ()
    colours: tuple[frozenset[str], ...] = ()

    @cached_property
    def lamp(self) -> Floats:
        """Blue, green and red of the light that it was taken in: shape (3,)."""
        return lamp(self.frame)

    @property
    def hidden_squares(self) -> Floats:
        """Middle and longer side of each hidden box, in pixels: shape (n, 3)."""
        squares = [(x + w / 2, y + h / 2, max(w, h)) for x, y, w, h in self.hidden]
        return np.array(squares, np.float32).reshape(-1, 3)
