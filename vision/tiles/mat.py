"""The table's plane as the corner tags of a mat tell it, so that a map is found faster and as it lies."""

import numpy as np

from vision.mat.finding import markers
from vision.mat.finding import mat as mat_of
from vision.reading import Frame
from vision.tiles.grid import Matrix

TILE = 40.0
"""Millimetres along the edge of our own tiles."""


def plane(frame: Frame, side: float = TILE) -> Matrix | None:
    """Homography from tile sides of this many mm on the table to pixels; None without a mat."""
    seen = mat_of(markers(frame), (frame.shape[1], frame.shape[0]))
    return None if seen is None else seen.plane.homography @ np.diag((side, side, 1.0))
