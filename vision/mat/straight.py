"""Rectified mat, seen from straight above."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.mat.drawing import PAPER
from vision.reading import Frame, MatPose

PER_MM = 3.5
"""Pixels a millimetre: 1288 across, about what a camera of 1280x720 sees."""
SIZE = (round(PAPER.width * PER_MM), round(PAPER.depth * PER_MM))
"""Width and height of such a picture."""


def straightened(picture: Frame, pose: MatPose) -> Frame:
    """The part of a picture that shows the mat, rectified: far edge on top, true to scale."""
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(cv2.warpPerspective(picture, _to_picture(pose), SIZE, flags=flags), np.uint8)


def straight_places(places: NDArray[np.float64], pose: MatPose) -> NDArray[np.float64]:
    """Where places of the picture, shape (n, 2), lie in the straightened one; both in pixels."""
    seen = np.column_stack([places, np.ones(len(places))]) @ np.linalg.inv(_to_picture(pose)).T
    return np.asarray(seen[:, :2] / seen[:, 2:], np.float64)


def _to_picture(pose: MatPose) -> NDArray[np.float64]:
    """The homography from the straightened picture to the one that was taken."""
    to_mm = np.array([[1 / PER_MM, 0, PAPER.left], [0, -1 / PER_MM, PAPER.near + PAPER.depth], [0, 0, 1]])
    return np.asarray(np.array(pose.homography).reshape(3, 3) @ to_mm, np.float64)
