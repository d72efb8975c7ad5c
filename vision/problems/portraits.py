"""A die with what is beside it, in the size that a network was taught."""

import cv2
import numpy as np

from vision.reading import BoundingBox, Frame

COARSE = 110.0
"""Size in pixels from which a die is shrunk by areas, against grain."""


def portrait(frame: Frame, box: BoundingBox, margin: float, size: int) -> Frame:
    """Crop of a square whose side is this multiple of the box: shape (size, size, 3)."""
    side = margin * max(box.width, box.height, 4.0)
    if side > COARSE:
        near = cv2.getRectSubPix(frame, (round(side), round(side)), box.centre)
        return np.asarray(cv2.resize(near, (size, size), interpolation=cv2.INTER_AREA), np.uint8)
    (x, y), scale, middle = box.centre, size / side, size / 2 - 0.5
    move = np.array([[scale, 0, middle - scale * x], [0, scale, middle - scale * y]], np.float32)
    return np.asarray(cv2.warpAffine(frame, move, (size, size), borderMode=cv2.BORDER_REPLICATE), np.uint8)
