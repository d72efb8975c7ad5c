"""Our own board as a plan: eight areas, the ways between them, where people stand and machines appear."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from companion.engine.view import Piece, Place, Plan
from companion.engine.words import Message, say
from companion.games.human_punishment.board import BLUE_LENGTH, OURS, SHARED, Board
from companion.games.human_punishment.model import City
from companion.games.human_punishment.words import enemy_words, place_words

At = tuple[int, int]
SIZE = (1000, 640)
AREAS: Mapping[str, tuple[int, int, int, int]] = {
    "M": (20, 20, 200, 150),
    "3": (250, 20, 230, 170),
    "5": (510, 20, 230, 170),
    "J": (770, 20, 210, 150),
    "1": (20, 230, 300, 190),
    "2": (350, 230, 310, 190),
    "4": (690, 230, 290, 190),
    "6": (350, 450, 310, 170),
}
"""Left, top, width and height of each area."""
PLACES: Mapping[str, tuple[int, int]] = {
    "Med Center": (120, 85),
    "Nexus": (330, 80),
    "Monolith": (590, 80),
    "Junkyard": (875, 85),
    "Sector I": (75, 300),
    "Sector II": (170, 300),
    "Sector III": (265, 300),
    "City": (405, 300),
    "Dark Net": (505, 300),
    "Factory": (605, 300),
    "HQ": (760, 300),
    "Yellow Zone": (895, 300),
    "Network": (430, 520),
    "Isolation Cube": (575, 520),
}
OUR_SPAWN_AT: Mapping[str, tuple[int, int]] = {
    "2": (385, 595),
    "12": (625, 595),
    "3": (690, 60),
    "9": (690, 115),
    "4": (236, 205),
    "5": (440, 80),
    "6": (385, 395),
    "8": (435, 395),
    "6/8": (485, 395),
    "7": (170, 395),
    "7b": (740, 395),
    "11": (800, 395),
    "10": (675, 210),
}
OUR_RED_AT = {1: (545, 395), 2: (890, 395), 3: (590, 165), 4: (605, 395)}
OUR_BLUE_AT = {1: (300, 165), 2: (370, 165), 3: (605, 395)}
SIGNS: Mapping[str, str] = {"Tank": "■", "Sniper": "◎", "Soldier": "▲", "Crawler": "≈", "Thief": "✦"}
APEX, DEUS = "A", "D"
LANES, CROSSINGS, PARTS = (335, 675), (210, 435), 24
"""Levels between which a way leads down, and the step at which it is checked."""
GAP = 46
"""Between two spaces side by side."""
GROUND, AREA, EDGE, WAY = "#14161d", "#23262f", "#4a4f5e", "#6a6f80"
RED_SPACE, BLUE_SPACE = "#8f3540", "#3a5f94"


def plan(city: City) -> Plan:
    """The board with everybody and every machine on it."""
    return Plan(SIZE, drawn(city.board), tuple(_places(city.board)), tuple(_pieces(city)))


def spot_of(enemy_at: str) -> str:
    """The place of the plan on which an Enemy stands."""
    return enemy_at.lower() if enemy_at.startswith("Red") else f"spawn {enemy_at}"


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
    return left + GAP * (column + 1), top + height - 25 - row * 38


def _spawn_at(used: Counter[str], areas: tuple[str, ...]) -> At:
    """In its area, or for a Watchtower in the middle of the areas that it reaches."""
    if len(areas) == 1:
        return _along(used, areas[0])
    middles = [middle_of(area) for area in areas]
    across, down = (sum(axis) // len(areas) for axis in zip(*middles, strict=True))
    used["tower"] += 1
    return across, down + 12 * used["tower"]


def _pieces(city: City) -> Iterator[Piece]:
    for one in city.figures:
        yield Piece(one.at, one.name, colour=one.colour, sign="K" if one is city.kuro else "")
    for enemy in city.enemies:
        yield Piece(spot_of(enemy.at), enemy_words(enemy), sign=f"{SIGNS[enemy.type]}{enemy.level}")
    if city.apex is not None:
        label = say("apex-at", n=city.apex, health=city.bars["apex"])
        yield Piece(f"blue {city.apex}", label, sign=APEX)
    if city.deus is not None:
        yield Piece(f"red {city.deus}", deus_words(city, city.deus), sign=DEUS)


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
    keys = "".join(f'<text x="{x + 12}" y="{y + 30}">{key}</text>' for key, (x, y, _, _) in AREAS.items())
    return (
        f'<rect width="{width}" height="{height}" rx="10" fill="{GROUND}"/>'
        f'<g fill="none" stroke="{WAY}" stroke-width="9" stroke-linecap="round"><path d="{ways}"/></g>'
        f'<g fill="{AREA}" stroke="{EDGE}" stroke-width="2">{areas}</g>'
        f'<g fill="{WAY}" font-size="24" font-weight="700">{keys}</g>{_spaces(board)}'
    )


def _spaces(board: Board) -> str:
    """Spawns as dashed squares with their numbers, the spaces of both paths as squares of their colour."""
    laid = laid_out(board)
    squares = "".join(
        f'<rect x="{x - 19}" y="{y - 17}" width="38" height="34" rx="6"/>' for x, y in laid.spawns.values()
    )
    numbers = "".join(
        f'<text x="{x}" y="{y + 5}">{spawn.removesuffix("b")}</text>' for spawn, (x, y) in laid.spawns.items()
    )
    red = "".join(f'<rect x="{x - 22}" y="{y - 18}" width="44" height="36"/>' for x, y in laid.red.values())
    blue = "".join(
        f'<rect x="{x - 22}" y="{y - 18}" width="44" height="36"/>'
        for n, (x, y) in laid.blue.items()
        if n != len(board.blue)
    )
    x, y = laid.red[SHARED]
    both = f'<path d="M{x - 22} {y + 18}V{y - 18}H{x + 22}z" fill="{BLUE_SPACE}"/>'
    return (
        f'<g fill="none" stroke="{WAY}" stroke-width="2" stroke-dasharray="5 4">{squares}</g>'
        f'<g fill="{WAY}" font-size="15" text-anchor="middle">{numbers}</g>'
        f'<g fill="{RED_SPACE}">{red}</g><g fill="{BLUE_SPACE}">{blue}</g>{both}'
    )
