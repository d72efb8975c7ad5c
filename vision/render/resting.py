"""Dice and tokens that rest in the zones of the mat, as people lay them down: in rows, nearly straight."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, product

import numpy as np

from vision.mat.layout import Mat, MatArea, Place
from vision.mat.tokens import HEIGHT, WIDTH
from vision.render.scene import DieOnTable, TokenOnTable

ACROSS, DEEP = 24.0, 19.5
"""Millimetres from one die to the next."""
STRAIGHT = 0.12
"""Rotation of a die in radians."""
ROOM = 9.5
"""So far from the middle of a die no token lies, in mm to each side."""
STEP = 1.5


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


def put(mat: Mat, tokens: Sequence[tuple[str, str]], dice: Sequence[DieOnTable]) -> tuple[TokenOnTable, ...]:
    """Tokens (zone, token) in their zones, beside the dice that lie there and beside one another.

    What finds no room in its zone is left out. Raises KeyError for a zone that the mat does not have.
    """
    zones, lying = {zone.name: zone for zone in mat.zones}, list[TokenOnTable]()
    taken = [(die.place, ROOM, ROOM) for die in dice]
    for name, token in tokens:
        place = next((spot for spot in _spots(zones[name]) if _is_free(spot, taken)), None)
        if place is not None:
            chance = np.random.default_rng([ord(letter) for letter in f"{name} {token}"])
            lying.append(TokenOnTable(token, place, float(chance.uniform(-STRAIGHT, STRAIGHT) / 4)))
            taken.append((place, WIDTH / 2, HEIGHT / 2))
    return tuple(lying)


def _spots(zone: MatArea) -> Iterator[Place]:
    """Where the middle of a token may lie in a zone, the far left first."""
    across, deep = zone.width - WIDTH, zone.depth - HEIGHT
    ways = (np.linspace(0, far, 1 + max(1, int(far / STEP))) for far in (deep, across))
    for down, right in product(*ways):
        yield float(zone.left + WIDTH / 2 + right), float(zone.near + zone.depth - HEIGHT / 2 - down)


def _is_free(place: Place, taken: Sequence[tuple[Place, float, float]]) -> bool:
    return not any(
        abs(place[0] - x) < WIDTH / 2 + half and abs(place[1] - y) < HEIGHT / 2 + deep
        for (x, y), half, deep in taken
    )


def _places(zone: MatArea) -> Iterator[Place]:
    """The places of a zone, row by row, the far one first."""
    columns, rows = int(zone.width // ACROSS), int(zone.depth // DEEP)
    for row, column in product(range(rows), range(columns)):
        x = zone.middle[0] + (column - (columns - 1) / 2) * ACROSS
        yield x, zone.middle[1] - (row - (rows - 1) / 2) * DEEP
