"""Weighs how well the spots about each pair of pips lie as one of the six layouts."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.layouts import FEW, NARROW, VALUES, WANTED, Face
from vision.pairs import Likeness, Pairs, paired
from vision.pips import Spots
from vision.plainness import Ground, ends, plain
from vision.rays import Floats

TOLERANCE = 0.34
"""How far a pip may lie from its place, in pitches: a slant and the bulge of a lens move it."""
LEAST = 0.7
"""Below this score nothing is even a guess."""
MISSING, EXTRA = 2.2, 1.0
"""What a place without its pip costs, and a pip on a place that should be empty."""
ON_FACE = 2.35
"""So far from the middle, in half sides, a spot is on the face, and should be one of its pips."""
_FAR = np.float32(81)
"""A square of pitches so far away that nothing fits."""


@dataclass(frozen=True, slots=True, eq=False)
class _Match:
    """The spots nearest to the places of grids: each shape (pairs, places)."""

    nearest: NDArray[np.intp]
    miss: Floats
    """In pitches."""
    there: NDArray[np.bool_]

    def __getitem__(self, rows: NDArray[np.generic]) -> "_Match":
        return _Match(self.nearest[rows], self.miss[rows], self.there[rows])


def guesses(ground: Ground, found: Spots, alike: Likeness) -> list[Face]:
    """All the faces that pairs of spots may be corners of, many times the same one, in no order."""
    flat = ground.flat(found.at)
    pairs = paired(flat, alike)
    match = _matched(flat, pairs, alike)
    fit = _fit(match, pairs, found)
    rows = np.flatnonzero(fit.max(axis=1) >= LEAST)
    pairs, match = pairs[rows], match[rows]
    score = fit[rows] - _faults(ground, found, alike, pairs, match)
    return _faces(ground, pairs, match, score)


def _matched(flat: Floats, pairs: Pairs, alike: Likeness) -> _Match:
    """The nearest spot, like both of the pair, to each place of each pair's grid."""
    if not len(pairs):
        return _Match(np.zeros((0, 9), np.intp), np.zeros((0, 9), np.float32), np.zeros((0, 9), bool))
    places = pairs.places()
    x, y = (places[..., k, None] - flat[None, None, :, k] for k in (0, 1))
    square = (x * x + y * y) / (pairs.pitch**2)[:, None, None]
    square = np.where((alike.same[pairs.one] & alike.same[pairs.other])[:, None], square, _FAR)
    nearest = square.argmin(axis=2)
    gap = places - flat[nearest]
    miss = np.hypot(gap[..., 0], gap[..., 1]) / pairs.pitch[:, None]
    there = (miss < TOLERANCE) & (square.min(axis=2) < _FAR)
    return _Match(nearest, miss, there)


def _fit(match: _Match, pairs: Pairs, found: Spots) -> Floats:
    """What the pips alone say for each layout: shape (pairs, layouts)."""
    missing = (WANTED[None] & ~match.there[:, None]).sum(axis=2)
    extra = (~WANTED[None] & match.there[:, None]).sum(axis=2)
    worth = (WANTED[None] * (match.there * found.fine[match.nearest])[:, None]).sum(axis=2)
    off = (WANTED[None] * (np.where(match.there, match.miss, 0)[:, None] / TOLERANCE) ** 2).sum(axis=2)
    fit = worth - (MISSING * missing + EXTRA * extra) - 0.6 * off
    return np.where(pairs.square[:, None] | NARROW, fit, -9)


def _faults(ground: Ground, found: Spots, alike: Likeness, pairs: Pairs, match: _Match) -> Floats:
    """What the face about the pips says against it: shape (pairs, layouts)."""
    one, other = pairs.one, pairs.other
    body = (found.ring[one] + found.ring[other]) / 2
    edge = ends(ground, pairs, body)
    blotched = 1 - plain(ground, pairs, body, match.there, found.spread[one] + found.spread[other])
    unlike_cores = np.clip((alike.core[one, other] - 25) / 35, 0, 1)
    small = np.clip(0.36 - alike.radius[one, other] / pairs.pitch, 0, 1)
    fault = 4 * blotched + 2 * np.maximum(0, 0.5 - edge) + unlike_cores + 1.5 * small
    fault += _stray(ground.flat(found.at), pairs, alike, match)
    few: Floats = fault[:, None] + 1.2 * np.maximum(0, 0.85 - edge)[:, None] * FEW
    return few


def _stray(flat: Floats, pairs: Pairs, alike: Likeness, match: _Match) -> NDArray[np.intp]:
    """How many spots like the pair's lie on the face without belonging to the grid: shape (pairs,)."""
    like = alike.same[pairs.one] & alike.same[pairs.other]
    inside = like & (pairs.within(flat) < ON_FACE)
    more: NDArray[np.intp] = inside.sum(axis=1) - match.there.sum(axis=1)
    return np.maximum(more, 0)


def _faces(ground: Ground, pairs: Pairs, match: _Match, score: Floats) -> list[Face]:
    """The best layout of each pair, where it is good enough and needs no spot twice."""
    found, pitch = [], pairs.pitch
    for k in np.flatnonzero(score.max(axis=1) >= LEAST):
        which = int(score[k].argmax())
        used = tuple(int(n) for n in match.nearest[k][WANTED[which] & match.there[k]])
        if len(set(used)) == len(used):
            x, y = float(pairs.middle[k, 0]), float(pairs.middle[k, 1] * ground.tilt)
            top, margin = float(score[k, which]), _margin(score[k], which)
            found.append(Face(int(VALUES[which]), (x, y), float(pitch[k]), top, used, margin))
    return found


def _margin(scores: Floats, which: int) -> float:
    """By how much the score of a layout beats that of the best other value (there are two layouts of six)."""
    return float(scores[which] - scores[VALUES[which] != VALUES].max())
