"""Tokens that are printed and cut out: a marker for the camera, and a picture for people."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from vision.mat import markers
from vision.mat.layout import MOST_SEATS, MatArea, Place, first_marker
from vision.mat.shapes import WHITE, Paint, Shape, polygon, rectangle

WIDTH, HEIGHT, MARKER = 30.0, 20.0, 15.0
"""Millimetres: a token lies in a field of the track; its marker is on the left."""
LINE = 0.3
"""Half the width of the line along which tokens are cut apart."""
PICTURE = 4.0
"""Half the width of the picture on the right."""
ACROSS = 6
"""Tokens in a row of the sheet."""


class PrintedToken(StrEnum):
    """Printed tokens by their picture; a game gives them a meaning."""

    CLOCK = "clock"
    ARROW = "arrow"
    BOWL = "bowl"
    CROSS = "cross"
    KEY = "key"


@dataclass(frozen=True)
class Make:
    """Production data of a token: its marker's number, its picture in units of a half width, copies to
    print."""

    number: int
    paint: Paint
    picture: tuple[Place, ...]
    copies: int


EDGE: Paint = (170, 170, 170)
FIRST = first_marker(MOST_SEATS + 1)
"""The mats' own markers come before."""
MAKES: Mapping[PrintedToken, Make] = MappingProxyType(
    {
        PrintedToken.CLOCK: Make(
            FIRST, (60, 60, 60), ((-0.7, 1), (0.7, 1), (0.1, 0), (0.7, -1), (-0.7, -1), (-0.1, 0)), 1
        ),
        PrintedToken.ARROW: Make(
            FIRST + 1,
            (20, 120, 60),
            ((0, 1), (0.9, 0), (0.35, 0), (0.35, -1), (-0.35, -1), (-0.35, 0), (-0.9, 0)),
            1,
        ),
        PrintedToken.BOWL: Make(
            FIRST + 2,
            (180, 110, 20),
            ((-1, 0.5), (1, 0.5), (0.6, -0.6), (0.3, -0.8), (-0.3, -0.8), (-0.6, -0.6)),
            10,
        ),
        PrintedToken.CROSS: Make(
            FIRST + 3,
            (190, 30, 40),
            (
                *((-0.3, 1), (0.3, 1), (0.3, 0.3), (1, 0.3), (1, -0.3), (0.3, -0.3)),
                *((0.3, -1), (-0.3, -1), (-0.3, -0.3), (-1, -0.3), (-1, 0.3), (-0.3, 0.3)),
            ),
            10,
        ),
        PrintedToken.KEY: Make(
            FIRST + 4,
            (40, 70, 170),
            (
                *((-1, 0.5), (-0.2, 0.5), (-0.2, 0.15), (1, 0.15), (1, -0.5), (0.7, -0.5), (0.7, -0.15)),
                *(
                    (0.4, -0.15),
                    (0.4, -0.5),
                    (0.1, -0.5),
                    (0.1, -0.15),
                    (-0.2, -0.15),
                    (-0.2, -0.5),
                    (-1, -0.5),
                ),
            ),
            12,
        ),
    }
)
BY_NUMBER: Mapping[int, PrintedToken] = MappingProxyType(
    {make.number: token for token, make in MAKES.items()}
)


def token(kind: PrintedToken, area: MatArea) -> Iterator[Shape]:
    """One token, filling an area of its size."""
    make, border = MAKES[kind], (area.depth - MARKER) / 2
    yield rectangle(area, EDGE)
    yield rectangle(area.inside(LINE), WHITE)
    yield from markers.shapes(
        make.number, MatArea("", area.left + border, area.near + border, MARKER, MARKER)
    )
    x = area.left + MARKER + 2 * border + PICTURE
    yield polygon((x, area.middle[1]), PICTURE, make.picture, make.paint)


def sheet() -> tuple[MatArea, tuple[Shape, ...]]:
    """All tokens side by side, ready to be cut apart: how large the sheet is, and what is drawn on it."""
    kinds = [kind for kind, make in MAKES.items() for _ in range(make.copies)]
    rows = -(-len(kinds) // ACROSS)
    whole = MatArea("tokens", -ACROSS * WIDTH / 2, -rows * HEIGHT / 2, ACROSS * WIDTH, rows * HEIGHT)
    drawn: list[Shape] = []
    for place, kind in enumerate(kinds):
        row, column = divmod(place, ACROSS)
        near = whole.near + whole.depth - (row + 1) * HEIGHT
        drawn.extend(token(kind, MatArea(kind, whole.left + column * WIDTH, near, WIDTH, HEIGHT)))
    return whole, tuple(drawn)
