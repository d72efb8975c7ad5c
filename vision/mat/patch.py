"""The lamp's own colour, by what the mat is printed with: grey and white paper are grey under any lamp."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.mat.layout import Mat, MatArea
from vision.mat.plane import Plane
from vision.reading import Frame, MatPose

Floats = NDArray[np.float32]

GAMMA = 2.2
SIDE = 24
"""Samples along each side of a patch."""
INSET = 3.0
"""Millimetres along a patch's edge that are left out."""
EVEN = 0.35
"""A patch on which brightness differs by more than this share is partly covered."""
LEAST, MOST = 12.0, 250.0
"""Grey levels that are neither lost in noise nor cut off."""


def lamp(frame: Frame, pose: MatPose) -> Floats | None:
    """The lamp's blue, green and red, 1 on the average, shape (3,): divide linear light by it.

    None where the patches are covered, too dark or overexposed.
    """
    plane = Plane(np.array(pose.homography).reshape(3, 3), (frame.shape[1], frame.shape[0]))
    lights = (_light(frame, plane, patch) for patch in _neutral(Mat(pose.seats)))
    found = [light for light in lights if light is not None]
    if not found:
        return None
    mean = np.mean([light / light.mean() for light in found], axis=0)
    return np.asarray(mean, np.float32)


def _neutral(mat: Mat) -> list[MatArea]:
    return [patch.inside(INSET) for patch in mat.patches if patch.name in {"grey", "white"}]


def _light(frame: Frame, plane: Plane, patch: MatArea) -> Floats | None:
    """The linear light of one patch, blue, green, red; None where it tells nothing."""
    corners = np.array([plane.pixel(place) for place in patch.corners], np.float32)
    square = np.array([(0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE)], np.float32)
    levels = cv2.warpPerspective(frame, cv2.getPerspectiveTransform(corners, square), (SIDE, SIDE))
    middle = np.median(levels.reshape(-1, 3), axis=0)
    low, high = np.percentile(levels.mean(axis=2), (5, 95))
    if middle.min() < LEAST or middle.max() > MOST or high - low > EVEN * float(middle.mean()):
        return None
    return np.asarray((middle / 255) ** GAMMA, np.float32)
