"""Paper and paint of pictures: numbers and colours as SVG takes them, and outlines through points."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import TypeAlias

WIDTH, HEIGHT = 480, 300
"""The size of every picture, in units of its own."""
Point: TypeAlias = tuple[float, ...]
"""A place; one with a third number is a corner."""


def number(value: float) -> str:
    """The value as short as SVG takes it, to a tenth."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def mix(one: str, other: str, share: float) -> str:
    """The colour between two, with that share of the other."""
    return "#" + "".join(
        f"{round(int(one[n : n + 2], 16) * (1 - share) + int(other[n : n + 2], 16) * share):02x}"
        for n in (1, 3, 5)
    )


def between(one: Point, other: Point, share: float) -> Point:
    """The place between two, at that share of the way."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def chance(seed: str) -> Iterator[float]:
    """Numbers from 0 to 1 that follow from the seed, so that a picture is the same whenever it is drawn."""
    drawn = sum((place + 1) * ord(letter) * 7919 for place, letter in enumerate(seed)) % 2147483647 or 1
    while True:
        drawn = drawn * 48271 % 2147483647
        yield drawn / 2147483647


def polygon(*points: Point) -> str:
    """A path with straight edges through points, closed."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y, *_ in points) + "z"


def box(x: float, y: float, wide: float, high: float) -> str:
    """A rectangle from its upper left corner."""
    return f"M{number(x)} {number(y)}h{number(wide)}v{number(high)}h{number(-wide)}z"


def circle(x: float, y: float, across: float, down: float = 0) -> str:
    """A circle or an ellipse, by its radii."""
    rx, ry = number(across), number(down or across)
    return f"M{number(x - across)} {number(y)}a{rx} {ry} 0 1 0 {number(2 * across)} 0" + (
        f"a{rx} {ry} 0 1 0 {number(-2 * across)} 0z"
    )


def smooth(points: Sequence[Point], *, closed: bool = True, tension: float = 0.17) -> str:
    """A smooth line through points."""
    n = len(points)
    path = f"M{number(points[0][0])} {number(points[0][1])}"
    for at in range(n if closed else n - 1):
        around = [points[(at + k) % n if closed else max(0, min(n - 1, at + k))] for k in (-1, 0, 1, 2)]
        path += _piece(around, tension)
    return path + ("z" if closed else "")


def _piece(around: Sequence[Point], tension: float) -> str:
    before, start, end, after = around
    if len(start) > 2 and len(end) > 2:
        return f"L{number(end[0])} {number(end[1])}"
    leaving = start if len(start) > 2 else _drawn(start, before, end, tension)
    coming = end if len(end) > 2 else _drawn(end, after, start, tension)
    return "C" + " ".join(number(one) for point in (leaving, coming, end) for one in point[:2])


def _drawn(at: Point, away: Point, towards: Point, tension: float) -> Point:
    return at[0] + (towards[0] - away[0]) * tension, at[1] + (towards[1] - away[1]) * tension


def limb(*joints: Point) -> str:
    """Limbs with round ends, each from one joint (place and radius) to the next."""
    return "".join(_limb(one, other) for one, other in pairwise(joints))


def _limb(one: Point, other: Point) -> str:
    (ax, ay, ar), (bx, by, br) = one, other
    far = hypot(bx - ax, by - ay)
    if far <= abs(ar - br) + 0.01:
        return circle(ax, ay, max(ar, br))
    ux, uy, slope = (bx - ax) / far, (by - ay) / far, (ar - br) / far
    across = (1 - slope * slope) ** 0.5

    def edge(x: float, y: float, radius: float, side: int) -> str:
        dx, dy = ux * slope - side * uy * across, uy * slope + side * ux * across
        return f"{number(x + radius * dx)} {number(y + radius * dy)}"

    return (
        f"M{edge(ax, ay, ar, 1)}L{edge(bx, by, br, 1)}A{number(br)} {number(br)} 0 0 0 {edge(bx, by, br, -1)}"
        f"L{edge(ax, ay, ar, -1)}A{number(ar)} {number(ar)} 0 0 0 {edge(ax, ay, ar, 1)}z"
    )
