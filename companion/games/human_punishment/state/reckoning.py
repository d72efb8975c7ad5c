"""Explains the result of a fight or a check: its parts in order, their sum and the decision."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.engine.words import Message, figure, say

ReckoningKind: TypeAlias = Literal[
    "attack",
    "defence",
    "apex-attack",
    "apex-defence",
    "check",
    "colours",
    "city-1",
    "city-2",
    "city-4",
    "nexus",
    "interrogate",
]


@dataclass(frozen=True)
class Share:
    """A part of a sum: what it is of, its worth, and the cards in it, if any."""

    of: str
    n: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reckoning:
    """A result with its parts; `who` is the seat concerned, `enemy` and `level` the Enemy's.

    `need` is the sum to reach; without one a fight is decided below 0 (HP-175), and a hit takes `damage`
    from Health.
    """

    kind: ReckoningKind
    shares: tuple[Share, ...]
    total: int
    won: bool
    who: str = ""
    enemy: str = ""
    level: int = 0
    need: int | None = None
    damage: int = 0


def in_all(shares: Iterable[Share]) -> int:
    """The sum of all parts."""
    return sum(share.n for share in shares)


def told_of(found: Reckoning, name: str, nth: int) -> Message:
    """The result in a sentence; `nth` says which one of the step it is."""
    n = figure(found.total)
    if found.kind in {"check", "colours"}:
        result = say("result-success" if found.won else "result-failure")
        return say("told-check", n=n, result=result, nth=nth)
    if not found.enemy:
        return say(f"told-{found.kind}", name=name, n=n, nth=nth)
    enemy = say(f"enemy-{found.enemy.lower()}")
    key = f"told-{found.kind}-{'hit' if found.won else 'missed'}"
    return say(key, name=name, enemy=enemy, level=found.level, n=n, nth=nth)
