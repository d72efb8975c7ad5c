"""Draws the ground under dice: cloth, wood, paper, print, and round clutter that is no die."""

import cv2
import numpy as np

from vision.reading import Frame
from vision.render.palette import Floats


def ground(side: int, chance: np.random.Generator, woven: bool = False) -> Frame:
    """A square picture of any plain, rough, striped or littered ground; carpets are `woven` of loops."""
    base = chance.uniform(5, 250) if chance.random() < 0.5 else chance.uniform(5, 250, 3)
    picture = np.full((side, side, 3), base, np.float32)
    picture += _noise(side, chance, int(chance.integers(2, 9)), chance.uniform(2, 25))
    if chance.random() < 0.6:
        picture += _noise(side, chance, side // int(chance.integers(1, 5)), chance.uniform(1, 22))
    if chance.random() < 0.3:
        picture += _grain(side, chance)
    if woven:
        for _ in range(2):
            picture += _noise(side, chance, int(chance.integers(20, 110)), chance.uniform(8, 40))
    frame = np.clip(picture, 0, 255).astype(np.uint8)
    if chance.random() < 0.4:
        _litter(frame, chance)
    return frame


def _noise(side: int, chance: np.random.Generator, cells: int, strength: float) -> Floats:
    channels = 3 if chance.random() < 0.3 else 1
    small = chance.normal(0, strength, (cells, cells, channels)).astype(np.float32)
    big = cv2.resize(small, (side, side), interpolation=cv2.INTER_CUBIC)
    return np.asarray(big.reshape(side, side, channels), np.float32)


def _grain(side: int, chance: np.random.Generator) -> Floats:
    lines = chance.normal(0, chance.uniform(5, 25), (int(chance.integers(6, 90)), 3, 1)).astype(np.float32)
    big = cv2.resize(lines, (side, side), interpolation=cv2.INTER_LINEAR)
    turned = big if chance.random() < 0.5 else big.T
    return np.asarray(turned.reshape(side, side, 1), np.float32)


def _litter(frame: Frame, chance: np.random.Generator) -> None:
    """Coins, dots, lines and corners of cards."""
    side = len(frame)
    for _ in range(int(chance.integers(1, 14))):
        x, y = (int(v) for v in chance.integers(0, side, 2))
        shade = tuple(int(v) for v in chance.integers(0, 256, 3))
        kind, width = chance.random(), int(chance.choice([-1, 1, 2, 3]))
        if kind < 0.5:
            cv2.circle(frame, (x, y), int(chance.choice([2, 3, 4, 6, 12, 20, 30])), shade, width, cv2.LINE_AA)
        elif kind < 0.75:
            far = (x + int(chance.normal(0, 60)), y + int(chance.normal(0, 60)))
            cv2.line(frame, (x, y), far, shade, abs(width) + 1, cv2.LINE_AA)
        else:
            size = (float(chance.uniform(8, 90)), float(chance.uniform(8, 90)))
            box = cv2.boxPoints(((float(x), float(y)), size, float(chance.uniform(0, 90))))
            cv2.fillPoly(frame, [box.astype(np.int32)], shade, cv2.LINE_AA)
