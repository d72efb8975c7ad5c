"""The choices that an effect leaves to a player: targets, Areas, cards, Enemies."""

from collections.abc import Iterable
from typing import Literal

from companion.games.human_punishment.rules.fight import enemies
from companion.games.human_punishment.state.facts.part import value_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import CarryOut
from companion.games.human_punishment.state.steps.waiting import (
    GiveUp,
    KeepPrograms,
    PickEnemies,
    PickOne,
)

COUNTERS = {"health": "health", "wound": "wound", "card": "draw general", "program": "draw programs"}
"""Personal counters that a card changes by hand, and the operation of each."""
DONE = "done"


def pick_one(city: City, seat: str, doing: CarryOut, kind: str, options: Iterable[str]) -> None:
    """Asks for something of an effect, which is then carried out; nothing, where nothing can be chosen."""
    if some := tuple(options):
        city.queue_next(PickOne(seat, doing, kind, some))


def pick_enemies(city: City, seat: str, ids: list[str], n: int, damage: int) -> None:
    """Which Enemies are eliminated, or take damage; nobody is asked where there is no choice."""
    if len(ids) <= n:
        strike(city, ids, damage)
    else:
        city.queue_next(PickEnemies(seat, tuple(ids), n, damage))


def strike(city: City, ids: list[str], damage: int) -> None:
    """Enemies take damage, or are eliminated where it is 0."""
    for enemy in [one for one in city.machines.enemies if one.id in ids]:
        enemy.health -= damage or enemy.health
        if enemy.health <= 0:
            enemies.eliminate(city, enemy)


def give_up(city: City, seat: str, what: Literal["hand", "programs"], n: int, to: str | None = None) -> None:
    """Cards of the hand or Programs are discarded, or given to a seat."""
    there: list[str] = value_of(city.player(seat), what)
    if count := min(n, len(there)):
        city.queue_next(GiveUp(seat, what, count, to))


def keep_some(city: City, seat: str, drawn: list[str], keep: int) -> None:
    """Keeps `keep` of the Programs drawn; the others are discarded."""
    if len(drawn) <= keep:
        _keep(city, seat, drawn)
    else:
        city.queue_next(KeepPrograms(seat, tuple(drawn), keep))


def _keep(city: City, seat: str, programs: list[str]) -> None:
    """New Programs, of which each counts for a skill tree (HP-272)."""
    for id_ in programs:
        city.player(seat).held.programs.append(id_)


def of_hand(change: str) -> tuple[str, int, bool]:
    """Returns the counter of a change by hand, its step, and True if it is personal."""
    name, _, step = change.rpartition(" ")
    return name, int(step), name in COUNTERS


def changes(city: City) -> list[str]:
    """Every counter, one up and one down; cards and Programs are drawn."""
    drawn = [f"{name} 1" for name in ("card", "program")]
    counted = [f"{name} {n}" for name in (*city.bars, "health", "wound") for n in (1, -1)]
    return [*counted, *drawn]
