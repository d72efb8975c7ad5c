"""Emblems for card backs and passages, as polygons in units of half their width."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from types import MappingProxyType

from companion.engine.printed import Emblem, Sign
from vision.mat.drawing import STAR
from vision.mat.layout import Place
from vision.mat.shapes import Paint, Shape, polygon

Polygon = tuple[Place, ...]
STEPS = 40
"""Corners of what is round."""


@dataclass(frozen=True)
class EmblemPicture:
    """Polygons drawn in ink, and polygons cut out of them."""

    inked: tuple[Polygon, ...]
    cut: tuple[Polygon, ...] = ()

    def drawn(self, middle: Place, size: float, ink: Paint, ground: Paint) -> Iterator[Shape]:
        """The picture about its middle, `size` to each side."""
        for paint, polygons in ((ink, self.inked), (ground, self.cut)):
            for corners in polygons:
                yield polygon(middle, size, corners, paint)


def _box(left: float, low: float, right: float, high: float) -> Polygon:
    return (left, low), (right, low), (right, high), (left, high)


def _round(x: float, y: float, reach: float, start: float = 0.0, stop: float = 2.0) -> Polygon:
    """A circle, or the part of one between two angles in half turns."""
    turns = [pi * (start + (stop - start) * step / STEPS) for step in range(STEPS + 1)]
    return tuple((x + reach * cos(turn), y + reach * sin(turn)) for turn in turns)


def _wave(height: float) -> Polygon:
    """A band that swings twice."""
    along = [step / 24 for step in range(-24, 25)]
    upper = [(x, height + 0.16 * sin(2 * pi * x)) for x in along]
    return (*upper, *((x, y - 0.2) for x, y in reversed(upper)))


def _lens() -> Polygon:
    """An eye's outline: two arcs that meet left and right."""
    arc = _round(0, -0.62, 1.18, 0.176, 0.824)
    return (*arc, *((-x, -y) for x, y in arc))


def _windows() -> tuple[Polygon, ...]:
    low = [(-0.78, y) for y in (-0.55, -0.2)]
    high = [(x, y) for x in (-0.2, 0.1) for y in (-0.4, 0.0, 0.4)]
    middle = [(0.66, y) for y in (-0.55, -0.2, 0.15)]
    return tuple(_box(x, y, x + 0.16, y + 0.2) for x, y in (*low, *high, *middle))


def _needles() -> Polygon:
    reaches = enumerate([1.0, 0.32] * 4)
    return tuple((reach * cos(n * pi / 4), reach * sin(n * pi / 4)) for n, reach in reaches)


def _hoop(x: float, y: float, outer: float, inner: float, start: float = 0.0, stop: float = 2.0) -> Polygon:
    """A ring, or the part of one: outwards round, and inwards back."""
    return (*_round(x, y, outer, start, stop), *reversed(_round(x, y, inner, start, stop)))


def _shoulders() -> Polygon:
    return tuple((x, 0.9 * y - 0.85) for x, y in _round(0, 0, 0.8, 0.0, 1.0))


EMBLEMS: Mapping[Emblem, EmblemPicture] = MappingProxyType(
    {
        Emblem.TOWN: EmblemPicture(
            (_box(-1, -0.85, -0.45, 0.1), _box(-0.35, -0.85, 0.4, 0.9), _box(0.5, -0.85, 1, 0.5)), _windows()
        ),
        Emblem.PEAK: EmblemPicture(
            (((-1, -0.75), (-0.25, 0.85), (0.22, -0.15), (0.45, 0.25), (1, -0.75)),),
            (((-0.46, 0.4), (-0.25, 0.85), (-0.04, 0.4), (-0.16, 0.52), (-0.25, 0.36), (-0.34, 0.52)),),
        ),
        Emblem.TREE: EmblemPicture(
            (
                ((-0.75, -0.6), (0, 0.15), (0.75, -0.6)),
                ((-0.58, -0.12), (0, 0.55), (0.58, -0.12)),
                ((-0.4, 0.35), (0, 0.95), (0.4, 0.35)),
                _box(-0.12, -0.95, 0.12, -0.6),
            )
        ),
        Emblem.WAVE: EmblemPicture((_wave(0.6), _wave(0.12), _wave(-0.36))),
        Emblem.COMPASS: EmblemPicture((_needles(),), (_round(0, 0, 0.14),)),
        Emblem.EYE: EmblemPicture((_lens(),), (_hoop(0, 0, 0.46, 0.24),)),
        Emblem.PERSON: EmblemPicture((_round(0, 0.42, 0.42), _shoulders())),
        Emblem.RINGS: EmblemPicture((_hoop(-0.36, 0, 0.62, 0.44), _hoop(0.36, 0, 0.62, 0.44))),
        Emblem.PACK: EmblemPicture(
            (_box(-0.65, -0.85, 0.65, 0.45), _box(-0.35, 0.45, 0.35, 0.8)),
            (_box(-0.2, 0.45, 0.2, 0.65), _box(-0.65, -0.02, 0.65, 0.06), _box(-0.12, -0.2, 0.12, 0.06)),
        ),
    }
)

SIGNS: Mapping[Sign, EmblemPicture] = MappingProxyType(
    {
        Sign.UP: EmblemPicture((((-1, -0.8), (0, 0.9), (1, -0.8)),)),
        Sign.DOWN: EmblemPicture((((-1, 0.8), (0, -0.9), (1, 0.8)),)),
        Sign.BAR: EmblemPicture((_box(-1, -0.3, 1, 0.3),)),
        Sign.BARS: EmblemPicture((_box(-1, 0.15, 1, 0.7), _box(-1, -0.7, 1, -0.15))),
        Sign.CIRCLE: EmblemPicture((_round(0, 0, 0.85),)),
        Sign.STAR: EmblemPicture((STAR,)),
        Sign.LOCK: EmblemPicture((_box(-0.8, -0.9, 0.8, 0.15), _hoop(0, 0.15, 0.6, 0.3, 0.0, 1.0))),
        Sign.SQUARE: EmblemPicture((_box(-0.7, -0.7, 0.7, 0.7),)),
        Sign.PLUS: EmblemPicture((_box(-0.9, -0.28, 0.9, 0.28), _box(-0.28, -0.9, 0.28, 0.9))),
        Sign.DIAMOND: EmblemPicture((((-0.9, 0), (0, 0.9), (0.9, 0), (0, -0.9)),)),
    }
)

PAINTS: Mapping[Emblem, Paint] = MappingProxyType(
    {
        Emblem.TOWN: (96, 56, 48),
        Emblem.PEAK: (72, 76, 96),
        Emblem.TREE: (40, 82, 54),
        Emblem.WAVE: (24, 80, 112),
        Emblem.COMPASS: (112, 84, 24),
        Emblem.EYE: (52, 40, 84),
        Emblem.PERSON: (110, 40, 60),
        Emblem.RINGS: (30, 88, 88),
        Emblem.PACK: (70, 70, 70),
    }
)
