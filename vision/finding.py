"""Finds bodies of dice whose face could not be read."""

import numpy as np

from vision.faces import Face
from vision.pips import Spots
from vision.reading import Box


def unread(found: Spots, read: list[Face]) -> list[Box]:
    """Boxes of spots as big as a die, on plain ground, in which no face was found."""
    if not read or not len(found):
        return []
    pitch = float(np.median([f.pitch for f in read]))
    big = (found.radius > 1.6 * pitch) & (found.radius < 3.3 * pitch) & (found.aspect > 0.65)
    big &= (found.wobble < 0.2) & (found.spread < 20) & (found.contrast > 60)
    middles = np.array([f.at for f in read])
    boxes = []
    for at, r in zip(found.at[big], found.radius[big], strict=True):
        if np.hypot(*(middles - at).T).min() > 2.2 * pitch:
            boxes.append(Box(float(at[0] - r), float(at[1] - r), float(2 * r), float(2 * r)))
    return boxes
