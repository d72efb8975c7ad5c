"""Flat pictures of dice for tests, drawn from above in four times the size and shrunk."""

from dataclasses import dataclass

import cv2
import numpy as np

from vision.reading import Frame

FELT = (96, 84, 70)
WHITE, BLACK, RED, YELLOW = (222, 228, 232), (30, 30, 30), (40, 34, 190), (50, 200, 236)
"""Blue, green, red."""
FINE = 4
"""The picture is drawn so many times as large."""
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


@dataclass(frozen=True)
class Die:
    """One die seen from straight above: middle and edge in pixels, turned by degrees."""

    value: int
    at: tuple[float, float] = (160, 120)
    angle: float = 15
    body: tuple[int, int, int] = WHITE
    pip: tuple[int, int, int] = BLACK
    edge: float = 48

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Where a place of the face, in edges from its middle, is in the picture."""
        turn = np.radians(self.angle)
        dx, dy = x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn)
        return self.at[0] + dx * self.edge, self.at[1] + dy * self.edge


def table(*dice: Die, size: tuple[int, int] = (320, 240), felt: tuple[int, int, int] = FELT) -> Frame:
    """Dice on felt of one colour, in a picture of the given width and height."""
    large = np.full((size[1] * FINE, size[0] * FINE, 3), felt, np.uint8)
    for die in dice:
        corners = [die.place(x, y) for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))]
        cv2.fillConvexPoly(large, np.rint(np.array(corners) * FINE).astype(np.int32), die.body)
        for x, y in PIPS[die.value]:
            _dot(large, die.place(x / 4, y / 4), 0.1 * die.edge, die.pip)
    return _shrunk(large)


def _dot(large: Frame, at: tuple[float, float], radius: float, colour: tuple[int, int, int]) -> None:
    x, y = ((c + 0.5) * FINE - 0.5 for c in at)
    cv2.circle(large, (round(x), round(y)), round(radius * FINE), colour, -1)


def _shrunk(large: Frame) -> Frame:
    small = cv2.resize(large, None, fx=1 / FINE, fy=1 / FINE, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(small, (0, 0), 0.6), np.uint8)
