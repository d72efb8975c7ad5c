"""The flats before the sea: amber in the mud, the walker as far out as it goes, and the water coming up."""

from functools import lru_cache
from math import sin
from typing import TypeAlias

from companion.engine.view import Area, Piece, Place, Plan
from companion.engine.words import say
from companion.games.amber_tide.state import FAR, HIGH, AmberTideState
from companion.kit.composer.paper import chance
from companion.kit.svg import area, disc, line, moved, oval, shades

At: TypeAlias = tuple[float, float]
SIZE, LETTERS, THING = (1600, 900), 34, 66
HORIZON, OUT, FOOT = 190, (1060, 216), (650, 500)
"""Where the sea ends; where its edge lies at the lowest tide, and at the highest, before the dune."""
SUN, DUNE = (740, 172), (60, 392)
"""Where the sun stands, and where the others wait."""
BESIDE = 120
"""Distance of the stakes from the walker's way."""
NEAREST, FARTHEST = 0.3, 0.86
"""Parts of the way to the water after the first throw, and after one that finds what the sea took."""
SAND = ((0, 330), (420, 330), (660, 480), (1000, 230), SIZE, (0, SIZE[1]))
PUDDLES = ((900, 430, 60), (1160, 380, 46), (1290, 490, 92), (800, 600, 110), (1460, 640, 130))
SHORE_GRASS = ((20, 338, 6, 70), (34, 336, -8, 62), (48, 336, 12, 56), (196, 326, -7, 60), (210, 326, 5, 72))
GRASS = (*SHORE_GRASS, (224, 326, 14, 50), (400, 340, -6, 54), (414, 344, 7, 62), (428, 348, 14, 44))
"""Middle and half the width of each; foot, lean and height of each blade."""
MOST = 24
"""Most pieces of amber that are drawn."""


def flats(state: AmberTideState) -> Plan:
    """Everybody on the dune but the walker, who is farther out with each throw."""
    out = bool(state.throws) and not state.over and not state.ended
    dunes = [seat for seat in state.seats if not (out and seat.id == state.walker.id)]
    x, y = DUNE
    places = (Place("dune", (x + 35 * len(dunes), y)), Place("out", _whole(_walked(state))))
    people = tuple(
        Piece(there, say(f"piece-{there}", name=seat.name, n=state.carried), seat.colour)
        for seat in state.seats
        for there in ("dune" if seat in dunes else "out",)
    )
    read = Area("shore", SAND, say("shore"), tuple(person.label for person in people))
    bag = moved(*_walked(state), _bag(state.carried)) if out and state.carried else ""
    ground = "".join((land(), sea(state.tide), dune(), _stakes(state.tide), _amber(state), bag))
    return Plan(SIZE, ground, places, people, (read,), letters=LETTERS, thing=THING, on_phones=False)


def _whole(at: At) -> tuple[int, int]:
    return round(at[0]), round(at[1])


def _come(tide: float) -> float:
    """The part of its way that the sea has come; near steps look longer than far ones."""
    return float((max(0, tide) / HIGH) ** 1.35)


def _edge(tide: float) -> At:
    """Where the water stands on the walker's way."""
    part = _come(tide)
    return OUT[0] + (FOOT[0] - OUT[0]) * part, OUT[1] + (FOOT[1] - OUT[1]) * part


def _walked(state: AmberTideState, throws: int | None = None) -> At:
    """The place between dune and water after that number of throws."""
    many = min(FAR, state.throws if throws is None else throws)
    part = NEAREST + (FARTHEST - NEAREST) * max(0, many - 1) / (FAR - 1)
    (x, y), (far, high) = FOOT, _edge(state.tide)
    return x + (far - x) * part, y + (high - y) * part


def _amber(state: AmberTideState) -> str:
    """Amber that the sea has taken glows in the mud, where the third throw leads."""
    if not state.taken:
        return ""
    numbers, (x, y) = chance("amber"), _walked(state, FAR)
    lumps = [
        moved(x + 90 + 210 * next(numbers), y + 60 * next(numbers), lump(), scale=0.9 + 0.5 * next(numbers))
        for _ in range(min(state.taken, MOST))
    ]
    return moved(0, 0, *lumps) + _plate((x + 330, y + 40), state.taken, "#7a4608")


def lump() -> str:
    """A piece of amber."""
    return (
        oval(2, 7, 17, 5, "#000", opacity=0.35)
        + area("M-15 2-8-10 6-12 16-2 10 7-8 8z", "#f0a02c", stroke="#7a4608", stroke_width=2)
        + area("M-8-10 6-12 2-3-6 0z", "#ffd98a")
    )


def _bag(carried: int) -> str:
    """The walker's bag, at their side."""
    sack = area(
        "M-22 0Q-34-30-10-44L-14-54H14L10-44Q34-30 22 0z", "#a9753c", stroke="#4a2f14", stroke_width=3
    )
    return moved(-62, 2, oval(0, 1, 28, 6, "#000", opacity=0.4), sack, _plate((0, -14), carried, "#4a2f14"))


def _plate(at: At, number: int, paint: str) -> str:
    """A number on a plate."""
    style = 'text-anchor="middle" font-size="34" font-weight="700" fill="#fff6dc"'
    text = f'<text y="12" {style}>{number}</text>'
    return moved(*at, disc(0, 0, 26, paint, stroke="#fff6dc", stroke_width=3), text)


