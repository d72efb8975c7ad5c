"""Finds faces of one: a single pip on a plain face of the usual size that ends where a die ends."""

import numpy as np
from numpy.typing import NDArray

from vision.layouts import Face
from vision.pairs import unlike
from vision.pips import Spots
from vision.plainness import ANOTHER, Ground
from vision.rays import Floats

PERFECT = 1.5
"""The score of a perfect one: above a chance pair, below every layout that explains its spot as well."""
LEAST = 0.5
PIP = (0.2, 1.0)
"""Radii of a pip in pitches: some makers give the one a bigger pip."""
LEAST_FINE = 0.3
FACE = (1.0, 1.3, 1.55)
"""Rings in pitches about the pip that lie on the face, however the die is turned."""
TABLE = (2.3, 2.7, 3.1, 3.5)
"""Rings beyond the face: a die may show a side of its own colour before it ends."""

_TWELVE = np.arange(12) * np.pi / 6
_ROUND: Floats = np.array([(np.cos(a), np.sin(a)) for a in _TWELVE], np.float32)


def ones(ground: Ground, found: Spots, pitch: float) -> list[Face]:
    """Faces of one among the spots, where dice have the given pitch in pixels."""
    fitting = (found.radius > PIP[0] * pitch) & (found.radius < PIP[1] * pitch) & (found.fine > LEAST_FINE)
    rows = np.flatnonzero(fitting)
    scores = _scores(ground, found[rows], pitch)
    return [
        Face(1, (float(found.at[n, 0]), float(found.at[n, 1])), pitch, float(score), (int(n),), float(score))
        for n, score in zip(rows, scores, strict=True)
        if score > LEAST
    ]


def _scores(ground: Ground, lone: Spots, pitch: float) -> Floats:
    """How well each spot stands for a face of one: shape (n,)."""
    off_plain = 3.5 * (1 - _plain(ground, lone, pitch))
    off_edge = 2.5 * np.maximum(0, 0.8 - _ends(ground, lone, pitch))
    faint = np.clip((120 - lone.contrast) / 60, 0, 1)
    small_and_faint = 3 * np.maximum(0, 0.4 - lone.radius / pitch) * faint
    score: Floats = PERFECT - off_plain - off_edge - 2 * (1 - lone.fine) - small_and_faint
    score += 0.5 * np.minimum(0, lone.aspect - 0.85) - np.maximum(0, lone.wobble - 0.08)
    return score


def _plain(ground: Ground, lone: Spots, pitch: float) -> Floats:
    """The share of the face about each pip that has the body's colour."""
    rings = np.concatenate([_ROUND * np.float32(far) for far in FACE])
    share: Floats = 1 - _wrong(ground, lone, rings * np.float32(pitch)).mean(axis=1)
    return share


def _wrong(ground: Ground, lone: Spots, around: Floats) -> NDArray[np.bool_]:
    seen = ground.colours(ground.flat(lone.at)[:, None] + around[None])
    wrong: NDArray[np.bool_] = unlike(seen, lone.ring[:, None]) > 27 + 0.8 * lone.spread[:, None]
    return wrong


def _ends(ground: Ground, lone: Spots, pitch: float) -> Floats:
    """The share of directions in which something else than the body lies beyond the face."""
    flat, differs = ground.flat(lone.at), np.zeros((len(lone), len(_ROUND)), bool)
    for far in TABLE:
        seen = ground.colours(flat[:, None] + _ROUND[None] * np.float32(far * pitch))
        differs |= np.abs(seen - lone.ring[:, None]).sum(axis=2) > ANOTHER
    share: Floats = differs.mean(axis=1)
    return share
