"""Finds bodies of dice whose face could not be read."""

import numpy as np
from numpy.typing import NDArray

from vision.layouts import Face
from vision.pips import Spots
from vision.reading import Box

BODY = (1.6, 3.3)
"""Radii of a whole die found as one spot, in pitches: its edge is four of them."""
BESIDE = 2.2
"""A body nearer than so many pitches to a face is that face's own."""


def unread(found: Spots, read: list[Face]) -> list[Box]:
    """Boxes of spots as big as the dice that were read, on plain ground, in which no face was found."""
    if not read:
        return []
    pitch = float(np.median([face.pitch for face in read]))
    middles = np.array([face.at for face in read])
    bodies = found[_die_like(found, pitch)]
    gaps = np.hypot(*(bodies.at[:, None] - middles[None]).transpose(2, 0, 1)).min(axis=1)
    return [
        Box(float(x - r), float(y - r), float(2 * r), float(2 * r))
        for (x, y), r, gap in zip(bodies.at, bodies.radius, gaps, strict=True)
        if gap > BESIDE * pitch
    ]


def _die_like(found: Spots, pitch: float) -> NDArray[np.bool_]:
    """Spots of a die's size, rounder and on plainer ground than pips must be: dice lie on the bare felt."""
    sized = (found.radius > BODY[0] * pitch) & (found.radius < BODY[1] * pitch)
    shapely = (found.aspect > 0.65) & (found.wobble < 0.2)
    like: NDArray[np.bool_] = sized & shapely & (found.spread < 20) & (found.contrast > 60)
    return like
