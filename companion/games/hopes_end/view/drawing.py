"""Drawing of a tile for paper and camera: areas, lines and discs in a square of 100 by 100."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin

from companion.engine.printed import PrintedPiece
from companion.games.hopes_end.town.tiles import CROSSING, Part, Tile, parts_of

Point = tuple[float, float]
MIDDLE: dict[str, Point] = {"n": (50, 0), "e": (100, 50), "s": (50, 100), "w": (0, 50)}
"""Where an edge meets the neighbour; here y grows downwards, as on a screen."""
CENTRE: Point = (50, 50)
CORNERS: dict[str, tuple[Point, Point]] = {
    "n": ((0, 0), (100, 0)),
    "e": ((100, 0), (100, 100)),
    "s": ((100, 100), (0, 100)),
    "w": ((0, 100), (0, 0)),
}
GROUND, WALL, ROOF, STREET = "#8a9474", "#b8653f", "#8f3f2a", "#dccba4"
STONE, FLAG, ASHES, RUBBLE = "#4d5a66", "#c0392b", "#33332f", "#55524a"
EDGE, WIDTH, SQUARE = 3, 14, 13
"""Widths of a roof's edge and a street, and size of a crossing."""
STEPS = 12
"""Corners of half of what is round, on paper."""


@dataclass(frozen=True)
class Area:
    """Filled polygon."""

    paint: str
    corners: tuple[Point, ...]


@dataclass(frozen=True)
class Line:
    """A street, or the edge of a roof; a bent one goes from its first point to its last past the centre."""

    paint: str
    width: float
    points: tuple[Point, ...]
    bent: bool = False


@dataclass(frozen=True)
class Disc:
    """Where streets meet, or one ends."""

    radius: float


Drawn = Area | Line | Disc
WHOLE = ((0, 0), (100, 0), (100, 100), (0, 100))
BARRACKS = (
    Area(STONE, ((34, 66), (34, 42), (50, 32), (66, 42), (66, 66))),
    Area(FLAG, ((50, 32), (50, 18), (62, 23), (50, 28))),
)
STONES = ((18, 22), (47, 14), (78, 26), (28, 52), (63, 48), (84, 66), (16, 80), (44, 82), (70, 86))
"""Where rubble lies on a ruined tile."""


def front(tile: Tile) -> tuple[PrintedPiece, ...]:
    """A tile as it is printed, in polygons."""
    return tuple(piece for one in _drawing(tile) for piece in _pieces(one))


def back() -> tuple[PrintedPiece, ...]:
    """The ruined side of every tile (HE-033)."""
    rubble = (tuple((x + 9 * a, y + 7 * b) for a, b in _round(5, x)) for x, y in STONES)
    return (PrintedPiece(_rgb(ASHES), WHOLE), *(PrintedPiece(_rgb(RUBBLE), corners) for corners in rubble))


def _drawing(tile: Tile) -> Iterator[Drawn]:
    yield Area(GROUND, WHOLE)
    parts = parts_of(tile, 0)
    for part in parts:
        if part.kind == "building":
            yield from _building(part.sides)
    for part in parts:
        if part.kind == "road":
            yield from _street(part)
    if tile.road == CROSSING:
        yield Disc(SQUARE)
    if tile.barracks:
        yield from BARRACKS


def _building(sides: str) -> Iterator[Drawn]:
    """A roof from each wall that is open to the middle; one building is one piece."""
    for side in sides:
        near, far = CORNERS[side]
        x, y = (25 + middle / 2 for middle in MIDDLE[side])
        ridge = tuple((_towards(one[0], x), _towards(one[1], y)) for one in (far, near))
        inner = ridge if len(sides) == 1 else (CENTRE,)
        yield Area(WALL, (near, far, *inner))
        yield Line(ROOF, EDGE, (far, *inner, near))


def _street(part: Part) -> Iterator[Drawn]:
    """A street from edge to edge, or from an edge to where it ends."""
    first, *others = (MIDDLE[side] for side in part.sides)
    yield Line(STREET, WIDTH, (first, *(others or [CENTRE])), bent=bool(others))
    if not others and not part.stops:
        yield Disc(WIDTH / 2)


def _pieces(one: Drawn) -> Iterator[PrintedPiece]:
    if isinstance(one, Disc):
        yield _disc(CENTRE, one.radius, STREET)
    elif isinstance(one, Area):
        yield PrintedPiece(_rgb(one.paint), one.corners)
    else:
        points = _curve(one.points[0], one.points[-1]) if one.bent else one.points
        for start, end in pairwise(points):
            yield _line(start, end, one.width, one.paint)
        for joint in points[1:-1]:
            yield _disc(joint, one.width / 2, one.paint)


def _curve(start: Point, end: Point) -> tuple[Point, ...]:
    """Points along a way that is bent towards the centre."""
    return tuple(_mixed(start, end, n / STEPS) for n in range(STEPS + 1))


def _mixed(start: Point, end: Point, t: float) -> Point:
    near, centre, far = (1 - t) ** 2, 2 * t * (1 - t) * 50, t * t
    return near * start[0] + centre + far * end[0], near * start[1] + centre + far * end[1]


def _line(start: Point, end: Point, width: float, paint: str) -> PrintedPiece:
    along = hypot(end[0] - start[0], end[1] - start[1]) or 1
    x, y = (start[1] - end[1]) / along * width / 2, (end[0] - start[0]) / along * width / 2
    corners = ((start[0] + x, start[1] + y), (end[0] + x, end[1] + y))
    return PrintedPiece(_rgb(paint), (*corners, (end[0] - x, end[1] - y), (start[0] - x, start[1] - y)))


def _disc(middle: Point, radius: float, paint: str) -> PrintedPiece:
    corners = ((middle[0] + radius * x, middle[1] + radius * y) for x, y in _round(2 * STEPS, 0))
    return PrintedPiece(_rgb(paint), tuple(corners))


def _round(corners: int, begin: float) -> Iterator[Point]:
    return ((cos(begin + 2 * pi * n / corners), sin(begin + 2 * pi * n / corners)) for n in range(corners))


def _towards(corner: float, middle: float) -> float:
    return round(corner * 0.35 + middle * 0.65, 1)


def _rgb(paint: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(paint.removeprefix("#"))
    return red, green, blue
