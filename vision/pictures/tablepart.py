"""Table part of a picture: people around it are painted over before anything is stored."""

from math import ceil, floor
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.mat.drawing import PAPER
from vision.reading import BoundingBox, Frame, TableReading

BESIDE_MM = 60.0
"""Margin around the mat that counts as the table: dice roll off it."""
BESIDE_DICE = 3.0
"""Without a mat, how many of the largest die's widths around all dice count as the table."""

Corners: TypeAlias = NDArray[np.float64]
"""Four corners in pixels, one after another."""
FAR = 1e5


def of_table(frame: Frame, reading: TableReading) -> Frame:
    """The frame, whose rest has the mean colour of the table; a reading without anything leaves it."""
    corners = _mat(reading) if reading.mat else _around(_boxes(reading))
    if corners is None:
        return frame
    mask = np.zeros(frame.shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, corners.clip(-FAR, FAR).round().astype(np.int32), (255,))
    kept = frame.copy()
    kept[mask == 0] = cv2.mean(frame, mask)[:3]
    return kept


def part_of_table(reading: TableReading, size: tuple[int, int]) -> tuple[slice, slice]:
    """The rows and columns of a picture of that width and height in which the table is seen.

    Without a mat there is nothing painted over within them. Boxes without an area leave the whole picture.
    """
    around = _around(_boxes(reading))
    whole = np.array([[0, 0], size], np.float64)
    known = [one for one in (_mat(reading), around) if one is not None] or [whole]
    left, top = np.max([one.min(axis=0) for one in known] + [whole[0]], axis=0)
    right, low = np.min([one.max(axis=0) for one in known] + [whole[1]], axis=0)
    rows, columns = slice(ceil(top), floor(low)), slice(ceil(left), floor(right))
    if rows.start >= rows.stop or columns.start >= columns.stop:
        return slice(0, size[1]), slice(0, size[0])
    return rows, columns


def _mat(reading: TableReading) -> Corners | None:
    """The corners of the paper and what is beside it, in pixels; None where the camera looks along it."""
    if reading.mat is None:
        return None
    left, right = PAPER.left - BESIDE_MM, PAPER.left + PAPER.width + BESIDE_MM
    near, far = PAPER.near - BESIDE_MM, PAPER.near + PAPER.depth + BESIDE_MM
    plane = np.array([[left, near, 1], [right, near, 1], [right, far, 1], [left, far, 1]])
    seen = plane @ np.array(reading.mat.homography).reshape(3, 3).T
    return None if (seen[:, 2] <= 0).any() else np.asarray(seen[:, :2] / seen[:, 2:], np.float64)


def _around(boxes: list[BoundingBox]) -> Corners | None:
    if not boxes:
        return None
    beside = BESIDE_DICE * max(max(box.width, box.height) for box in boxes)
    left, top = min(box.x for box in boxes) - beside, min(box.y for box in boxes) - beside
    right = max(box.x + box.width for box in boxes) + beside
    low = max(box.y + box.height for box in boxes) + beside
    return np.array([[left, top], [right, top], [right, low], [left, low]], np.float64)


def _boxes(reading: TableReading) -> list[BoundingBox]:
    """Where something was seen: dice, those that lie apart, and what is amiss."""
    dice = [die.box for die in (*reading.dice, *reading.apart)]
    return dice + [trouble.box for trouble in reading.troubles if trouble.box is not None]
