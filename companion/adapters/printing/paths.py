"""Outlines of an SVG's elements as polygons: curves in straight pieces; and how they are moved and turned."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, pairwise
from math import cos, hypot, pi, sin
from operator import itemgetter
from typing import TypeAlias
from xml.etree import ElementTree as Xml

from vision.mat.layout import Place

_TRANSFORM = re.compile(r"(translate|rotate|scale)\(([^)]*)\)")
PARTS = 5
"""Straight pieces of a curve."""
MOVE, LINE, CURVE = range(3)
"""Steps of a path in ReportLab's numbers; any other closes it."""
Matrix: TypeAlias = tuple[float, float, float, float, float, float]
Ring: TypeAlias = list[Place]


def name(one: Xml.Element) -> str:
    """Its tag, without the namespace."""
    return one.tag.rpartition("}")[2]


def times(matrix: Matrix, transform: str) -> Matrix:
    """The matrix after an SVG's moves, turns and scales."""
    from reportlab.graphics.transform import mmult, rotate, scale, translate  # noqa: PLC0415 - as below

    for how, numbers in _TRANSFORM.findall(transform):
        x, *more = map(float, numbers.replace(",", " ").split())
        if how == "translate":
            steps = [translate(x, *more)]
        elif how == "scale":
            steps = [scale(x, *(more or [x]))]
        else:
            along, down = more or (0.0, 0.0)
            steps = [translate(along, down), rotate(x), translate(-along, -down)]
        for step in steps:
            matrix = mmult(matrix, step)  # type: ignore[no-untyped-call]  # ReportLab's stub leaves it open
    return matrix


def at(matrix: Matrix, place: Place) -> Place:
    """A place, moved by the matrix."""
    (a, b, c, d, e, f), (x, y) = matrix, place
    return a * x + c * y + e, b * x + d * y + f


def rings(one: Xml.Element) -> list[Ring]:
    """The outlines of a path, an oval or a box; those that are closed come back to their start."""
    draw: Mapping[str, Callable[[Mapping[str, str]], str]] = {"path": itemgetter("d"), "rect": _box}
    return list(_followed(draw.get(name(one), _oval)(one.attrib)))


def _box(one: Mapping[str, str]) -> str:
    """A rectangle with its round corners, as a path."""
    x, y, wide, high, r = (float(one.get(key, "0")) for key in ("x", "y", "width", "height", "rx"))
    corner, across, down = f"a{r} {r} 0 0 1", wide - 2 * r, high - 2 * r
    return (
        f"M{x + r} {y}h{across}{corner} {r} {r}v{down}{corner} {-r} {r}"
        f"h{-across}{corner} {-r} {-r}v{-down}{corner} {r} {-r}z"
    )


def _oval(one: Mapping[str, str]) -> str:
    """A circle or an ellipse, as a path."""
    x, y, r = (float(one.get(key, "0")) for key in ("cx", "cy", "r"))
    across, down = (float(one.get(key, r)) for key in ("rx", "ry"))
    half = f"a{across} {down} 0 0 1"
    return f"M{x - across} {y}{half} {2 * across} 0{half} {-2 * across} 0z"


def _followed(path: str) -> Iterator[Ring]:
    """The outlines of a path as an SVG writes it."""
    from reportlab.graphics.svgpath import SvgPath  # noqa: PLC0415 - a table that prints nothing begins sooner

    drawn, ring = SvgPath(path), list[Place]()
    numbers = iter(drawn.points)
    places = zip(numbers, numbers, strict=True)
    for step in drawn.operators:
        if step == MOVE:
            if ring:
                yield ring
            ring = [next(places)]
        elif step == LINE:
            ring.append(next(places))
        elif step == CURVE:
            ring += _curve((ring[-1], *islice(places, 3)))
        else:
            yield [*ring, ring[0]]
            ring = []
    if ring:
        yield ring


def _curve(controls: Sequence[Place]) -> Iterator[Place]:
    """A Bezier curve through its control points, without its start."""
    for n in range(1, PARTS + 1):
        points, share = list(controls), n / PARTS
        while len(points) > 1:
            points = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in pairwise(points)]
        yield points[0]


def corners(found: list[Ring]) -> tuple[Place, Place]:
    """The upper left and the lower right corner of the box of outlines."""
    xs, ys = zip(*(place for ring in found for place in ring), strict=True)
    return (min(xs), min(ys)), (max(xs), max(ys))


def disc(found: list[Ring], share: float) -> Ring:
    """That share of the ellipse that fills the box of outlines, about its middle."""
    (left, top), (right, low) = corners(found)
    turns = (n * pi / 10 for n in range(20))
    across, down = share * (right - left) / 2, share * (low - top) / 2
    return [((left + right) / 2 + across * cos(turn), (top + low) / 2 + down * sin(turn)) for turn in turns]


def stroked(lines: list[Ring], wide: float) -> Iterator[Ring]:
    """Each piece of the lines as a bar with its ends a little further out."""
    for line in lines:
        for (ax, ay), (bx, by) in pairwise(line):
            far = hypot(bx - ax, by - ay)
            if far:
                ux, uy = (bx - ax) / far * wide / 2, (by - ay) / far * wide / 2
                ax, ay, bx, by = ax - ux / 2, ay - uy / 2, bx + ux / 2, by + uy / 2  # noqa: PLW2901 - ends
                yield [(ax - uy, ay + ux), (ax + uy, ay - ux), (bx + uy, by - ux), (bx - uy, by + ux)]


def dashed(line: Ring, dashes: list[float]) -> Iterator[Ring]:
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
