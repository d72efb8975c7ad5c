"""Tiles: what is printed on them, and what they carry as they lie (HE-024, HE-027, `about.tile`)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

SIDES = "nesw"
"""The directions of the four edges, clockwise (y grows to the north)."""
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
FACING = {"n": "s", "e": "w", "s": "n", "w": "e"}
BUILDING, ROAD, SLUM = "b", "r", "s"
RUINED = SLUM * 4
"""The edges of a ruined tile (HE-025)."""
THROUGH, CROSSING, NOTHING = "through", "crossing", "nothing"
Place: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Tile:
    """A tile as it is printed: its edges n e s w, how its roads go on, its buildings, a barracks on it.

    `road` is through, crossing, or what each road edge ends at: building, barracks, nothing. `buildings` are
    the directions of each building inside the tile.
    """

    edges: str
    road: str = ""
    buildings: tuple[str, ...] = ()
    barracks: bool = False


@dataclass(frozen=True)
class Part:
    """A piece of a building or a road on a tile as it lies: the sides it reaches, and if it just stops."""

    kind: str
    sides: str
    stops: bool = False


@dataclass(frozen=True)
class Lying:
    """A tile on the table: its quarter turns clockwise, whose it is (None: the start tile), if ruined."""

    tile: Tile
    turn: int = 0
    owner: str | None = None
    ruined: bool = False

    @property
    def edges(self) -> str:
        """Its edges n e s w as they count now."""
        return RUINED if self.ruined else turned(self.tile.edges, self.turn)

    @property
    def parts(self) -> tuple[Part, ...]:
        """Parts of the tile after rotation; a ruined one has none (HE-075)."""
        return () if self.ruined else parts_of(self.tile, self.turn)

    @property
    def has_barracks(self) -> bool:
        return self.tile.barracks and not self.ruined


def tile(edges: str, road: str = "", buildings: tuple[str, ...] = (), *, barracks: bool = False) -> Tile:
    """A tile, with what is usual where it is not said: one building, a road through or a crossing."""
    roads, walls = edges.count(ROAD), "".join(_where(edges, BUILDING))
    usual = THROUGH if roads == 2 else CROSSING if roads > 2 else ""
    return Tile(edges, road or usual, buildings or ((walls,) if walls else ()), barracks)


def turned(edges: str, turn: int) -> str:
    """The edges after quarter turns clockwise: what was north is east after one (HE-061)."""
    return edges[-turn:] + edges[:-turn] if turn else edges


def neighbour(place: Place, side: str) -> Place:
    """The place beyond a side."""
    x, y = STEPS[side]
    return place[0] + x, place[1] + y


@lru_cache(maxsize=4096)
def parts_of(tile: Tile, turn: int) -> tuple[Part, ...]:
    """Parts of a tile after quarter turns."""
    buildings = tuple(Part("building", _sides_turned(building, turn)) for building in tile.buildings)
    return (*buildings, *_roads(tile, turn))


def _roads(tile: Tile, turn: int) -> tuple[Part, ...]:
    sides = [_sides_turned(one, turn) for one in _where(tile.edges, ROAD)]
    if tile.road == THROUGH:
        return (Part("road", "".join(sides)),)
    return tuple(Part("road", side, stops=tile.road == NOTHING) for side in sides)


def _where(edges: str, letter: str) -> list[str]:
    return [side for side, edge in zip(SIDES, edges, strict=True) if edge == letter]


def _sides_turned(sides: str, turn: int) -> str:
    return "".join(SIDES[(SIDES.index(side) + turn) % 4] for side in sides)


PLAIN = tile(RUINED)
"""Slum on all sides, and nothing inside."""
