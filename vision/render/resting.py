"""Dice that rest in the zones of the mat, as people lay them down: in rows, nearly straight."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, product

import numpy as np

from vision.mat.layout import Area, Mat, Place
from vision.render.scene import DieOnTable

ACROSS, DEEP = 24.0, 19.5
"""Millimetres from one die to the next."""
STRAIGHT = 0.12
"""How far a die is turned, in radians."""


def resting(mat: Mat, dice: Sequence[tuple[str, str]]) -> tuple[DieOnTable, ...]:
    """Dice (zone, colour) in their zones, always the same ones in the same places.

    What finds no room in its zone is left out. Raises KeyError for a zone that the mat does not have.
    """
    zones = {zone.name: zone for zone in mat.zones}
    lying: list[DieOnTable] = []
    for (name, colour), count in Counter(dice).items():
        chance = np.random.default_rng([ord(letter) for letter in f"{name} {colour}"])
        taken = sum(zones[name].holds(die.place) for die in lying)
        for place in islice(_places(zones[name]), taken, taken + count):
            turn, value = float(chance.uniform(-STRAIGHT, STRAIGHT)), int(chance.integers(1, 7))
            lying.append(DieOnTable(colour, value, place, turn, float(chance.uniform(15.4, 16.4))))
    return tuple(lying)


def _places(zone: Area) -> Iterator[Place]:
    """The places of a zone, row by row, the far one first."""
    columns, rows = int(zone.width // ACROSS), int(zone.depth // DEEP)
    for row, column in product(range(rows), range(columns)):
        x = zone.middle[0] + (column - (columns - 1) / 2) * ACROSS
        yield x, zone.middle[1] - (row - (rows - 1) / 2) * DEEP
