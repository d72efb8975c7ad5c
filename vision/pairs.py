"""Finds pairs of like spots that could be opposite corners of a face."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.layouts import GRID
from vision.pips import Spots
from vision.rays import Floats

SHADE: Floats = np.array([0.5, 1, 1], np.float32)
"""Weights of L, a and b where colours are compared: half of the die may lie in a shadow."""
RINGS_ALIKE, CORES_ALIKE = 55, 70
"""The greatest differences of colours (L, a and b summed) of two pips of one face."""
SIZES_ALIKE = (0.55, 1.82)
CONTRASTS_ALIKE = (0.45, 1 / 0.45)
PITCH = (1.35, 4.9)
"""From one pip to the next, in radii of a pip: from the fattest pips to the smallest."""
SQUEEZES = (1.0, 0.86, 0.74)
"""How much narrower than long the layout is; below 1 for sixes alone, whose columns are often close."""


def unlike(one: Floats, other: Floats) -> Floats:
    """How far colours (..., 3) in Lab are apart, lightness counting half: shape (...)."""
    gap: Floats = (np.abs(one - other) * SHADE).sum(axis=-1)
    return gap


@dataclass(frozen=True, slots=True, eq=False)
class Likeness:
    """Each spot against each: shape (n, n) every field."""

    same: NDArray[np.bool_]
    """Whether both can be pips of one face."""
    core: Floats
    """How far the colours inside are apart, L, a and b summed."""
    radius: Floats
    """The geometric mean of both radii, in pixels."""


def likeness(found: Spots) -> Likeness:
    """Which spots are alike enough to be pips of one face."""
    size, level = _ratio(found.radius), _ratio(found.contrast)
    core = np.abs(found.core[:, None] - found.core[None]).sum(axis=2)
    loose = found.spread[:, None] + found.spread[None]
    same = found.dark[:, None] == found.dark[None]
    same &= (level > CONTRASTS_ALIKE[0]) & (level < CONTRASTS_ALIKE[1])
    same &= (size > SIZES_ALIKE[0]) & (size < SIZES_ALIKE[1])
    same &= (unlike(found.ring[:, None], found.ring[None]) < RINGS_ALIKE + loose) & (core < CORES_ALIKE)
    return Likeness(same, core, np.sqrt(found.radius[:, None] * found.radius[None]))


def _ratio(values: Floats) -> Floats:
    ratio: Floats = values[:, None] / values[None]
    return ratio


@dataclass(frozen=True, slots=True, eq=False)
class Pairs:
    """Pairs of spots as the first two corners of layouts, one row each; lengths in pixels of the ground."""

    one: NDArray[np.intp]
    """Rows of the first spots: shape (n,)."""
    other: NDArray[np.intp]
    """Rows of the second spots: shape (n,)."""
    middle: Floats
    """Where the layout's middle is: shape (n, 2)."""
    u: Floats
    """Half the long side of the layout: shape (n, 2)."""
    v: Floats
    """Half the other side, square to u: shape (n, 2)."""
    square: NDArray[np.bool_]
    """Whether both sides are equal: shape (n,)."""

    def __getitem__(self, rows: NDArray[np.generic]) -> "Pairs":
        return Pairs(*(getattr(self, name)[rows] for name in self.__slots__))

    def __len__(self) -> int:
        return len(self.one)

    @property
    def pitch(self) -> Floats:
        """From one pip to the next, on the average of both sides: shape (n,)."""
        diagonal = np.sqrt((self.u**2).sum(axis=1) + (self.v**2).sum(axis=1))
        return np.asarray(diagonal / np.sqrt(2), np.float32)

    def places(self, at: Floats = GRID) -> Floats:
        """Where places (k, 2) in half sides are on the ground: shape (n, k, 2)."""
        across = at[None, :, :1] * self.u[:, None] + at[None, :, 1:] * self.v[:, None]
        place: Floats = self.middle[:, None] + across
        return place

    def within(self, flat: Floats) -> Floats:
        """How far points (m, 2) of the ground are from the middles, in half sides: shape (n, m)."""
        gap = flat[None] - self.middle[:, None]
        x = (gap * self.u[:, None]).sum(axis=2) / (self.u**2).sum(axis=1)[:, None]
        y = (gap * self.v[:, None]).sum(axis=2) / (self.v**2).sum(axis=1)[:, None]
        far: Floats = np.hypot(x, y)
        return far


def paired(flat: Floats, alike: Likeness) -> Pairs:
    """Every pair of like spots (n, 2) that lie as far apart as the corners of a face."""
    gap = flat[None] - flat[:, None]
    pitch = np.hypot(gap[..., 0], gap[..., 1]) / np.sqrt(8).astype(np.float32)
    near = (pitch > PITCH[0] * alike.radius) & (pitch < PITCH[1] * alike.radius)
    one, other = np.nonzero(np.triu(alike.same & near, 1))
    middle, half = (flat[one] + flat[other]) / 2, gap[one, other] / 2
    every = [_squeezed(one, other, middle, half, squeeze, hand) for squeeze, hand in _SHAPES]
    return Pairs(*(np.concatenate([getattr(part, name) for part in every]) for name in Pairs.__slots__))


_SHAPES = [(squeeze, hand) for squeeze in SQUEEZES for hand in (1, -1) if squeeze < 1 or hand > 0]
"""A square has the same corners both ways round."""


def _squeezed(
    one: NDArray[np.intp], other: NDArray[np.intp], middle: Floats, half: Floats, squeeze: float, hand: int
) -> Pairs:
    """Pairs as diagonals of layouts so much narrower than long, their long side to one hand."""
    angle = hand * np.arctan(squeeze)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]], np.float32)
    long = half @ turn.T * np.float32(np.cos(angle))
    return Pairs(one, other, middle, long, half - long, np.full(len(one), squeeze == 1))
