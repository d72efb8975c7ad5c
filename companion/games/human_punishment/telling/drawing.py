"""Our own board from above: eight areas, the ways between them, where people stand and machines appear."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from companion.engine.words import Message, say
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import BLUE_LENGTH, OURS, SHARED, Board

At = tuple[int, int]
SIZE = (1300, 650)
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
LANES, CROSSINGS, PARTS = (510, 960), (212, 452), 24
"""Levels between which a way leads down, and the step at which it is checked."""
GAP = 62
"""Between two spaces side by side."""


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
    return Laid({spawn.id: _spawn_at(used, spawn.areas) for spawn in board.spawns}, red, blue)


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


def deus_words(city: City, space: int) -> Message:
    """Deus on its space of the red path, and before whose turn it goes on."""
    before = city.player(city.machines.deus_before).name if city.machines.deus_before else ""
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
