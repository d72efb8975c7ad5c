"""The people of a game in a circle, with what binds them, as a part of a page."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import cos, pi, sin
from typing import TypeAlias

from companion.adapters.language.speech import Speech
from companion.engine import view as v
from web.shown import people, table

SIZE = (480, 330)
"""Width and height of the drawing, in its units."""
REACH = (168, 112)
"""Radii of the circle, across and down."""
LINE = 24
"""Line height, and distance of the places that are tried for a label."""
LETTER, CAPITAL, SEAT = 10, 15, 48
"""Widths of the widest letters of a tie and of a name, and of a seat's mark."""
TRIED = tuple(by * LINE for n in range(7) for by in ((0,) if n == 0 else (n, -n)))

Span: TypeAlias = tuple[int, int, int]
"""Position of a text: its middle, and its width."""


def circle(view: v.View, say: Speech, colour: Callable[[str], table.ColourView]) -> people.Circle | None:
    """The seats clockwise from the top, while people get to know one another; otherwise None."""
    if not view.meeting:
        return None
    n = len(view.seats)
    places = {seat.seat: _place(place, n) for place, seat in enumerate(view.seats)}
    sitting = tuple(
        people.SittingView(one.seat, one.name, colour(one.colour), *places[one.seat]) for one in view.seats
    )
    return people.Circle(*SIZE, sitting, tuple(_ties(view, places, say)))


def _place(place: int, of: int) -> tuple[int, int]:
    turned = 2 * pi * place / of
    return round(SIZE[0] / 2 + REACH[0] * sin(turned)), round(SIZE[1] / 2 - REACH[1] * cos(turned))


def _ties(view: v.View, places: Mapping[str, tuple[int, int]], say: Speech) -> Iterator[people.Tie]:
    """The bonds between them, labelled where there is free space."""
    taken = [one for seat in view.seats for one in _of_seat(seat.name, *places[seat.seat])]
    for bond in view.bonds:
        (x1, y1), (x2, y2) = (places[seat] for seat in bond.seats)
        label = say(bond.label)
        middle = (x1 + x2) // 2, (y1 + y2) // 2, LETTER * len(label)
        x, y, wide = _free(middle, taken)
        taken.append((x, y, wide))
        yield people.Tie(bond.seats, (x1, y1, x2, y2), x, y, label)


def _of_seat(name: str, x: int, y: int) -> tuple[Span, Span]:
    """The mark of a seat, and the name above or below it."""
    return (x, y, SEAT), (x, y - 35 if y <= SIZE[1] / 2 else y + 37, CAPITAL * len(name))


def _free(wanted: Span, taken: Sequence[Span]) -> Span:
    """The place nearest to that one at which nothing is written; that one itself where all is full."""
    x, y, wide = wanted
    tried = ((x, y + by, wide) for by in TRIED if LINE / 2 < y + by < SIZE[1] - LINE / 2)
    return next((one for one in tried if not any(_meet(one, other) for other in taken)), wanted)


def _meet(one: Span, other: Span) -> bool:
    return abs(one[1] - other[1]) < LINE and 2 * abs(one[0] - other[0]) < one[2] + other[2]
