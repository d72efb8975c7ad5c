"""A composed picture as shapes on paper: its paths as polygons, its gradients as a few tones."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from math import acos, copysign, cos, hypot, pi, radians, sin, sqrt
from xml.etree import ElementTree as Xml

from companion.kit.composer.paper import HEIGHT, WIDTH, mix
from companion.kit.composer.scene import compose
from vision.mat.layout import MatArea, Place
from vision.mat.shapes import Framed, Paint, Shape

_NUMBER = r"[\s,]*(-?\d*\.?\d+)"
_COMMAND, _NUMBERS = re.compile(r"([A-Za-z])([^A-Za-z]*)"), re.compile(_NUMBER)
_ARC = re.compile(_NUMBER * 3 + r"[\s,]*([01])[\s,]*([01])" + _NUMBER * 2)
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}
_TRANSFORM = re.compile(r"(translate|rotate|scale)\(([^)]*)\)")
PARTS = 3
"""Straight pieces of a curve."""
FREE, MIDDLE, DEEP = 100, 178, 240
"""Units at the left that a print leaves out, the height of its middle, and units up and down at most."""
GLOW = ((1.0, 0.05), (0.8, 0.06), (0.62, 0.07), (0.46, 0.09), (0.32, 0.12), (0.2, 0.16))
"""Discs of a glow: their share of its radius, and how opaque they are."""
MIST = (0.12, 0.34, 0.34, 0.12)
Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True)
class _Look:
    """The style that an element inherits."""

    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    fill: str = "#000"
    opaque: float = 1.0


def framed(picture: str, area: MatArea) -> Framed:
    """A picture by its palette and words, without the free room at its left, cut to the area."""
    palette, line = picture.split(": ", 1)
    svg = Xml.fromstring(compose(palette, line))  # noqa: S314 - our own
    scale = max(area.width / (WIDTH - FREE), area.depth / DEEP)
    left = area.left + area.width - scale * WIDTH
    top = area.middle[1] + scale * MIDDLE
    shapes = tuple(
        replace(shape, corners=tuple((left + scale * x, top - scale * y) for x, y in shape.corners))
        for shape in _Drawing(svg).shapes()
    )
    return Framed(area, shapes)


class _Drawing:
    def __init__(self, svg: Xml.Element) -> None:
        self._svg = svg
        self._stops = {one.attrib["id"]: one for one in svg.iter() if _name(one).endswith("Gradient")}

    def shapes(self) -> Iterator[Shape]:
        for one in self._svg:
            yield from self._element(one, _Look())

    def _element(self, one: Xml.Element, look: _Look) -> Iterator[Shape]:
        if _name(one) == "defs" or one.get("fill") == "url(#wet)":
            return
        opaque = look.opaque * float(one.get("opacity", "1"))
        own = _Look(_times(look.matrix, one.get("transform", "")), one.get("fill", look.fill), opaque)
        if _name(one) == "g":
            for child in one:
                yield from self._element(child, own)
            return
        rings = list(_rings(one))
        if (stroke := one.get("stroke")) and stroke != "none":
            lines = list(_stroked(rings, float(one.get("stroke-width", "1"))))
            yield from _shape(lines, replace(own, fill=stroke))
        if own.fill.startswith("url"):
            yield from self._shaded(one, rings, own)
        elif own.fill != "none":
            yield from _shape(rings, own)

    def _shaded(self, one: Xml.Element, rings: list[list[Place]], look: _Look) -> Iterator[Shape]:
        """A gradient, painted in a few tones."""
        name = look.fill[5:-1]
        paints = [stop.attrib["stop-color"] for stop in self._stops[name]]
        if name == "sky":
            yield from _sky(paints)
        elif name == "gnd":
            yield from _shape(rings, replace(look, fill=mix(paints[0], paints[1], 0.5)))
        elif name == "mist":
            ys = [y for ring in rings for _, y in ring]
            top, low = min(ys), max(ys)
            yield from _bands(top, low, [(paints[0], share) for share in MIST])
        elif _name(one) == "path":
            yield from _shape(rings, replace(look, fill=paints[0], opaque=0.25))
        else:
            for share, opaque in GLOW:
                yield from _shape([_oval(one, share)], replace(look, fill=paints[0], opaque=opaque))


def _name(one: Xml.Element) -> str:
    return one.tag.rpartition("}")[2]


def _sky(paints: list[str]) -> Iterator[Shape]:
    top, middle, low = paints
    upper = [mix(top, middle, n / 12) for n in range(12)]
    lower = [mix(middle, low, n / 6) for n in range(6)]
    return _bands(0, HEIGHT, [(one, 1.0) for one in (*upper, *lower, *[low] * 6)])


def _bands(top: float, low: float, tones: list[tuple[str, float]]) -> Iterator[Shape]:
    high = (low - top) / len(tones)
    for n, (paint, opaque) in enumerate(tones):
        y, lap = top + n * high, 0.4 if opaque == 1 else 0
        corners = ((0, y), (WIDTH, y), (WIDTH, y + high + lap), (0, y + high + lap))
        yield Shape(corners, _paint(paint), opaque)


def _shape(rings: list[list[Place]], look: _Look) -> Iterator[Shape]:
    """The rings as one polygon: it goes from each to the next along a line that it comes back on."""
    rings = [ring for ring in rings if len(ring) > 2]
    if rings:
        start = rings[0][0]
        round_ = [place for ring in rings for place in (*ring, ring[0], start)]
        yield Shape(tuple(_at(look.matrix, one) for one in round_), _paint(look.fill), look.opaque)


def _paint(colour: str) -> Paint:
    digits = colour[1:] if len(colour) == 7 else "".join(one * 2 for one in colour[1:4])
    red, green, blue = bytes.fromhex(digits)
    return red, green, blue


def _times(matrix: Matrix, transform: str) -> Matrix:
    for how, numbers in _TRANSFORM.findall(transform):
        x, *more = map(float, numbers.replace(",", " ").split())
        if how == "translate":
            step: Matrix = (1, 0, 0, 1, x, more[0] if more else 0)
        elif how == "scale":
            step = (x, 0, 0, more[0] if more else x, 0, 0)
        else:
            turn = radians(x)
            step = (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)
        first, second = _turned(matrix, (step[0], step[1])), _turned(matrix, (step[2], step[3]))
        matrix = (*first, *second, *_at(matrix, (step[4], step[5])))
    return matrix


def _turned(matrix: Matrix, by: Place) -> Place:
    (a, b, c, d, *_), (x, y) = matrix, by
    return a * x + c * y, b * x + d * y


def _at(matrix: Matrix, place: Place) -> Place:
    x, y = _turned(matrix, place)
    return x + matrix[4], y + matrix[5]


def _rings(one: Xml.Element) -> Iterator[list[Place]]:
    if _name(one) == "path":
        yield from _Path().rings(one.attrib["d"])
    else:
        yield _oval(one)


def _oval(one: Xml.Element, share: float = 1.0) -> list[Place]:
    numbers: Mapping[str, float] = {
        key: float(value) for key, value in one.attrib.items() if key in ("cx", "cy", "r", "rx", "ry")
    }
    across = share * numbers.get("rx", numbers.get("r", 0))
    down = share * numbers.get("ry", numbers.get("r", 0))
    turns = (n * pi / 10 for n in range(20))
    x, y = numbers.get("cx", 0), numbers.get("cy", 0)
    return [(x + across * cos(turn), y + down * sin(turn)) for turn in turns]


def _stroked(lines: list[list[Place]], wide: float) -> Iterator[list[Place]]:
    """Each piece of the lines as a bar with its ends a little further out."""
    for line in lines:
        for (ax, ay), (bx, by) in pairwise(line):
            far = hypot(bx - ax, by - ay)
            if far:
                ux, uy = (bx - ax) / far * wide / 2, (by - ay) / far * wide / 2
                ax, ay, bx, by = ax - ux / 2, ay - uy / 2, bx + ux / 2, by + uy / 2  # noqa: PLW2901 - ends
                yield [(ax - uy, ay + ux), (ax + uy, ay - ux), (bx + uy, by - ux), (bx - uy, by + ux)]


def _steps(path: str) -> Iterator[tuple[str, list[float]]]:
    """Commands with the numbers of each; one that stands for several is told as often."""
    for command, written in _COMMAND.findall(path):
        if command in "Zz":
            yield command, []
        elif command in "Aa":
            yield from ((command, list(map(float, one))) for one in _ARC.findall(written))
        else:
            numbers, takes = list(map(float, _NUMBERS.findall(written))), _TAKES[command.upper()]
            for n in range(0, len(numbers), takes):
                yield command if not n else {"M": "L", "m": "l"}.get(command, command), numbers[n : n + takes]


class _Path:
    """Follows the path of an SVG, curves in straight pieces."""

    def __init__(self) -> None:
        self._x = self._y = 0.0
        self._ring: list[Place] = []
        self._control: Place | None = None

    def rings(self, path: str) -> Iterator[list[Place]]:
        for command, numbers in _steps(path):
            if command in "MmZz" and self._ring:
                yield self._ring
            if command in "Zz":
                self._x, self._y = self._ring[0]
                self._ring = [self._ring[0]]
            else:
                self._go(command.upper(), numbers, (self._x, self._y) if command.islower() else (0.0, 0.0))
        yield self._ring

    def _go(self, upper: str, numbers: list[float], origin: Place) -> None:
        dx, dy = origin
        if upper == "H":
            places = [(numbers[0] + dx, self._y)]
        elif upper == "V":
            places = [(self._x, numbers[0] + dy)]
        else:
            some = numbers[-2:] if upper == "A" else numbers
            places = [(x + dx, y + dy) for x, y in zip(some[::2], some[1::2], strict=True)]
        start = self._x, self._y
        self._x, self._y = places[-1]
        if upper == "M":
            self._ring = []
        if upper == "A":
            self._ring += _arc(start, numbers, places[-1])
        elif upper in "CSQT":
            places = [self._mirrored(start), *places] if upper in "ST" else places
            self._ring += _curve(start, places)
        else:
            self._ring.append(places[-1])
        self._control = places[-2] if upper in "CSQT" else None

    def _mirrored(self, start: Place) -> Place:
        """The control point of the curve before, on the other side of where that ended."""
        x, y = self._control or start
        return 2 * start[0] - x, 2 * start[1] - y


def _curve(start: Place, places: list[Place]) -> Iterator[Place]:
    """A Bezier curve through its control points, without its start."""
    for n in range(1, PARTS + 1):
        points = [start, *places]
        while len(points) > 1:
            share = n / PARTS
            points = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in pairwise(points)]
        yield points[0]


def _arc(start: Place, numbers: list[float], end: Place) -> Iterator[Place]:
    """An elliptic arc as SVG says it, without its start."""
    rx, ry, _, large, sweep, *_ = numbers
    ux, uy = (start[0] - end[0]) / 2 / rx, (start[1] - end[1]) / 2 / ry
    half = hypot(ux, uy) or 1e-9
    grown = max(1.0, half)
    side = -1 if large == sweep else 1
    off = side * sqrt(max(0.0, (grown / half) ** 2 - 1))
    cx, cy = off * uy, -off * ux
    first, last = ((ux - cx) / grown, (uy - cy) / grown), ((-ux - cx) / grown, (-uy - cy) / grown)
    begun = copysign(acos(max(-1.0, min(1.0, first[0]))), first[1])
    turn = copysign(acos(max(-1.0, min(1.0, last[0]))), last[1]) - begun
    turn += 2 * pi * ((sweep and turn < 0) - (not sweep and turn > 0))
    x, y = (start[0] + end[0]) / 2 + cx * rx, (start[1] + end[1]) / 2 + cy * ry
    parts = max(3, round(abs(turn) * 3))
    for n in range(1, parts + 1):
        at = begun + turn * n / parts
        yield x + rx * grown * cos(at), y + ry * grown * sin(at)
