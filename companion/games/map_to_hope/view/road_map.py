"""The road as a map on paper: the way walked in red, places won and lost along it, Camp Hope at its end."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from companion.engine.view import Area, Piece, Place, Plan
from companion.engine.words import say
from companion.games.map_to_hope.cards import CAMP_HOPE
from companion.games.map_to_hope.state import MapToHopeState
from companion.kit.composer.paper import chance
from companion.kit.svg import area, disc, line, moved, oval, shades

SIZE, LETTERS, THING = (1600, 900), 27, 58
LEFT, RIGHT = 110, 1480
LEVELS, CAMP_AT = (165, 255, 120, 210), 120
"""Heights of the stops, one after another: names at the same height lie four stops apart."""
ROOMY, NAMED = 12, 4
"""Stops that may all have their names; on a longer road the latest ones have."""
INK, PAPER, RED, GREEN, AHEAD = "#3b2a1a", "#f4e8c8", "#b3302c", "#2f7d3b", "#7d2a22"
At = tuple[int, int]
PLACES = {
    "craft": area("M-40 28V-10L-12-30 16-10V28z", "#a5714a", stroke=INK, stroke_width=2.5)
    + area("M16 28V-46H36V28z", "#8a5a3a", stroke=INK, stroke_width=2.5)
    + area("M-24 28V4H2V28z", INK)
    + line("M26-52q-8-12 2-22", "#8d8782", 6, opacity=0.6),
    "force": area("M-54 28-38-14-8-34 10-8 30-40 54 28z", "#b79a66", stroke=INK, stroke_width=2.5)
    + area("M-8-34 10-8 2 28H28L40-12 30-40 14-16z", "#8f7547")
    + area("M-18 28-6 2 8 28z", INK),
    "wits": line("M0-64L-20 28M0-64L20 28M-14 2H14M-8-26H8", "#6b5136", 5)
    + line("M-16-70q-12-12 0-24M16-70q12-12 0-24", RED, 4)
    + disc(0, -70, 6, RED),
    "camp": area("M-50 30-20-18 10 30z", "#c9714a", stroke=INK, stroke_width=2)
    + area("M6 30 34-10 60 30z", "#d8a550", stroke=INK, stroke_width=2)
    + line("M0 30V-70", INK, 5)
    + area("M0-70H44L34-56 44-42H0z", RED),
}
"""Sign of a place: the skill that it asks for, or the camp."""
UNKNOWN = disc(0, 0, 15, "#d9c595", stroke=INK, stroke_width=3, stroke_dasharray="6 5")
MARKS = {
    "won": disc(0, 0, 17, GREEN, stroke=PAPER, stroke_width=3)
    + line("M-8 0-2 6 8-6", "#fff", 4.5, stroke_linecap="round"),
    "lost": disc(0, 0, 17, RED, stroke=PAPER, stroke_width=3)
    + line("M-7-7 7 7M7-7-7 7", "#fff", 4.5, stroke_linecap="round"),
    "passed": disc(0, 0, 15, PAPER, stroke=INK, stroke_width=3, stroke_dasharray="5 4"),
}


CORNERS = ((0, 0), (SIZE[0], 0), SIZE, (0, SIZE[1]))


def road(state: MapToHopeState) -> Plan:
    """The way behind, the open Location, what is ahead, and everybody where they are."""
    cards = [place for place, _ in state.way]
    at_place = state.location not in {None, CAMP_HOPE}
    here = len(cards) if at_place or state.at_camp else max(0, len(cards) - 1)
    cards += [state.location or ""] if at_place else []
    stops = _stops(len(cards) + sum(card != CAMP_HOPE for card in state.journey) + 1)
    unnamed = len(cards) - NAMED if len(stops) > ROOMY else 0
    named = [
        Place(f"stop-{n}", stops[n], state.box.title(card) if n >= unnamed else None)
        for n, card in enumerate(cards)
    ]
    camp = Place("camp", stops[-1], CAMP_HOPE if state.finale else state.box.title(CAMP_HOPE))
    where = "camp" if state.at_camp else "travellers"
    travellers = (*named, camp, Place("travellers", stops[here]))
    stands = camp.label if state.at_camp or not named else named[min(here, len(named) - 1)].label
    people = tuple(
        Piece(where, say("traveller", name=survivor.seat.name, place=stands or ""), survivor.seat.colour)
        for survivor in state.survivors
        if not survivor.dead
    )
    read = Area("road", CORNERS, say("the-road"), tuple(person.label for person in people))
    return Plan(
        SIZE,
        _ground(stops, here, _vignettes(state, cards, stops)),
        travellers,
        people,
        (read,),
        letters=LETTERS,
        thing=THING,
        light=True,
        on_phones=False,
    )


def _stops(n: int) -> tuple[At, ...]:
    """Places of that many stops, from the left to the right, up and down."""
    step = (RIGHT - LEFT) / max(1, n - 1)
    way = (LEVELS[place % len(LEVELS)] for place in range(n - 1))
    return tuple((round(LEFT + step * place), y) for place, y in enumerate((*way, CAMP_AT)))


def _vignettes(state: MapToHopeState, cards: Sequence[str], stops: Sequence[At]) -> str:
    """Every place that is known, with how it was left; a circle for each that is not."""
    ends = [end for _, end in state.way]
    drawn = []
    for n, (x, y) in enumerate(stops[:-1]):
        if n >= len(cards):
            drawn.append(moved(x, y, UNKNOWN))
            continue
        place = PLACES[state.box.locations[cards[n]].skill] if cards[n] in state.box.locations else UNKNOWN
        mark = moved(30, -34, MARKS[ends[n]]) if n < len(ends) else ""
        drawn.append(moved(x, y - 24, oval(0, 28, 46, 9, INK, opacity=0.25), place, mark, scale=0.8))
    x, y = stops[-1]
    return "".join(drawn) + moved(x, y - 30, oval(0, 30, 60, 12, INK, opacity=0.25), PLACES["camp"])


def _ground(stops: Sequence[At], here: int, places: str) -> str:
    walked, ahead = _way(stops[: here + 1]), _way(stops[here:])
    ways = (
        line(ahead, AHEAD, 6, stroke_dasharray="3 15", stroke_linecap="round")
        + line(walked, PAPER, 16, stroke_linecap="round", opacity=0.8)
        + line(walked, RED, 8, stroke_linecap="round")
    )
    return f"{sheet()}{ways if len(stops) > 1 else ''}{places}"


def _way(stops: Sequence[At]) -> str:
    """A path that swings from stop to stop."""
    path = f"M{stops[0][0]} {stops[0][1]}"
    for (x, y), (u, v) in pairwise(stops):
        middle = (x + u) // 2
        path += f"C{middle} {y} {middle} {v} {u} {v}"
    return path


@lru_cache(maxsize=1)
def sheet() -> str:
    """The paper with its folds, a river, mountains above and woods below."""
    width, height = SIZE
    paper = shades("road-paper", (0, "#efe0b6", 1), (0.6, "#dcc695", 1), (1, "#a98d57", 1), upright=False)
    folds = "".join(f"M{x} 0V{height}" for x in (400, 800, 1200))
    river = f"M1240-20Q1140 100 1190 210T1090 380 1120 560 1000 {height + 20}"
    return (
        f"<defs>{paper}</defs>{area(f'M-900-500H{width + 900}V{height + 500}H-900z', 'url(#road-paper)')}"
        + line(folds, "#8f7547", 3, opacity=0.4)
        + line(river, "#7fa9a8", 30, opacity=0.7)
        + line(river, "#a9c8c0", 14, opacity=0.8)
        + "".join(_land())
    )


def _land() -> Iterator[str]:
    """Mountains at the upper edge and woods below the road, a little out of line."""
    numbers = chance("the road")
    peak = area("M-50 30-4-50 50 30z", "#c2a774") + area("M-4-50 50 30H6L14-4z", "#8a7048")
    snow = area("M-4-50-18-24-8-28-2-18 8-28 12-24z", PAPER) + line("M-50 30-4-50 50 30", INK, 3)
    yield _symbol("mountain", peak + snow)
    tree = area("M0-30 14 0H5L16 20H-16L-5 0H-14z", "#5f7a52")
    yield _symbol("pine", tree + area("M0-30 14 0H5L16 20H0z", "#43593c"))
    for n in range(13):
        x, y, scale = 40 + 125 * n + 50 * next(numbers), 50 + 40 * next(numbers), 0.6 + 0.5 * next(numbers)
        yield f'<use href="#road-mountain" transform="translate({x:.0f} {y:.0f}) scale({scale:.1f})"/>'
    for n in range(46):
        x, y, scale = 20 + 35 * n + 20 * next(numbers), 470 + 340 * next(numbers), 0.9 + 0.6 * next(numbers)
        yield f'<use href="#road-pine" transform="translate({x:.0f} {y:.0f}) scale({scale:.1f})"/>'


def _symbol(name: str, drawing: str) -> str:
    return f'<defs><g id="road-{name}">{drawing}</g></defs>'
