"""Samples the body of a die between and around its pips, on a table seen at a slant."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.layouts import GRID
from vision.pairs import Pairs, unlike
from vision.rays import Floats
from vision.reading import Frame

ANOTHER = 28
"""From this difference of colours (L, a and b summed) on it is no longer the body."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """A frame in Lab whose rows are drawn out by a slant, so that squares on the table are squares."""

    lab: Frame
    tilt: float
    """How much shorter lengths towards the camera look: 1 from straight above."""

    def flat(self, at: Floats) -> Floats:
        """Places of the frame (..., 2) on the ground."""
        drawn: Floats = at / np.array([1, self.tilt], np.float32)
        return drawn

    def colours(self, places: Floats) -> Floats:
        """Lab at places of the ground (..., 2), the nearest pixel where they are outside: shape (..., 3)."""
        px = (places * np.array([1, self.tilt], np.float32)).round().astype(int)
        px = np.clip(px, 0, [self.lab.shape[1] - 1, self.lab.shape[0] - 1])
        return np.asarray(self.lab[px[..., 1], px[..., 0]], np.float32)


_QUARTERS = (-1.5, -0.5, 0.5, 1.5)
_BETWEEN: Floats = np.array([(x, y) for x in _QUARTERS for y in _QUARTERS if abs(x) + abs(y) < 3], np.float32)
"""Places of a face, in half sides, on which no layout has a pip; the rounded corners of the die are out."""
_EIGHT = np.arange(1, 9) * np.pi / 4
_AROUND: Floats = np.array([(np.cos(a), np.sin(a)) for a in _EIGHT], np.float32)
_AROUND[::2] *= 1.25  # corners of a die are farther away than its sides
BEYOND = (2.3, 2.8, 3.4)
"""A die ends at two pitches from its middle; shadows and neighbours start at different distances."""


def plain(ground: Ground, pairs: Pairs, body: Floats, there: NDArray[np.bool_], loose: Floats) -> Floats:
    """The share of a face between its pips, and of its empty places, that has the body's colour.

    Bodies in Lab (n, 3), which places of the grid have a pip (n, 9), spread of the bodies' colours (n,).
    """
    seen = ground.colours(pairs.places(np.concatenate([_BETWEEN, GRID])))
    wrong = unlike(seen, body[:, None]) > 40 + 0.8 * loose[:, None]
    empty = np.concatenate([np.ones((len(there), len(_BETWEEN)), bool), ~there], axis=1)
    share: Floats = 1 - (wrong & empty).sum(axis=1) / empty.sum(axis=1)
    return share


def ends(ground: Ground, pairs: Pairs, body: Floats) -> Floats:
    """The share of directions in which something else than the body lies beyond the die."""
    differs = np.zeros((len(body), len(_AROUND)), bool)
    for far in BEYOND:
        seen = ground.colours(pairs.places(_AROUND * np.float32(far)))
        differs |= np.abs(seen - body[:, None]).sum(axis=2) > ANOTHER
    share: Floats = differs.mean(axis=1)
    return share
