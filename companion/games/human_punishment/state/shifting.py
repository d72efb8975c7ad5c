"""Compares the board before and after a step, for the stage."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import CHIP, Shift
from companion.games.human_punishment.state.printed.board import spot_of


@dataclass(frozen=True)
class Standing:
    """A piece at its place, with its Health."""

    piece: str
    level: int
    at: str
    health: int


@dataclass(frozen=True)
class Laid:
    """The board: its pieces by ids of their own, and the number of chips by place."""

    pieces: Mapping[str, Standing]
    chips: Mapping[str, int]


def laid(city: City) -> Laid:
    """Returns the board as it is."""
    return Laid(dict(_standing(city)), _chips_there(city))


def shifts(before: Laid, after: Laid) -> list[Shift]:
    """Lists the differences: first pieces that moved, came or went, then chips."""
    return [*_moved(before.pieces, after.pieces), *_chips(before.chips, after.chips)]


def _standing(city: City) -> Iterator[tuple[str, Standing]]:
    for figure in city.figures:
        yield figure.seat, Standing(figure.seat, 0, figure.figure.at, figure.figure.health)
    for enemy in city.machines.enemies:
        there = Standing(enemy.type.lower(), enemy.level, spot_of(enemy.at), enemy.health)
        yield f"enemy {enemy.id}", there
    if city.machines.apex is not None:
        yield "apex", Standing("apex", 0, f"blue {city.machines.apex}", city.bars["apex"])
    if city.machines.deus is not None:
        yield "deus", Standing("deus", 0, f"red {city.machines.deus}", city.bars["deus"])


def _chips_there(city: City) -> Mapping[str, int]:
    sectors = {f"Sector {name}": len(chips) for name, chips in city.network.sectors.items()}
    junkyard = sum(chip is not None for chip in city.network.junkyard)
    return {**sectors, "Junkyard": junkyard, "Network": sum(map(len, city.network.columns.values()))}


def _moved(before: Mapping[str, Standing], after: Mapping[str, Standing]) -> Iterator[Shift]:
    for id_, was in before.items():
        one = after.get(id_)
        if one is None:
            yield Shift(was.piece, was.level, was.at, "")
        elif one.at != was.at or one.health < was.health:
            yield Shift(one.piece, one.level, was.at, one.at)
    for id_, one in after.items():
        if id_ not in before:
            yield Shift(one.piece, one.level, "", one.at)


def _chips(before: Mapping[str, int], after: Mapping[str, int]) -> Iterator[Shift]:
    for place, n in after.items():
        more = n - before.get(place, n)
        if more:
            yield Shift(CHIP, abs(more), "" if more > 0 else place, place if more > 0 else "")
