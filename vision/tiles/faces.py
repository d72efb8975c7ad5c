"""Appearance of tiles: drawn from polygons, or learnt from a photograph of the table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Frame

Floats: TypeAlias = NDArray[np.float32]
Polygon: TypeAlias = tuple[tuple[int, int, int], tuple[tuple[float, float], ...]]
"""Its paint (red, green, blue), and its corners on a tile of a hundred by a hundred, y downwards."""

SIDE = 32
"""Pixels across a tile, in all pictures that are compared."""
_FINE, _SHIFT = 4, 4
FLOOR = 6.0
"""Grey levels added before logarithms are taken: in the dark a camera's noise says nothing."""
PAPER, INK, GAMMA = 0.86, 0.02, 2.2
"""Shares of light that come back from white paper and from black ink; and what levels stand for."""
LIGHT = 0.6
"""Weight of brightness, relative to colour."""


@dataclass(frozen=True, eq=False)
class TileFace:
    """One side of a tile at turn 0: its picture (None where nobody has seen it), and its edges n e s w.

    `edges` are letters of any alphabet, one for each class of edge; "" where they are not known.
    """

    picture: Frame | None = None
    edges: str = ""

    @cached_property
    def features(self) -> Floats | None:
        """Its picture as it is compared, shape (SIDE, SIDE, 3)."""
        return None if self.picture is None else features(self.picture)


@dataclass(frozen=True, eq=False)
class TileFaces:
    """Every front by its name, and the back that all share."""

    fronts: Mapping[str, TileFace]
    back: TileFace = field(default_factory=TileFace)

    def learnt(self, look: str, picture: Frame) -> "TileFaces":
        """The same with one face as it was photographed; its edges stay."""
        known = self.fronts.get(look, TileFace())
        return TileFaces({**self.fronts, look: TileFace(picture, known.edges)}, self.back)


def drawn(polygons: Iterable[Polygon], edges: str = "") -> TileFace:
    """A face as it is printed, from the ground upwards."""
    size = SIDE * _FINE
    canvas: Frame = np.full((size, size, 3), 255, np.uint8)
    for paint, corners in polygons:
        at = np.rint(np.array(corners) * (size / 100 * (1 << _SHIFT)) - (1 << _SHIFT) / 2).astype(np.int32)
        cv2.fillPoly(canvas, [at], paint[::-1], cv2.LINE_AA, _SHIFT)
    return TileFace(_on_paper(np.asarray(canvas, np.uint8)), edges)


def _on_paper(picture: Frame) -> Frame:
    """Tone curve of paper: white reflects less than all light, and black ink more than none."""
    light = INK + (PAPER - INK) * (picture / np.float32(255)) ** GAMMA
    return np.asarray(np.rint(255 * light ** (1 / GAMMA)), np.uint8)


def small(picture: Frame) -> Frame:
    """A face at the size at which it is compared, as soft as a camera sees it."""
    if picture.shape[0] == SIDE:
        return picture
    return np.asarray(cv2.resize(picture, (SIDE, SIDE), interpolation=cv2.INTER_AREA), np.uint8)


def features(picture: Frame) -> Floats:
    """Logarithms of light as two colours and a brightness: lamps add to them, shadows to the last alone."""
    shrunk = small(picture)
    return logs(cv2.GaussianBlur(shrunk, (0, 0), 0.7))


def logs(picture: cv2.typing.MatLike) -> Floats:
    """The same for a picture of any size."""
    light = np.log(np.asarray(picture, np.float32) + np.float32(FLOOR))
    blue, green, red = light[..., 0], light[..., 1], light[..., 2]
    bright = (blue + green + red) * np.float32(LIGHT / 3)
    return np.stack([red - green, blue - green, bright], axis=-1)


def turned(values: Floats, turn: int) -> Floats:
    """A picture after quarter turns clockwise."""
    return np.ascontiguousarray(np.rot90(values, -turn))
