"""The markers that a camera finds again: ArUco's, 4 x 4 modules each (Garrido-Jurado et al., 2014)."""

from collections.abc import Iterator
from functools import lru_cache

import cv2
import numpy as np

from vision.mat.layout import MatArea
from vision.mat.shapes import BLACK, WHITE, Shape, rectangle

MODULES = 6
"""Modules across a marker, its black border included."""


@lru_cache(maxsize=1)
def dictionary() -> cv2.aruco.Dictionary:
    """The dictionary that mat and tokens share."""
    return cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)


def shapes(number: int, area: MatArea) -> Iterator[Shape]:
    """The marker of that number, filling a square area: a black square, and its white runs on top."""
    yield rectangle(area, BLACK)
    picture = np.asarray(dictionary().generateImageMarker(number, MODULES))
    module = area.width / MODULES
    for row, line in enumerate(picture):
        edges = np.flatnonzero(np.diff(line, prepend=0, append=0))
        for start, stop in edges.reshape(-1, 2):
            near = area.near + area.depth - (row + 1) * module
            run = MatArea("", area.left + start * module, near, (stop - start) * module, module)
            yield rectangle(run, WHITE)
