"""The town: what lies where, which features there are, what may be laid, ruined and repaired."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeAlias

from companion.engine.frozen import recent
from companion.games.hopes_end.tiles import FACING, SIDES, STEPS, Lying, Part, Place, Tile, neighbour, turned

Town: TypeAlias = Mapping[Place, Lying]
TURNS = range(4)
AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))
PER_TILE = 3
"""What a completed feature brings for each tile in it (HE-042)."""


@dataclass(frozen=True)
class Feature:
    """A building, a road or a barracks: the tiles that belong to it, and whether it is complete."""

    kind: str
    tiles: frozenset[Place]
    complete: bool


@dataclass(frozen=True)
class Survey:
    """All features of a town; by place the complete ones a tile is of, and whether it carries an open one."""

    features: tuple[Feature, ...]
    complete_at: Mapping[Place, int]
    open_at: frozenset[Place]

    @property
    def complete(self) -> tuple[Feature, ...]:
        """The complete ones."""
        return tuple(one for one in self.features if one.complete)


def laid(town: Town, place: Place, lying: Lying) -> Town:
    """The town with one more tile."""
    return MappingProxyType({**town, place: lying})


def ruined(town: Town, place: Place) -> Town:
    """The town with that tile turned over (HE-033)."""
    return MappingProxyType({**town, place: replace(town[place], ruined=True)})


def repaired(town: Town, place: Place) -> Town:
    """The town with that tile turned back (HE-084)."""
    return MappingProxyType({**town, place: replace(town[place], ruined=False)})


@recent
def survey(town: Town) -> Survey:
    """The features of a town, found by joining parts where their edges meet (HE-043 to HE-056)."""
    features = (*_joined(town), *_barracks(town))
    complete: dict[Place, int] = {}
    open_at: set[Place] = set()
    for one in features:
        if one.complete:
            for place in one.tiles:
                complete[place] = complete.get(place, 0) + 1
        elif one.kind != "barracks":
            open_at |= one.tiles
    open_at |= {place for place in _barracks_places(town) if not _is_surrounded(town, place)}
    return Survey(features, complete, frozenset(open_at))


def fits(town: Town, tile: Tile, place: Place, turn: int) -> bool:
    """Whether a tile may be laid there so: next to a tile, every edge that touches one matching (HE-022)."""
    if place in town:
        return False
    edges, touches = turned(tile.edges, turn), False
    for side, edge in zip(SIDES, edges, strict=True):
        other = town.get(neighbour(place, side))
        if other is not None:
            touches = True
            if other.edges[SIDES.index(FACING[side])] != edge:
                return False
    return touches


def legal(town: Town, tile: Tile) -> tuple[tuple[int, int, int], ...]:
    """All places and turns in which a tile fits."""
    return tuple((*place, turn) for place in _rim(town) for turn in TURNS if fits(town, tile, place, turn))


def ruinable(town: Town, seat: str) -> tuple[Place, ...]:
    """A seat's tiles that may be ruined: not those of complete features that carry nothing open (HE-036)."""
    found = survey(town)
    return tuple(
        place
        for place, lying in town.items()
        if lying.owner == seat
        and not lying.ruined
        and (place in found.open_at or not found.complete_at.get(place))
    )


def repairable(town: Town, seat: str) -> tuple[Place, ...]:
    """A seat's ruined tiles whose printed edges fit where they lie (HE-084)."""
    return tuple(
        place
        for place, lying in town.items()
        if lying.owner == seat and lying.ruined and _fits_again(town, place, lying)
    )


def base_of(town: Town, seat: str) -> int:
    """One point for each own tile that is not ruined (HE-041)."""
    return sum(lying.owner == seat and not lying.ruined for lying in town.values())


def bonus_of(town: Town, seat: str) -> int:
    """Three points for each own tile in each complete feature (HE-042, HE-A3, HE-A4)."""
    complete = survey(town).complete_at
    return PER_TILE * sum(
        complete.get(place, 0) for place, lying in town.items() if lying.owner == seat and not lying.ruined
    )


def count_ruined(town: Town, seat: str | None = None) -> int:
    """How many tiles are ruined, of a seat or in all (HE-039)."""
    return sum(lying.ruined and seat in {None, lying.owner} for lying in town.values())


def _rim(town: Town) -> Iterator[Place]:
    """The empty places beside a tile, each once."""
    return iter(
        dict.fromkeys(place for one in town for side in SIDES if (place := neighbour(one, side)) not in town)
    )


def _fits_again(town: Town, place: Place, lying: Lying) -> bool:
    edges = turned(lying.tile.edges, lying.turn)
    for side, edge in zip(SIDES, edges, strict=True):
        other = town.get(neighbour(place, side))
        if other is not None and other.edges[SIDES.index(FACING[side])] != edge:
            return False
    return True


def _joined(town: Town) -> Iterator[Feature]:
    """Buildings and roads: parts are joined where equal edges meet, and open where they do not."""
    parts: list[tuple[Place, Part]] = []
    at: dict[tuple[Place, str], int] = {}
    for place, lying in town.items():
        for part in lying.parts:
            for side in part.sides:
                at[place, side] = len(parts)
            parts.append((place, part))
    root = list(range(len(parts)))
    is_open = [part.stops for _, part in parts]
    for (place, side), number in at.items():
        x, y = STEPS[side]
        other = at.get(((place[0] + x, place[1] + y), FACING[side]))
        if other is None or parts[other][1].kind != parts[number][1].kind:
            is_open[number] = True
        elif other < number:
            _join(root, number, other)
    tiles: dict[int, set[Place]] = {}
    opened: set[int] = set()
    for number, (place, _) in enumerate(parts):
        found = _root(root, number)
        tiles.setdefault(found, set()).add(place)
        if is_open[number]:
            opened.add(found)
    for found, places in tiles.items():
        yield Feature(parts[found][1].kind, frozenset(places), found not in opened)


def _root(root: list[int], number: int) -> int:
    while root[number] != number:
        root[number] = root[root[number]]
        number = root[number]
    return number


def _join(root: list[int], one: int, other: int) -> None:
    root[_root(root, one)] = _root(root, other)


def _barracks_places(town: Town) -> Iterator[Place]:
    return (place for place, lying in town.items() if lying.has_barracks)


def _barracks(town: Town) -> Iterator[Feature]:
    """A barracks and the eight places around it; what is ruined there fills its place (HE-045, HE-A5)."""
    for x, y in _barracks_places(town):
        ring = [(x + dx, y + dy) for dx, dy in AROUND]
        there = {place for place in ring if place in town and not town[place].ruined}
        yield Feature("barracks", frozenset({(x, y), *there}), _is_surrounded(town, (x, y)))


def _is_surrounded(town: Town, place: Place) -> bool:
    return all((place[0] + dx, place[1] + dy) in town for dx, dy in AROUND)
