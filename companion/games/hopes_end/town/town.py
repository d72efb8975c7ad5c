"""The town: what lies where, what may be laid there, ruined and repaired."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from companion.games.hopes_end.rulings import Rulings
from companion.games.hopes_end.town.tiles import FACING, SIDES, SLUM, Lying, Place, Tile, neighbour, turned

Town: TypeAlias = Mapping[Place, Lying]
Facing: TypeAlias = tuple[str | None, ...]
TURNS = range(4)
_FACED = tuple((side, SIDES.index(FACING[side])) for side in SIDES)
"""Each side, and which edge of the tile beyond it faces here."""


def laid(town: Town, place: Place, lying: Lying) -> Town:
    """The town with one more tile."""
    return MappingProxyType({**town, place: lying})


def ruined(town: Town, place: Place) -> Town:
    """The town with that tile turned over (HE-033)."""
    return MappingProxyType({**town, place: replace(town[place], ruined=True)})


def repaired(town: Town, place: Place) -> Town:
    """The town with that tile turned back (HE-084)."""
    return MappingProxyType({**town, place: replace(town[place], ruined=False)})


def legal(town: Town, tile: Tile, rulings: Rulings) -> tuple[tuple[int, int, int], ...]:
    """All places and turns in which a tile fits: next to a tile, with edges that match (HE-021, HE-022)."""
    return tuple(
        (*place, turn)
        for place in _rim(town)
        for turn in _turns(tile.edges, _facing(town, place), rulings.matching, rulings.contact)
    )


@cache
def _turns(edges: str, facing: Facing, matching: str, contact: str) -> tuple[int, ...]:
    """The turns in which a tile's edges match those that face them."""
    return tuple(turn for turn in TURNS if _fits(turned(edges, turn), facing, matching, contact))


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


def count_ruined(town: Town, seat: str | None = None) -> int:
    """Number of ruined tiles, of a seat or in all (HE-039)."""
    return sum(lying.ruined and seat in {None, lying.owner} for lying in town.values())


def _rim(town: Town) -> Iterator[Place]:
    """The empty places beside a tile, each once."""
    return iter(
        dict.fromkeys(place for one in town for side in SIDES if (place := neighbour(one, side)) not in town)
    )


def _facing(town: Town, place: Place) -> Facing:
    """The edges that face a place, n e s w, or None where nothing lies."""
    around = ((town.get(neighbour(place, side)), at) for side, at in _FACED)
    return tuple(other.edges[at] if other else None for other, at in around)


def _fits(edges: str, facing: Facing, matching: str, contact: str) -> bool:
    """True if edges match those that face them (HE-A6), with more than slum in common, if required
    (HE-A38)."""
    if matching == "all":
        if any(other not in {None, own} for own, other in zip(edges, facing, strict=True)):
            return False
        if contact == "slum":
            return True
    going_on = (own for own, other in zip(edges, facing, strict=True) if own == other)
    return any(edge != SLUM or contact == "slum" for edge in going_on)


def _fits_again(town: Town, place: Place, lying: Lying) -> bool:
    edges = turned(lying.tile.edges, lying.turn)
    return all(other in {None, own} for own, other in zip(edges, _facing(town, place), strict=True))
