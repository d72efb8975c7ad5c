"""Shapes as a picture, for renderers and for a look at what a printer would print."""

from collections.abc import Iterable

import cv2
import numpy as np

from vision.mat.layout import MatArea
from vision.mat.shapes import Shape
from vision.reading import Frame

_SHIFT = 6


def raster(shapes: Iterable[Shape], area: MatArea, per_mm: float) -> Frame:
    """Renders the area at this many pixels per millimetre, far edge on top; bare paper is white."""
    size = (round(area.depth * per_mm), round(area.width * per_mm), 3)
    picture: Frame = np.full(size, 255, np.uint8)
    far = area.near + area.depth
    for shape in shapes:
        at = (np.array(shape.corners) - (area.left, far)) * (per_mm, -per_mm) - 0.5
        points = np.rint(at * (1 << _SHIFT)).astype(np.int32)
        cv2.fillPoly(picture, [points], shape.paint[::-1], cv2.LINE_AA, _SHIFT)
    return picture
