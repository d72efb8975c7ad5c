"""Rotation of a tile with unknown print, from the similarity of its edges to those of other tiles."""

from collections.abc import Mapping, Sequence

import numpy as np

from vision.tiles.comparing import FULL
from vision.tiles.faces import Floats

DEEP = 4
"""Pixels of a tile that are its edge."""
UNKNOWN = 0.25
"""Difference of an edge from an unknown class."""

Classes = Mapping[str, Sequence[Floats]]
"""For each class of edges, strips of it, each (side, 3)."""


def strips(picture: Floats) -> tuple[Floats, Floats, Floats, Floats]:
    """The four edges of a tile n e s w as it lies, each (side, 3)."""
    rings = [np.rot90(picture, turn)[1 : 1 + DEEP].mean(axis=0) for turn in range(4)]
    north, east, south, west = (np.asarray(ring, np.float32) for ring in rings)
    return north, east, south, west


def classes(seen: Sequence[tuple[str, Floats]]) -> Classes:
    """Every class of edges as tiles show it: their edges n e s w as they lie, and what is seen of them."""
    found: dict[str, list[Floats]] = {}
    for edges, picture in seen:
        for letter, strip in zip(edges, strips(picture), strict=True):
            found.setdefault(letter, []).append(strip)
    return found


def unlike_edges(picture: Floats, edges: str, known: Classes) -> float:
    """Difference of a tile's edges (n e s w after rotation) from known ones, from 0 to 1."""
    if not edges:
        return UNKNOWN
    sides = zip(edges, strips(picture), strict=True)
    return sum(_unlike(strip, known.get(letter, ())) for letter, strip in sides) / len(edges)


def _unlike(strip: Floats, known: Sequence[Floats]) -> float:
    return min((_apart(strip, one) for one in known), default=UNKNOWN)


def _apart(one: Floats, other: Floats) -> float:
    """Either way round: an edge may be seen from both of its ends."""
    return min(
        float(np.minimum(np.abs(one - way).sum(axis=-1) / FULL, 1).mean()) for way in (other, other[::-1])
    )
