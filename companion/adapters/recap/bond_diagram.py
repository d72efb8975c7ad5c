"""Draws who supported whom: people on a circle, with as many strands between them as there were times."""

from collections.abc import Callable, Iterator
from math import cos, hypot, pi, sin

from companion.engine.recap_page import BondDiagram, Thread
from web.shown import evening, table

HEIGHT = 80
REACH = (50.0, 31.0)
"""Radii of the circle of knots, across and down."""
BESIDE, BASELINE = 7.0, 1.8
"""Distance of a name from its knot, outwards, and of its baseline below that."""
LETTER = 4.2
"""Width of a letter of a name, for the largest size in which a page writes it."""
MOST = 5
"""The most strands drawn."""
APART, BEND, STEPS = 2.0, 0.3, 12
"""Gap between strands, their bend to the middle, and their number of line segments."""
AT_THE_SIDE = 0.3
"""A knot further to a side than this share of the reach has its name there."""

Place = tuple[float, float]


def bond_diagram(weave: BondDiagram, colour: Callable[[str], table.ColourView]) -> evening.WeaveView:
    """The drawing; its strands in turn, so that they lie over and under one another."""
    count, width = len(weave.knots), _width(weave)
    middle = width / 2, HEIGHT / 2
    places = {one.seat: _place(middle, n, count) for n, one in enumerate(weave.knots)}
    paints = {knot.seat: colour(knot.colour) for knot in weave.knots}
    knots = tuple(_knot(middle, places[knot.seat], knot.name, paints[knot.seat]) for knot in weave.knots)
    threads = [
        thread
        for thread in weave.threads
        if {thread.of, thread.to} <= places.keys() and thread.of != thread.to
    ]
    strands = tuple(
        evening.Strand(
            _curve(middle, places[one.of], places[one.to], APART * (place + 0.5)),
            paints[one.of].paint,
            one.against,
        )
        for place in range(MOST)
        for one in _in_turn(threads, place)
    )
    return evening.WeaveView(width, HEIGHT, knots, strands)


def _width(weave: BondDiagram) -> int:
    """The circle, and room for the longest name at either side of it."""
    longest = max((len(knot.name) for knot in weave.knots), default=0)
    return round(2 * (REACH[0] + BESIDE + LETTER * longest))


def _in_turn(threads: list[Thread], place: int) -> Iterator[Thread]:
    """The threads with more strands than `place`, from alternating ends."""
    return (thread for thread in threads[:: -1 if place % 2 else 1] if thread.times > place)


def _place(middle: Place, number: int, count: int) -> Place:
    """Clockwise from the top, as people sit."""
    turn = 2 * pi * number / count - pi / 2
    return round(middle[0] + REACH[0] * cos(turn), 1), round(middle[1] + REACH[1] * sin(turn), 1)


def _knot(middle: Place, at: Place, name: str, colour: table.ColourView) -> evening.KnotView:
    """A person on the circle, with the name outside."""
    x, y = ((along - half) / reach for along, half, reach in zip(at, middle, REACH, strict=True))
    named = round(at[0] + BESIDE * x, 1), round(at[1] + BESIDE * y + BASELINE, 1)
    return evening.KnotView(at, colour, name, named, _anchor(x))


def _anchor(side: float) -> str:
    return "middle" if abs(side) < AT_THE_SIDE else "start" if side > 0 else "end"


def _curve(middle: Place, start: Place, stop: Place, aside: float) -> tuple[Place, ...]:
    """From one knot to another, so far to its own side: the way back lies on the other."""
    (x0, y0), (x1, y1) = start, stop
    long = hypot(x1 - x0, y1 - y0)
    across = (y1 - y0) / long, (x0 - x1) / long
    half = (x0 + x1) / 2, (y0 + y1) / 2
    bent = (
        half[0] + BEND * (middle[0] - half[0]) + 2 * aside * across[0],
        half[1] + BEND * (middle[1] - half[1]) + 2 * aside * across[1],
    )
    return tuple(_between(start, bent, stop, step / STEPS) for step in range(STEPS + 1))


def _between(start: Place, bent: Place, stop: Place, part: float) -> Place:
    rest = 1 - part
    x, y = (
        rest * rest * a + 2 * rest * part * b + part * part * c
        for a, b, c in zip(start, bent, stop, strict=True)
    )
    return round(x, 1), round(y, 1)
