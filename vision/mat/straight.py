"""The mat as seen from straight above, whatever the camera's angle."""

import cv2
import numpy as np

from vision.mat.drawing import PAPER
from vision.reading import Frame, MatPose

PER_MM = 3.5
"""Pixels a millimetre: 1288 across, about what a camera of 1280x720 sees."""


def straightened(picture: Frame, pose: MatPose) -> Frame:
    """The part of a picture that shows the mat, rectified: far edge on top, true to scale."""
    size = (round(PAPER.width * PER_MM), round(PAPER.depth * PER_MM))
    to_mm = np.array([[1 / PER_MM, 0, PAPER.left], [0, -1 / PER_MM, PAPER.near + PAPER.depth], [0, 0, 1]])
    to_picture = np.array(pose.homography).reshape(3, 3) @ to_mm
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(cv2.warpPerspective(picture, to_picture, size, flags=flags), np.uint8)
