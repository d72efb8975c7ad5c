"""Keeps one of several boxes that are of one die."""

from collections.abc import Sequence

import numpy as np

from vision.reading import Box

ONE_PLACE = 0.55
"""Boxes whose middles are nearer than this share of the larger one's side are of one die."""


def kept(boxes: Sequence[Box], alike: float = np.inf, near: float = ONE_PLACE) -> list[int]:
    """Which square boxes no earlier one stands for, or none `alike`: of less than so many times its side.

    `near` is the share of the larger one's side within which boxes are of one die.
    """
    middles = np.array([box.centre for box in boxes]).reshape(-1, 2)
    sides = np.array([box.width for box in boxes])
    gaps = np.hypot(*(middles[:, None] - middles[None]).transpose(2, 0, 1))
    larger, smaller = np.maximum(sides[:, None], sides), np.minimum(sides[:, None], sides)
    same = (gaps < near * larger) & (larger <= alike * smaller)
    chosen: list[int] = []
    for number, others in enumerate(same):
        if not others[chosen].any():
            chosen.append(number)
    return chosen
