"""The city as one sees it across a table: districts with their own colour and houses, streets, figures."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, radians, sin

from companion.engine.view import Piece, PieceLook, Place, Plan
from companion.engine.words import say
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import BLUE_LENGTH, SHARED, Board, spot_of
from companion.games.human_punishment.telling.drawing import (
    AREAS,
    PLACES,
    At,
    deus_words,
    laid_out,
    route,
)
from companion.games.human_punishment.telling.words import enemy_words, place_words
from companion.kit.composer.paper import mix
from companion.kit.svg import area, disc, line, moved, oval, shades

SIZE, LETTERS, THING = (1640, 780), 36, 64
"""Names are read from three metres, and a pawn is 1/18 of the screen, where the city is 1400 pixels wide."""
EYE, HIGH, LENS, HORIZON = (650, 1500), 1130, 1900, 250
"""Where the camera stands, how high, how it enlarges, and how far down the picture its middle is."""
DOWN, UP = cos(radians(38)), sin(radians(38))
"""Cosine and sine of the angle at which it looks down."""
NIGHT, STREET, LAMP = "#14204a", "#48639b", "#ffe3a3"
PAINTS: Mapping[str, str] = {
    "M": "#4fd1c5",
    "3": "#6f9bff",
    "5": "#c084fc",
    "J": "#9fb0c6",
    "1": "#f0b429",
    "2": "#ff7ab8",
    "4": "#ff9142",
    "6": "#34d399",
}
HOUSES: Mapping[str, str] = {
    "M": "8 4 44 60, 60 4 62 110, 130 4 40 46, 178 4 44 74",
    "3": "8 4 20 150, 36 4 42 62, 86 4 24 120, 120 4 60 44, 190 4 30 96, 270 4 30 60",
    "5": "12 4 36 64, 58 4 30 90, 96 4 116 190, 222 4 34 74",
    "J": "6 4 66 22, 80 4 40 38, 128 4 78 18, 214 4 48 30",
    "1": "8 2 84 26, 108 2 70 34, 194 2 90 26, 300 2 60 34, 374 2 86 28",
    "2": "8 2 34 36, 48 2 24 44, 78 2 44 34, 128 2 28 42, 162 2 52 36, 220 2 30 46, 256 2 44 36, "
    "306 2 26 44, 338 2 60 34",
    "4": "8 2 96 28, 112 2 36 46, 156 2 132 30",
    "6": "8 2 50 24, 70 2 50 30, 132 2 50 24, 194 2 50 30, 256 2 50 24, 318 2 50 30, 380 2 88 40",
}
"""The houses of each area: how far right and back, how wide and how high."""
DEEP = 26
"""Depth of a house."""
BODY, EDGE, EYE_PAINT = "#2b1018", "#ffb0a8", "#ff4b4b"
"""Machines that attack the city are dark with a red eye; colours are those of people."""
FIGURES: Mapping[str, str] = {
    "crawler": line("M-9-10L-17-18-19 0M-8-7L-14-9-15 0M9-10L17-18 19 0M8-7L14-9 15 0", EDGE, 2.4)
    + area("M-12-6Q-11-22 0-22T12-6Q0 0-12-6z", BODY, stroke=EDGE, stroke_width=1.6)
    + disc(0, -12, 5, EYE_PAINT)
    + disc(1.5, -13.5, 1.5, "#fff"),
    "tank": area("M-17-11H17L14 0H-14z", BODY, stroke=EDGE, stroke_width=1.6)
    + area("M-9-20H7V-11H-9zM7-18H22V-14H7z", BODY, stroke=EDGE, stroke_width=1.6)
    + disc(-2, -15.5, 3, EYE_PAINT)
    + line("M-11-5H11", EDGE, 3, stroke_dasharray="4 3"),
    "sniper": area("M-10 0Q-10-16 0-17T10 0z", BODY, stroke=EDGE, stroke_width=1.6)
    + area("M-7-19A7 8 0 0 1 7-19L5-13H-5z", BODY, stroke=EDGE, stroke_width=1.6)
    + line("M-14-4L20-20", EDGE, 2.6)
    + disc(3, -19, 3, EYE_PAINT),
    "soldier": area("M-11 0Q-11-17 0-17T11 0z", BODY, stroke=EDGE, stroke_width=1.6)
    + area("M-8-20Q-8-31 0-31T8-20z", BODY, stroke=EDGE, stroke_width=1.6)
    + area("M-6-24H6V-21H-6z", EYE_PAINT)
    + line("M-13-9H6", EDGE, 3),
    "thief": area("M-10 0Q-9-18 0-19T10 0z", BODY, stroke=EDGE, stroke_width=1.6)
    + disc(0, -23, 7.5, BODY, stroke=EDGE, stroke_width=1.6)
    + area("M-7-26H7V-21H-7z", "#0b0508")
    + area("M-5-24.500h3v2h-3zM2-24.500h3v2h-3z", EYE_PAINT)
    + disc(12, -6, 7, "#5b4528", stroke=EDGE, stroke_width=1.4),
    "apex": area("M-12 0L-9-26 0-34 9-26 12 0z", "#eef3f8", stroke="#14161d", stroke_width=1.6)
    + area("M-6-24H6V-12Q4-6 0-4-4-6-6-12z", "#3f6fae"),
    "deus": area("M0-36L18 0H-18z", "#1a0d26", stroke="#d9b8ff", stroke_width=1.8)
    + area("M-8-12Q0-20 8-12 0-4-8-12z", "#fff")
    + disc(0, -12, 3.4, "#7a1fb0"),
}
"""Each machine as it stands on its foot."""


def plan(city: City) -> Plan:
    """The board with everybody and every machine on it."""
    places, pieces = tuple(_places(city.fixed.board)), tuple(_pieces(city))
    return Plan(SIZE, drawn(city.fixed.board), places, pieces, looks=LOOKS, letters=LETTERS, thing=THING)


def seen(x: float, y: float, high: float = 0) -> At:
    """Where a point of the flat board is on the picture, `high` above the ground."""
    across, along, over = x - EYE[0], y - EYE[1], high - HIGH
    away = -along * DOWN - over * UP
    return round(SIZE[0] / 2 + LENS * across / away), round(
        HORIZON - LENS * (over * DOWN - along * UP) / away
    )


def outline(key: str) -> tuple[At, ...]:
    """The corners of an area on the picture."""
    left, top, width, depth = AREAS[key]
    flat = ((left, top), (left + width, top), (left + width, top + depth), (left, top + depth))
    return tuple(seen(x, y) for x, y in flat)


@lru_cache(maxsize=8)
def spots(board: Board) -> Mapping[str, At]:
    """The middle of each place, by its id."""
    return {place.id: place.at for place in _places(board)}


@lru_cache(maxsize=8)
def drawn(board: Board) -> str:
    """The fixed part of the plan: night, streets, districts and spaces for machines."""
    width, depth = SIZE
    sky = shades("city-night", (0.4, "#131c40", 1), (0.47, "#2c3f7c", 1), (0.58, "#1d2a58", 1))
    ground = area(f"M-2000-1500H{width + 2000}V{depth + 1500}H-2000z", "url(#city-night)")
    districts = "".join(district(key) for key in AREAS)
    return f"<defs>{sky}</defs>{ground}{_streets(board)}{districts}{_spaces(board)}"


def _places(board: Board) -> Iterator[Place]:
    for name, at in PLACES.items():
        yield Place(name, seen(*at), place_words(name))
    laid = laid_out(board)
    for spawn in board.spawns:
        yield Place(f"spawn {spawn.id}", seen(*laid.spawns[spawn.id]))
    for n, at in laid.red.items():
        yield Place(f"red {n}", seen(*at))
    for n, at in laid.blue.items():
        yield Place(f"blue {n}", seen(*at))


def _pieces(city: City) -> Iterator[Piece]:
    for figure in city.figures:
        yield Piece(
            figure.figure.at, figure.name, colour=figure.colour, sign="K" if figure is city.kuro else ""
        )
    for enemy in city.machines.enemies:
        yield Piece(spot_of(enemy.at), enemy_words(enemy), sign=str(enemy.level), look=enemy.type.lower())
    if city.machines.apex is not None:
        label = say("apex-at", n=city.machines.apex, health=city.bars["apex"])
        yield Piece(f"blue {city.machines.apex}", label, look="apex")
    if city.machines.deus is not None:
        yield Piece(f"red {city.machines.deus}", deus_words(city, city.machines.deus), look="deus")


def _way(corners: Sequence[At]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in corners)


def _streets(board: Board) -> str:
    """Streets lie on the ground, wide in front, with lamps along them."""
    found = []
    for pair in sorted({(min(arrow), max(arrow)) for arrow in board.arrows}):
        for start, stop in pairwise(route(*pair)):
            found.append(_street(start, stop))
    return "".join(found)


def _street(start: At, stop: At) -> str:
    (x, y), (u, v) = start, stop
    long = max(1.0, ((u - x) ** 2 + (v - y) ** 2) ** 0.5)
    a, b = 13 * (v - y) / long, 13 * (u - x) / long
    corners = [seen(x - a, y + b), seen(x + a, y - b), seen(u + a, v - b), seen(u - a, v + b)]
    middle = line(_way([seen(x, y), seen(u, v)]), LAMP, 2.5, stroke_dasharray="9 11", opacity=0.7)
    return f"{area(f'{_way(corners)}z', STREET)}{middle}"


def district(key: str) -> str:
    """A plate in the district's colour, its houses behind, and its key in the front corner."""
    left, top, _, depth = AREAS[key]
    paint, corners = PAINTS[key], outline(key)
    ground = mix(NIGHT, paint, 0.42)
    (ax, ay), (bx, by) = corners[3], corners[2]
    edge = area(f"M{ax} {ay}L{bx} {by}v18L{ax} {ay + 18}z", mix("#060a18", paint, 0.3))
    plate = area(f"{_way(corners)}z", ground, stroke=paint, stroke_width=4)
    blocks = (map(int, block.split()) for block in HOUSES[key].split(","))
    houses = "".join(_house(left + x, top + y, wide, high, paint) for x, y, wide, high in blocks)
    x, y = seen(left + 14, top + depth - 12)
    sign = f'<text x="{x}" y="{y}" font-size="26" font-weight="700" fill="{paint}">{key}</text>'
    return f"{edge}{plate}{houses}{_mark(key, left, top, paint)}{sign}"


