"""Our own board as a plan: eight areas, the ways between them, where people stand and machines appear."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from companion.engine.view import Piece, PieceLook, Place, Plan
from companion.engine.words import Message, say
from companion.games.human_punishment.state.board import BLUE_LENGTH, OURS, SHARED, Board, spot_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.telling.words import enemy_words, place_words

At = tuple[int, int]
SIZE, LETTERS, THING = (1300, 650), 34, 44
"""Names are as high as can be read from three metres where the plan is 1200 pixels wide or more."""
AREAS: Mapping[str, tuple[int, int, int, int]] = {
    "M": (20, 15, 230, 175),
    "3": (290, 15, 310, 175),
    "5": (640, 15, 330, 175),
    "J": (1010, 15, 270, 175),
    "1": (20, 235, 470, 195),
    "2": (530, 235, 410, 195),
    "4": (980, 235, 300, 195),
    "6": (530, 475, 480, 165),
}
"""Left, top, width and height of each area."""
PLACES: Mapping[str, tuple[int, int]] = {
    "Med Center": (135, 70),
    "Nexus": (400, 70),
    "Monolith": (770, 70),
    "Junkyard": (1145, 70),
    "Sector I": (92, 295),
    "Sector II": (250, 295),
    "Sector III": (408, 295),
    "City": (590, 295),
    "Dark Net": (722, 295),
    "Factory": (870, 295),
    "HQ": (1030, 295),
    "Yellow Zone": (1168, 295),
    "Network": (622, 528),
    "Isolation Cube": (850, 528),
}
OUR_SPAWN_AT: Mapping[str, tuple[int, int]] = {
    "2": (575, 612),
    "12": (965, 612),
    "3": (925, 55),
    "9": (925, 115),
    "4": (510, 212),
    "5": (555, 60),
    "6": (572, 400),
    "8": (634, 400),
    "6/8": (696, 400),
    "7": (255, 400),
    "7b": (1030, 400),
    "11": (1096, 400),
    "10": (960, 212),
}
OUR_RED_AT = {1: (778, 400), 2: (1220, 400), 3: (770, 163), 4: (880, 400)}
OUR_BLUE_AT = {1: (360, 163), 2: (440, 163), 3: (880, 400)}
MACHINE, FRIEND = "#0c0d12", "#fff"
"""Machines that attack the city are dark, Apex is light: colours are those of people."""
LANES, CROSSINGS, PARTS = (510, 960), (212, 452), 24
"""Levels between which a way leads down, and the step at which it is checked."""
GAP = 62
"""Between two spaces side by side."""
GROUND, AREA, EDGE, WAY = "#14161d", "#23262f", "#4a4f5e", "#6a6f80"
SPACE = "#3b3f4c"
RED_CORNERS, BLUE_CORNERS = 0, 22
"""Spaces of the red path are square, those of the blue one round; both languages call them R and B."""


def _body(paint: str, inside: str) -> str:
    return f'<rect x="-16" y="-14" width="32" height="28" rx="5" fill="{paint}" stroke="#e8e2d6"/>{inside}'


LINES = 'fill="none" stroke="#fff" stroke-width="2"'
SHAPES = {
    "tank": '<path d="M-13 2h26l-3 8h-20zM-6-5h9v6h-9zM3-4h9v2.500h-9z" fill="#fff"/>',
    "sniper": f'<path d="M-7 0a7 7 0 0114 0a7 7 0 01-14 0M0-12V-3M0 3V12M-12 0H-3M3 0H12" {LINES}/>',
    "soldier": '<path d="M0-11a5 5 0 010 10a5 5 0 010-10zM-9 11c0-13 18-13 18 0z" fill="#fff"/>',
    "crawler": f'<path d="M-13 6l5-11 5 11 5-11 5 11 5-11" {LINES}/>',
    "thief": '<path d="M-13-5q13-5 26 0q0 10-7 10l-6-5-6 5q-7 0-7-10z" fill="#fff"/>',
}
"""SVG of each type of attacker, drawn about its middle."""
ELITES = {
    "apex": _body(FRIEND, f'<path d="M-10-9h20v7q-2 9-10 13q-8-4-10-13z" fill="{MACHINE}"/>'),
    "deus": _body(
        MACHINE, f'<path d="M-13 0q13-14 26 0q-13 14-26 0z" fill="#fff"/><circle r="4.500" fill="{MACHINE}"/>'
    ),
}
KEY_AT = tuple((48 + 265 * column, 500 + 40 * row) for column in range(2) for row in range(4))
LOOKS = tuple(
    PieceLook(look, drawing, say(f"enemy-{look}"), at)
    for (look, drawing), at in zip(
        ({one: _body(MACHINE, shape) for one, shape in SHAPES.items()} | ELITES).items(),
        KEY_AT,
        strict=False,
    )
)


def plan(city: City) -> Plan:
    """The board with everybody and every machine on it."""
    places, pieces = tuple(_places(city.board)), tuple(_pieces(city))
    return Plan(SIZE, drawn(city.board), places, pieces, looks=LOOKS, letters=LETTERS, thing=THING)


def _places(board: Board) -> Iterator[Place]:
    for name, at in PLACES.items():
        yield Place(name, at, place_words(name))
    laid = laid_out(board)
    for spawn in board.spawns:
        yield Place(f"spawn {spawn.id}", laid.spawns[spawn.id])
    for n, at in laid.red.items():
        yield Place(f"red {n}", at)
    for n, at in laid.blue.items():
        yield Place(f"blue {n}", at)


@lru_cache(maxsize=8)
def spots(board: Board) -> Mapping[str, At]:
    """The middle of each place, by its id."""
    return {one.id: one.at for one in _places(board)}


@dataclass(frozen=True)
class Laid:
    """Positions of the spaces for machines on the plan."""

    spawns: Mapping[str, At]
    red: Mapping[int, At]
    blue: Mapping[int, At]


@lru_cache(maxsize=8)
def laid_out(board: Board) -> Laid:
    """Our own board as it is drawn, and any other with its spaces side by side along their areas."""
    if board is OURS:
        return Laid(OUR_SPAWN_AT, OUR_RED_AT, OUR_BLUE_AT)
    used: Counter[str] = Counter()
    red = {n: _along(used, area) for n, area in enumerate(board.red, start=1)}
    blue = {n: _along(used, area) for n, area in enumerate(board.blue, start=1)}
    if SHARED in red and BLUE_LENGTH in blue:
        blue[BLUE_LENGTH] = red[SHARED]
    return Laid({one.id: _spawn_at(used, one.areas) for one in board.spawns}, red, blue)


def _along(used: Counter[str], area: str) -> At:
    """The next free place at the lower edge of an area, and above it once the edge is full."""
    left, top, width, height = AREAS[area]
    row, column = divmod(used[area], max(1, (width - GAP) // GAP))
    used[area] += 1
    return left + GAP * (column + 1), top + height - 30 - row * 50


def _spawn_at(used: Counter[str], areas: tuple[str, ...]) -> At:
    """In its area, or for a Watchtower in the middle of the areas that it reaches."""
    if len(areas) == 1:
        return _along(used, areas[0])
    middles = [middle_of(area) for area in areas]
    across, down = (sum(axis) // len(areas) for axis in zip(*middles, strict=True))
    used["tower"] += 1
    return across, down + 16 * used["tower"]


def _pieces(city: City) -> Iterator[Piece]:
    for one in city.figures:
        yield Piece(one.at, one.name, colour=one.colour, sign="K" if one is city.kuro else "")
    for enemy in city.enemies:
        yield Piece(spot_of(enemy.at), enemy_words(enemy), sign=str(enemy.level), look=enemy.type.lower())
    if city.apex is not None:
        label = say("apex-at", n=city.apex, health=city.bars["apex"])
        yield Piece(f"blue {city.apex}", label, look="apex")
    if city.deus is not None:
        yield Piece(f"red {city.deus}", deus_words(city, city.deus), look="deus")


def deus_words(city: City, space: int) -> Message:
    """Deus on its space of the red path, and before whose turn it goes on."""
    before = city.player(city.deus_before).name if city.deus_before else ""
    return say("deus-at", n=space, health=city.bars["deus"], name=before)


def middle_of(area: str) -> At:
    """The middle of an area on the plan."""
    left, top, width, height = AREAS[area]
    return left + width // 2, top + height // 2


def route(one: str, other: str) -> tuple[At, ...]:
    """The corners of a way between two areas, around those that lie between them."""
    start, stop = middle_of(one), middle_of(other)
    lanes = sorted(LANES, key=lambda lane: abs(lane - (start[0] + stop[0]) // 2))
    levels = CROSSINGS if start[1] <= stop[1] else CROSSINGS[::-1]
    around = [tuple((lane, level) for level in levels) for lane in lanes]
    ways = [(start, *bend, stop) for bend in ((), *around)]
    clear = (way for way in ways if not _crosses(way, {one, other}))
    return next(clear, (start, stop))


def _crosses(way: tuple[At, ...], ends: set[str]) -> bool:
    """True if it leads through another area than those at its ends."""
    spots = [
        (x + (u - x) * n // PARTS, y + (v - y) * n // PARTS)
        for (x, y), (u, v) in pairwise(way)
        for n in range(PARTS + 1)
    ]
    others = [box for area, box in AREAS.items() if area not in ends]
    return any(x <= u <= x + w and y <= v <= y + h for x, y, w, h in others for u, v in spots)


@lru_cache(maxsize=8)
def drawn(board: Board) -> str:
    """The fixed part of the plan: ways, Areas and spaces for machines."""
    width, height = SIZE
    ways = "".join(
        "M" + "L".join(f"{x} {y}" for x, y in route(*pair))
        for pair in sorted({(min(arrow), max(arrow)) for arrow in board.arrows})
    )
    areas = "".join(
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="14"/>' for x, y, w, h in AREAS.values()
    )
    keys = "".join(f'<text x="{x + 12}" y="{y + 34}">{key}</text>' for key, (x, y, _, _) in AREAS.items())
    return (
        f'<rect width="{width}" height="{height}" rx="10" fill="{GROUND}"/>'
        f'<g fill="none" stroke="{WAY}" stroke-width="9" stroke-linecap="round"><path d="{ways}"/></g>'
        f'<g fill="{AREA}" stroke="{EDGE}" stroke-width="2">{areas}</g>'
        f'<g fill="{WAY}" font-size="32" font-weight="700">{keys}</g>{_spaces(board)}'
    )


def _spaces(board: Board) -> str:
    """Spawns are dashed squares with their numbers, spaces of the red path square, of the blue one round."""
    laid = laid_out(board)
    squares = "".join(
        f'<rect x="{x - 26}" y="{y - 22}" width="52" height="44" rx="7"/>' for x, y in laid.spawns.values()
    )
    blues = {n: at for n, at in laid.blue.items() if n != len(board.blue)}
    paths = {f"R{n}": at for n, at in laid.red.items()} | {f"B{n}": at for n, at in blues.items()}
    paths[f"R{SHARED} B{len(board.blue)}"] = paths.pop(f"R{SHARED}")
    names = {spawn.removesuffix("b"): at for spawn, at in laid.spawns.items() if spawn != "7b"}
    names |= {} if "7b" not in laid.spawns else {" 7": laid.spawns["7b"]}
    return (
        f'<g fill="{GROUND}" stroke="{WAY}" stroke-width="2" stroke-dasharray="5 4">{squares}</g>'
        f'<g fill="{SPACE}">{_boxes(laid.red, RED_CORNERS)}{_boxes(blues, BLUE_CORNERS)}</g>'
        f'<g fill="{WAY}" font-size="22" text-anchor="middle">{_numbers(names)}</g>'
        f'<g fill="#9aa0b0" font-size="22" text-anchor="middle">{_numbers(paths)}</g>'
    )


def _boxes(spaces: Mapping[int, At], corners: int) -> str:
    return "".join(
        f'<rect x="{x - 32}" y="{y - 24}" width="64" height="48" rx="{corners}"/>' for x, y in spaces.values()
    )


def _numbers(spaces: Mapping[str, At]) -> str:
    return "".join(f'<text x="{x}" y="{y + 8}">{name.strip()}</text>' for name, (x, y) in spaces.items())
