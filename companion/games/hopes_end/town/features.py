"""The features of a town: buildings, roads and barracks, complete or not, and what is safe from ruin."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from companion.engine.frozen import recent, remembered
from companion.games.hopes_end.rulings import Rulings
from companion.games.hopes_end.town.tiles import FACING, NOTHING, SLUM, STEPS, Part, Place
from companion.games.hopes_end.town.town import Town

AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))
SMALLEST = 3
"""Least tiles of a building or a road, by a ruling (HE-A27)."""


@dataclass(frozen=True)
class Feature:
    """A building, a road or a barracks in the `middle` of its tiles, and whether it is complete."""

    kind: str
    tiles: frozenset[Place]
    complete: bool
    middle: Place | None = None

    def covers(self, other: "Feature") -> bool:
        """True if it is the other feature, or was before some of its tiles fell."""
        return self.kind == other.kind and self.tiles >= other.tiles


@dataclass(frozen=True)
class Survey:
    """All features of a town, and the places of tiles that carry something unfinished (HE-037)."""

    features: tuple[Feature, ...]
    open_at: frozenset[Place]

    @remembered
    def complete(self) -> tuple[Feature, ...]:
        return tuple(feature for feature in self.features if feature.complete)

    @remembered
    def complete_at(self) -> Mapping[Place, int]:
        """By place, in how many complete ones the tile there is."""
        return Counter(place for one in self.complete for place in one.tiles)

    def is_safe(self, place: Place) -> bool:
        """True if a tile there cannot be ruined: all its features are complete (HE-036)."""
        return bool(self.complete_at.get(place)) and place not in self.open_at


@recent
def survey(town: Town, rulings: Rulings) -> Survey:
    """The features of a town, found by joining parts where their edges meet (HE-043 to HE-056)."""
    return surveyed(town, rulings, (*_joined(town, rulings), *_barracks(town, rulings)))


def surveyed(town: Town, rulings: Rulings, features: Iterable[Feature]) -> Survey:
    """Those features, and what lies open (HE-A24, HE-A31)."""
    found = tuple(features)
    open_at = {place for one in found if not one.complete for place in _carrying(one, rulings)}
    if rulings.slum == "open":
        open_at |= {place for place, lying in town.items() if SLUM in lying.edges}
    return Survey(found, frozenset(open_at))


def keeping(town: Town, rulings: Rulings, kept: Iterable[Feature]) -> Survey:
    """The features with some that were broken, and count as complete all the same (HE-A16)."""
    found = survey(town, rulings).features
    broken = [one for one in kept if not any(other.complete and other.covers(one) for other in found)]
    left = (one for one in found if one.complete or not any(other.covers(one) for other in broken))
    return surveyed(town, rulings, (*left, *broken))


def _carrying(one: Feature, rulings: Rulings) -> Iterable[Place]:
    """The tiles that carry a part of an unfinished feature: of barracks only its own (HE-079)."""
    return one.tiles if one.middle is None or rulings.beside == "carries" else (one.middle,)


def _joined(town: Town, rulings: Rulings) -> Iterator[Feature]:
    """Buildings and roads: parts are joined where equal edges meet, and open where they do not."""
    parts: list[tuple[Place, Part]] = []
    at: dict[tuple[Place, str], int] = {}
    stops = "barracks" if rulings.barracks == "stops" else NOTHING
    is_open: list[bool] = []
    for place, lying in town.items():
        for part in lying.parts:
            for side in part.sides:
                at[place, side] = len(parts)
            parts.append((place, part))
            is_open.append(part.stops or (part.kind == "road" and lying.tile.road == stops))
    root = list(range(len(parts)))
    for (place, side), number in at.items():
        x, y = STEPS[side]
        beyond = (place[0] + x, place[1] + y)
        other = at.get((beyond, FACING[side]))
        if other is None or parts[other][1].kind != parts[number][1].kind:
            is_open[number] = is_open[number] or not _is_closed_by_ruin(town, beyond, rulings)
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
        kind = parts[found][1].kind
        whole = found not in opened and _is_whole(kind, places, town, rulings)
        yield Feature(kind, frozenset(places), whole)


def _root(root: list[int], number: int) -> int:
    while root[number] != number:
        root[number] = root[root[number]]
        number = root[number]
    return number


def _join(root: list[int], one: int, other: int) -> None:
    root[_root(root, one)] = _root(root, other)


def _is_closed_by_ruin(town: Town, beyond: Place, rulings: Rulings) -> bool:
    """True if ruins close features (HE-A25)."""
    return rulings.ruin == "wall" and beyond in town and town[beyond].ruined


def _is_whole(kind: str, places: set[Place], town: Town, rulings: Rulings) -> bool:
    """True if a closed feature is large enough, and a building has no gap inside (HE-A26, HE-A27)."""
    if rulings.smallest == "three" and len(places) < SMALLEST:
        return False
    return kind != "building" or rulings.gaps == "harmless" or not _has_gap(places, town)


def _has_gap(places: set[Place], town: Town) -> bool:
    """True if those places enclose an empty one, seen edge to edge."""
    xs, ys = [x for x, _ in places], [y for _, y in places]
    field = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    inside, waiting = field - places, [(min(xs) - 1, min(ys) - 1)]
    while waiting:
        place = waiting.pop()
        if place in inside:
            inside.remove(place)
            waiting += [(place[0] + x, place[1] + y) for x, y in STEPS.values()]
    return any(place not in town for place in inside)


def _barracks(town: Town, rulings: Rulings) -> Iterator[Feature]:
    """A barracks and the eight places around it; what is ruined there fills its place (HE-045, HE-A5)."""
    for place, lying in town.items():
        if lying.has_barracks:
            ring = [(place[0] + x, place[1] + y) for x, y in AROUND]
            intact = {one for one in ring if one in town and not town[one].ruined}
            filling = intact if rulings.ring == "gap" else [one for one in ring if one in town]
            yield Feature("barracks", frozenset({place, *intact}), len(filling) == len(ring), place)