def _house(x: int, y: int, wide: int, high: int, paint: str) -> str:
    """A house: its front with lit windows, the side that is seen, and its roof."""
    front = y + DEEP
    side = x + wide if x + wide / 2 < EYE[0] else x
    walls = [seen(x, front), seen(x + wide, front), seen(x + wide, front, high), seen(x, front, high)]
    flank = [seen(side, front), seen(side, y), seen(side, y, high), seen(side, front, high)]
    roof = [seen(x, front, high), seen(x + wide, front, high), seen(x + wide, y, high), seen(x, y, high)]
    floors = range(10, high - 8, 16)
    lit = "".join(_way([seen(x + 5, front, h), seen(x + wide - 4, front, h)]) for h in floors)
    windows = line(lit, "#fff3c4", 5, stroke_dasharray="5 9 5 22") if lit else ""
    return (
        area(f"{_way(flank)}z", mix(NIGHT, paint, 0.3))
        + area(f"{_way(walls)}z", mix(NIGHT, paint, 0.62))
        + area(f"{_way(roof)}z", mix(NIGHT, paint, 0.9))
        + windows
    )


def _mark(key: str, left: int, top: int, paint: str) -> str:
    """Landmark of the district."""
    if key == "M":
        x, y = seen(left + 91, top + 30, 78)
        return area(f"M{x - 6} {y - 18}h12v12h12v12h-12v12h-12v-12h-12v-12h12z", "#fff", opacity=0.85)
    if key in "34":
        x, y = seen(left + (18 if key == "3" else 130), top + 17, 150 if key == "3" else 46)
        mast = line(f"M{x} {y}v-34M{x - 9} {y - 14}h18", paint, 3)
        return f"{mast}{disc(x, y - 36, 4, EYE_PAINT)}"
    if key == "J":
        x, y = seen(left + 100, top + 17, 38)
        return line(f"M{x} {y}v-46h74v14M{x} {y - 46}l-16 12", paint, 5)
    if key == "1":
        chimneys = (seen(left + x, top + 14, 30) for x in (70, 250, 430))
        return "".join(
            line(f"M{x} {y}v-22", paint, 9) + line(f"M{x} {y - 26}q-8-12 2-20", paint, 6, opacity=0.4)
            for x, y in chimneys
        )
    return ""


