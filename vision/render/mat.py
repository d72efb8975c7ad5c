"""The printed mat on the wooden table, as the renderer sees it."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

import numpy as np

from vision.mat import drawing
from vision.mat.layout import Mat, MatArea
from vision.mat.raster import raster
from vision.mat.shapes import Shape, turned
from vision.mat.tokens import HEIGHT, WIDTH, PrintedToken, token
from vision.reading import Frame
from vision.render.floor import cover, developed, floor_light, mask, sheet, table
from vision.render.palette import GAMMA, Floats
from vision.render.scene import Room, TokenOnTable

PAPER = 0.86
"""Reflectance of white paper; ink takes its share of that."""
INK = 0.02
"""And what comes back from the blackest ink."""
PER_MM = 4.0


@lru_cache(maxsize=4)
def empty_mat(room: Room) -> Frame:
    """The picture of the mat without dice and without noise; do not write into it.

    Raises ValueError for a number of seats that no mat is made for.
    """
    return developed(mat_light(room), room)


def mat_light(room: Room) -> Floats:
    """The light of the mat and the table around it. Raises ValueError for seats that no mat is made for."""
    light = table(room)
    corners = np.array([(*corner, 0.0) for corner in drawing.PAPER.corners])
    seen = sheet(_print(room.mat or 0, room.tokens), room.view, PER_MM) * floor_light(room)
    cover(light, mask(corners, room.view), seen)
    return light


@lru_cache(maxsize=2)
def _print(seats: int, tokens: tuple[TokenOnTable, ...]) -> Floats:
    """The mat's reflectance (0..1), with what lies on it, its near edge first: shape (height, width, 3)."""
    shapes = chain(drawing.mat(Mat(seats)), *map(_token, tokens))
    picture = raster(shapes, drawing.PAPER, PER_MM)[::-1]
    levels: Floats = INK + (PAPER - INK) * (picture / np.float32(255)) ** np.float32(GAMMA)
    return levels.astype(np.float32)


def _token(lying: TokenOnTable) -> Iterator[Shape]:
    area = MatArea(lying.token, -WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT)
    for shape in token(PrintedToken(lying.token), area):
        yield turned(shape, lying.turn, lying.place)
