"""Dice that lie too close: on one another, or touching where one of them cannot be read."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np

from vision.reading import DieSeen, ReadingProblem, ReadingTrouble

STACKED = 0.55
"""Least distance of two dice on a table, in sides of their boxes: nearer ones are stacked."""
TOUCHING = 1.15
"""Largest distance of touching dice, at any angle to one another."""


def neighbours(dice: Sequence[DieSeen]) -> Iterator[ReadingTrouble]:
    """Dice on dice, and dice in doubt that touch another; each is named once."""
    named: set[int] = set()
    for (one, die), (other, near) in combinations(enumerate(dice), 2):
        apart = _apart(die, near)
        if apart < STACKED:
            lower = one if die.confidence <= near.confidence else other
            yield from _once(ReadingProblem.STACKED, dice, lower, named)
        elif apart < TOUCHING:
            for place in (one, other):
                if dice[place].value is None:
                    yield from _once(ReadingProblem.TOUCHING, dice, place, named)


def _once(
    problem: ReadingProblem, dice: Sequence[DieSeen], place: int, named: set[int]
) -> Iterator[ReadingTrouble]:
    if place not in named:
        named.add(place)
        yield ReadingTrouble(problem, dice[place].box)


def _apart(one: DieSeen, other: DieSeen) -> float:
    """Distance of two dice, in sides of their boxes."""
    (x, y), (u, v) = one.box.centre, other.box.centre
    sides = [max(die.box.width, die.box.height) for die in (one, other)]
    return float(np.hypot(x - u, y - v) / max(np.mean(sides), 1e-6))