def _stakes(tide: int) -> str:
    """A row of stakes out to sea, one for each step of the tide: those that it has reached are wet."""
    posts = []
    for step in range(1, HIGH + 1):
        (x, y), near = _edge(step), 0.35 + 0.65 * _come(step)
        wet = step <= tide
        high, paint = (34, "#2b2320") if wet else (64, "#7d5a3a")
        shine = oval(0, 0, 22, 5, "#dff3ef", opacity=0.6) if wet else oval(4, 0, 20, 5, "#000", opacity=0.3)
        post = shine + area(
            f"M-9 0V-{high}L0-{high + 8} 9-{high}V0z", paint, stroke="#1a120c", stroke_width=2
        )
        band = "" if wet else area("M-10-58H10v12H-10z", "#e0562f")
        posts.append(moved(round(x + BESIDE), round(y), post, band, scale=round(near, 2)))
    return "".join(posts)


def _line(tide: int, reach: float = 1) -> str:
    """The edge of the sea from the left to the right; `reach` is how far a wave has come."""
    (at, high), part = _edge(tide), _come(tide)
    points = []
    for n, x in enumerate(range(-900, 2700, 120)):
        lean = (x - at) * (0.04 + 0.36 * part if x > at else 0.05)
        y = max(10.0, high + lean - HORIZON) * reach
        points.append((x, HORIZON + y + 0.05 * y * sin(2.3 * n + 3 * reach + tide)))
    curves = (
        f"{x} {y:.0f} {x + 60} {(y + points[n + 1][1]) / 2:.0f}" for n, (x, y) in enumerate(points[:-1])
    )
    return f"M{points[0][0]} {points[0][1]:.0f}Q{'Q'.join(curves)}"


def sea(tide: int) -> str:
    """The sea up to its edge: waves, light of the sun on it, foam, and the sand that it has wetted."""
    edge = _line(tide)
    back = f"V{HORIZON}H-900z"
    waves = (
        line(_line(tide, reach), "#bfe3e0", 2 + 5 * reach, opacity=0.35, stroke_dasharray="130 70 40 90")
        for reach in (0.2, 0.4, 0.62, 0.82)
    )
    return (
        area(_line(tide, 1.1) + back, "#4b3a2b", opacity=0.55)
        + area(edge + back, "url(#flats-sea)")
        + _glitter(_edge(tide)[1])
        + "".join(waves)
        + line(_line(tide, 0.94), "#e6f5f1", 5, opacity=0.6, stroke_dasharray="90 40 160 60")
        + line(edge, "#f7fffb", 9, stroke_linecap="round")
    )


def _glitter(edge: float) -> str:
    """The way of the sun over the water."""
    numbers, dashes = chance("glitter"), []
    for y in range(HORIZON + 8, round(edge) - 16, 11):
        wide = 40 + (y - HORIZON) * 0.5
        dashes.append(f"M{SUN[0] + 60 * (next(numbers) - 0.5) - wide / 2:.0f} {y}h{wide * next(numbers):.0f}")
    return line("".join(dashes), "#ffe7b0", 5, opacity=0.7, stroke_linecap="round") if dashes else ""


@lru_cache(maxsize=1)
def land() -> str:
    """The sky with its low sun, and the flats with their ripples and puddles."""
    width, height = SIZE
    air = shades(
        "flats-sky", (0.6, "#274a68", 1), (0.8, "#8d8088", 1), (0.9, "#eaa76a", 1), (1, "#ffdf9e", 1)
    )
    water = shades("flats-sea", (0, "#86aeb0", 1), (0.3, "#3f8296", 1), (1, "#1d5a70", 1))
    glow = shades(
        "flats-glow", (0, "#fff1c4", 0.95), (0.3, "#ffe0a0", 0.55), (1, "#ffd08a", 0), upright=False
    )
    mud = shades("flats-mud", (0, "#b8946a", 1), (0.25, "#8f7250", 1), (1, "#5d4936", 1))
    ripples = "".join(f"M{-200 + 260 * (n % 7)} {330 + 34 * n}q60 {8 + n} 130 0t140 4" for n in range(16))
    return (
        f"<defs>{air}{water}{glow}{mud}</defs>"
        + area(f"M-900-900H{width + 900}V{HORIZON}H-900z", "url(#flats-sky)")
        + disc(*SUN, 360, "url(#flats-glow)")
        + "".join(_cloud(*at) for at in ((330, 96, 1.2), (760, 60, 0.9), (1420, 92, 1), (1000, 128, 0.6)))
        + disc(*SUN, 58, "#fff3d0")
        + area(f"M-900 {HORIZON}H{width + 900}V{height + 500}H-900z", "url(#flats-mud)")
        + line(ripples, "#4a3826", 5, opacity=0.35, stroke_linecap="round")
        + "".join(oval(x, y, wide, wide / 8, "#e9c79a", opacity=0.45) for x, y, wide in PUDDLES)
        + line("M560 96q14-14 26 0q12-14 26 0M640 128q10-10 18 0q8-10 18 0", "#2b3f52", 4)
    )


def _cloud(x: float, y: float, scale: float) -> str:
    return moved(
        x, y, area("M-150 0Q-70-22 0-8T150-4Q90 16 10 8T-150 0z", "#f7c99a", opacity=0.45), scale=scale
    )


@lru_cache(maxsize=1)
def dune() -> str:
    """The dune on the left with its grass."""
    foot = SIZE[1] + 500
    blades = "".join(f"M{x} {y}q{lean}-40 {2 * lean}-{high}" for x, y, lean, high in GRASS)
    return (
        area(f"M-900 300Q160 300 400 338T640 452Q690 520 640 640T560 {foot}H-900z", "#dcbf86")
        + area(f"M-900 440Q220 400 420 470T540 620Q560 760 470 {foot}H-900z", "#c3a268")
        + area(f"M-900 600Q160 560 300 680T380 {foot}H-900z", "#a98a55")
        + line(blades, "#5b7536", 6, stroke_linecap="round")
    )
