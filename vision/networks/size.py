"""Says how large dice usually are in one picture."""

from collections.abc import Sequence

import numpy as np

from vision.reading import BoundingBox

SOME = 3
"""Of fewer dice nobody knows which of them has the usual size."""


def usual_side(dice: Sequence[BoundingBox]) -> float | None:
    """Median width of the dice in pixels; None for too few."""
    if len(dice) < SOME:
        return None
    return float(np.median([box.width for box in dice]))
