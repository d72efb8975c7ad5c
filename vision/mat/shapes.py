"""Shapes for paper as filled polygons and lines of letters, independent of the renderer."""

from dataclasses import dataclass, replace
from math import cos, sin
from typing import TypeAlias

from vision.mat.layout import MatArea, Place
from vision.mat.lettering import Typeface

Paint = tuple[int, int, int]
"""Red, green, blue, 0..255 each; a printer mixes equal ones of black ink alone."""
BLACK: Paint = (0, 0, 0)
WHITE: Paint = (255, 255, 255)


@dataclass(frozen=True)
class Shape:
    """A filled polygon: its corners in millimetres, in order, and how opaque it is."""

    corners: tuple[Place, ...]
    paint: Paint
    opaque: float = 1.0


@dataclass(frozen=True)
class Writing:
    """A line of letters: where its baseline begins, and the size of its type, in millimetres.

    Only in a frame it may be less than `opaque`.
    """

    text: str
    start: Place
    size: float
    face: Typeface
    paint: Paint = BLACK
    opaque: float = 1.0

    @property
    def width(self) -> float:
        return self.face.width(self.text, self.size)


@dataclass(frozen=True)
class Framed:
    """Shapes and lines of which only what lies in the area is printed."""

    area: MatArea
    shapes: "tuple[Shape | Writing, ...]"


Mark: TypeAlias = Shape | Writing | Framed
"""Anything printed."""


def painted(colour: str) -> Paint:
    """A colour as CSS writes it, `#rrggbb`."""
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def rectangle(area: MatArea, paint: Paint) -> Shape:
    """Fills an area."""
    return Shape(area.corners, paint)


def polygon(middle: Place, size: float, corners: tuple[Place, ...], paint: Paint) -> Shape:
    """A polygon given in units of `size` about its middle."""
    return Shape(tuple((middle[0] + size * x, middle[1] + size * y) for x, y in corners), paint)


def moved(mark: Mark, by: Place) -> Mark:
    """Moves a mark."""
    if isinstance(mark, Framed):
        return Framed(mark.area.moved(by), tuple(_along(one, by) for one in mark.shapes))
    return _along(mark, by)


def _along(mark: Shape | Writing, by: Place) -> Shape | Writing:
    if isinstance(mark, Writing):
        return replace(mark, start=_added(mark.start, by))
    return replace(mark, corners=tuple(_added(corner, by) for corner in mark.corners))


def turned(shape: Shape, turn: float, by: Place) -> Shape:
    """Rotates the shape about (0, 0) by this many radians, counter-clockwise, then moves it."""
    along, across = cos(turn), sin(turn)
    corners = ((along * x - across * y, across * x + along * y) for x, y in shape.corners)
    return replace(shape, corners=tuple(_added(corner, by) for corner in corners))


def _added(place: Place, by: Place) -> Place:
    return place[0] + by[0], place[1] + by[1]
