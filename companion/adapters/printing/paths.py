"""Outlines of an SVG's elements as polygons: curves in straight pieces; and how they are moved and turned."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import acos, copysign, cos, hypot, pi, radians, sin, sqrt
from xml.etree import ElementTree as Xml

from vision.mat.layout import Place

_NUMBER = r"[\s,]*(-?\d*\.?\d+)"
_COMMAND, _NUMBERS = re.compile(r"([A-Za-z])([^A-Za-z]*)"), re.compile(_NUMBER)
_ARC = re.compile(_NUMBER * 3 + r"[\s,]*([01])[\s,]*([01])" + _NUMBER * 2)
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}
_TRANSFORM = re.compile(r"(translate|rotate|scale)\(([^)]*)\)")
PARTS = 3
"""Straight pieces of a curve."""
Matrix = tuple[float, float, float, float, float, float]


def name(one: Xml.Element) -> str:
    """Its tag, without the namespace."""
    return one.tag.rpartition("}")[2]


def times(matrix: Matrix, transform: str) -> Matrix:
    """The matrix after an SVG's moves, turns and scales."""
    for how, numbers in _TRANSFORM.findall(transform):
        x, *more = map(float, numbers.replace(",", " ").split())
        if how == "translate":
            step: Matrix = (1, 0, 0, 1, x, more[0] if more else 0)
        elif how == "scale":
            step = (x, 0, 0, more[0] if more else x, 0, 0)
        else:
            step = _turn(radians(x), more)
        first, second = turned(matrix, (step[0], step[1])), turned(matrix, (step[2], step[3]))
        matrix = (*first, *second, *at(matrix, (step[4], step[5])))
    return matrix


def _turn(turn: float, about: list[float]) -> Matrix:
    """A turn about a place, or about the origin."""
    along, across = cos(turn), sin(turn)
    x, y = about or (0.0, 0.0)
    return along, across, -across, along, x - along * x + across * y, y - across * x - along * y


def turned(matrix: Matrix, by: Place) -> Place:
    """A step, turned and scaled by the matrix."""
    (a, b, c, d, *_), (x, y) = matrix, by
    return a * x + c * y, b * x + d * y


def at(matrix: Matrix, place: Place) -> Place:
    """A place, moved by the matrix."""
    x, y = turned(matrix, place)
    return x + matrix[4], y + matrix[5]


def rings(one: Xml.Element) -> Iterator[list[Place]]:
    """The outlines of a path, an oval or a box."""
    if name(one) == "path":
        yield from _Path().rings(one.attrib["d"])
    elif name(one) == "rect":
        yield from _Path().rings(_box(one))
    else:
        yield oval(one)


def _box(one: Xml.Element) -> str:
    """A rectangle with its round corners, as a path."""
    x, y, wide, high, round_ = (float(one.get(key, "0")) for key in ("x", "y", "width", "height", "rx"))
    if not round_:
        return f"M{x} {y}h{wide}v{high}h{-wide}z"
    corner, across, down = f"a{round_} {round_} 0 0 1", wide - 2 * round_, high - 2 * round_
    return (
        f"M{x + round_} {y}h{across}{corner} {round_} {round_}v{down}{corner} {-round_} {round_}"
        f"h{-across}{corner} {-round_} {-round_}v{-down}{corner} {round_} {-round_}z"
    )


def oval(one: Xml.Element, share: float = 1.0) -> list[Place]:
    """A circle or an ellipse, or that share of it about its middle."""
    numbers: Mapping[str, float] = {
        key: float(value) for key, value in one.attrib.items() if key in ("cx", "cy", "r", "rx", "ry")
    }
    across = share * numbers.get("rx", numbers.get("r", 0))
    down = share * numbers.get("ry", numbers.get("r", 0))
    turns = (n * pi / 10 for n in range(20))
    x, y = numbers.get("cx", 0), numbers.get("cy", 0)
    return [(x + across * cos(turn), y + down * sin(turn)) for turn in turns]


def stroked(lines: list[list[Place]], wide: float) -> Iterator[list[Place]]:
    """Each piece of the lines as a bar with its ends a little further out."""
    for line in lines:
        for (ax, ay), (bx, by) in pairwise(line):
            far = hypot(bx - ax, by - ay)
            if far:
                ux, uy = (bx - ax) / far * wide / 2, (by - ay) / far * wide / 2
                ax, ay, bx, by = ax - ux / 2, ay - uy / 2, bx + ux / 2, by + uy / 2  # noqa: PLW2901 - ends
                yield [(ax - uy, ay + ux), (ax + uy, ay - ux), (bx + uy, by - ux), (bx - uy, by + ux)]


def closed(one: Xml.Element, lines: list[list[Place]]) -> list[list[Place]]:
    """Outlines as lines: those that are closed come back to their start."""
    if name(one) == "path" and not one.attrib["d"].rstrip().endswith(("z", "Z")):
        return lines
    return [[*line, line[0]] for line in lines if line]


def dashed(line: list[Place], dashes: list[float]) -> Iterator[list[Place]]:
    """The parts of a line that are drawn: as long as every other of the dashes."""
    n, left, drawn = 0, dashes[0], [line[0]]
    for (ax, ay), (bx, by) in pairwise(line):
        long = hypot(bx - ax, by - ay)
        gone = 0.0
        while long - gone > left:
            gone += left
            here = ax + (bx - ax) * gone / long, ay + (by - ay) * gone / long
            if n % 2 == 0:
                yield [*drawn, here]
            n, drawn = n + 1, [here]
            left = dashes[n % len(dashes)]
        left -= long - gone
        drawn.append((bx, by))
    if n % 2 == 0:
        yield drawn


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