def _spaces(board: Board) -> str:
    """Spawns are dashed squares with their numbers, spaces of the red path square, of the blue one round."""
    laid = laid_out(board)
    squares = "".join(f"{_way(_square(at, 27, 24))}z" for at in laid.spawns.values())
    blues = {n: at for n, at in laid.blue.items() if n != len(board.blue)}
    paths = {f"R{n}": at for n, at in laid.red.items()} | {f"B{n}": at for n, at in blues.items()}
    paths[f"R{SHARED} B{BLUE_LENGTH}"] = paths.pop(f"R{SHARED}")
    names = {f"{spawn.removesuffix('b')}": at for spawn, at in laid.spawns.items() if spawn != "7b"}
    names |= {"7 ": laid.spawns["7b"]} if "7b" in laid.spawns else {}
    reds = "".join(f"{_way(_square(at, 32, 24))}z" for at in laid.red.values())
    rounds = "".join(
        oval(*seen(*at), 38, 20, "#1d2a44", stroke="#8fb4ff", stroke_width=2) for at in blues.values()
    )
    return (
        area(squares, NIGHT, opacity=0.85, stroke="#8c9ab4", stroke_width=2, stroke_dasharray="6 5")
        + area(reds, "#3a1a24", stroke="#ff9a9a", stroke_width=2)
        + rounds
        + f'<g fill="#b9c4d8" font-size="22" text-anchor="middle">{_numbers(names)}{_numbers(paths)}</g>'
    )


def _square(at: At, wide: int, deep: int) -> list[At]:
    x, y = at
    return [seen(x + a * wide, y + b * deep) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def _numbers(spaces: Mapping[str, At]) -> str:
    middles = {name: seen(*at) for name, at in spaces.items()}
    return "".join(f'<text x="{x}" y="{y + 8}">{name.strip()}</text>' for name, (x, y) in middles.items())


MACHINE = 1.4
"""Scale of a machine on the board to its drawing."""


def standing(drawing: str) -> str:
    """A figure with its shadow."""
    return oval(0, 0, 17, 5, "#000", opacity=0.55) + drawing


LOOKS = tuple(
    PieceLook(look, standing(moved(0, 0, drawing, scale=MACHINE)), say(f"enemy-{look}"))
    for look, drawing in FIGURES.items()
)
