"""What is drawn on paper as filled polygons, whatever draws them: a printer or a renderer."""

from dataclasses import dataclass

from vision.mat.layout import Area, Place

Paint = tuple[int, int, int]
"""Red, green, blue, 0..255 each; a printer mixes equal ones of black ink alone."""
BLACK: Paint = (0, 0, 0)
WHITE: Paint = (255, 255, 255)


@dataclass(frozen=True)
class Shape:
    """A filled polygon: its corners in millimetres, in order."""

    corners: tuple[Place, ...]
    paint: Paint


def rectangle(area: Area, paint: Paint) -> Shape:
    """An area, filled."""
    return Shape(area.corners, paint)


def polygon(middle: Place, size: float, corners: tuple[Place, ...], paint: Paint) -> Shape:
    """A polygon given in units of `size` about its middle."""
    return Shape(tuple((middle[0] + size * x, middle[1] + size * y) for x, y in corners), paint)
