"""The people of a game in a circle, with what binds them, as a part of a page."""

from collections.abc import Callable, Iterator, Mapping
from math import cos, pi, sin

from companion.adapters.language.speech import Speech
from companion.engine import view as v
from web.shown import people, table

SIZE = (480, 330)
"""Width and height of the drawing, in its units."""
REACH = (168, 112)
"""How far from the middle they sit, across and down."""
BELOW, ACROSS = 24, 180
"""So far below one another stand names of ties that would be nearer side by side than this: some are long."""


def circle(view: v.View, say: Speech, colour: Callable[[str], table.ColourView]) -> people.Circle | None:
    """Who sits where, clockwise from the top, while the table gets to know its people; else None."""
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
    written: list[tuple[int, int]] = []
    for bond in view.bonds:
        (x1, y1), (x2, y2) = (places[seat] for seat in bond.seats)
        x, y = (x1 + x2) // 2, (y1 + y2) // 2
        while any(abs(x - other) < ACROSS and abs(y - height) < BELOW for other, height in written):
            y += BELOW
        written.append((x, y))
        yield people.Tie(bond.seats, (x1, y1, x2, y2), x, y, say(bond.label))
