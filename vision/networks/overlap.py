"""Keeps one of several boxes that are of one die."""

from collections.abc import Sequence
from math import hypot

import numpy as np
from numpy.typing import NDArray

from vision.reading import BoundingBox

ONE_PLACE = 0.55
"""Boxes whose middles are nearer than this share of the larger one's side are of one die."""


def kept(boxes: Sequence[BoundingBox], alike: float = np.inf, near: float = ONE_PLACE) -> list[int]:
    """Suppresses boxes that overlap an earlier one, unless their sizes differ by a factor of `alike` or more;
    returns indices.

    `near` is the share of the larger side within which boxes are of one die.
    """
    sides = np.array([box.width for box in boxes])
    larger, smaller = np.maximum(sides[:, None], sides), np.minimum(sides[:, None], sides)
    same = (gaps_between(boxes, boxes) < near * larger) & (larger <= alike * smaller)
    chosen: list[int] = []
    stood_for = np.zeros(len(boxes), np.bool_)
    for number, others in enumerate(same):
        if not stood_for[number]:
            chosen.append(number)
            stood_for |= others
    return chosen


def gaps_between(boxes: Sequence[BoundingBox], others: Sequence[BoundingBox]) -> NDArray[np.float64]:
    """Distances between the middles of all boxes and others, in pixels: shape (boxes, others)."""
    x, y = (np.array([box.centre for box in some]).reshape(-1, 2) for some in (boxes, others))
    gaps: NDArray[np.float64] = np.hypot(*(x[:, None] - y[None]).transpose(2, 0, 1))
    return gaps


def in_one_place(box: BoundingBox, other: BoundingBox) -> bool:
    """True if two boxes are taken for boxes of one die."""
    (x, y), (u, v) = box.centre, other.centre
    return hypot(x - u, y - v) < ONE_PLACE * max(box.width, other.width)
