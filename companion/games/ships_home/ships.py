"""The ships of the night, what light each of them wants, and whether the dice show it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

DICE = 2
"""Dice of each player (SH-001)."""
WANTED: Mapping[str, tuple[int, ...]] = {
    "same": (3, 4, 4, 5, 6),
    "row": (3, 4, 5, 6, 6),
    "high": (18, 26, 36, 45, 55),
    "low": (11, 16, 20, 25, 29),
    "even": (4, 5, 7, 9, 11),
    "odd": (4, 5, 7, 9, 11),
}
"""Light that each kind needs, for two to six people (SH-003)."""
FLEET = tuple(kind for kind in WANTED for _ in range(2))
"""Twelve ships; eight of them come (SH-002)."""


@dataclass(frozen=True)
class Ship:
    """Kind and amount of light: `same` faces, faces in a `row`, a `high` or `low` sum, `even` or `odd`
    dice."""

    kind: str
    wants: int


def fleet(order: Sequence[str], people: int) -> tuple[Ship, ...]:
    """These kinds of ships with their requirements for this many players."""
    return tuple(Ship(kind, WANTED[kind][people - 2]) for kind in order)


def shown(ship: Ship, faces: Sequence[int]) -> int:
    """Progress of these dice towards the ship's requirement."""
    match ship.kind:
        case "same":
            return max(Counter(faces).values(), default=0)
        case "row":
            return _longest(faces)
        case "even" | "odd":
            return sum(face % 2 == (ship.kind == "odd") for face in faces)
    return sum(faces)


def sees(ship: Ship, faces: Sequence[int]) -> bool:
    """True if that is enough (SH-003)."""
    found = shown(ship, faces)
    return found <= ship.wants if ship.kind == "low" else found >= ship.wants


def _longest(faces: Sequence[int]) -> int:
    there, longest = {*faces}, 0
    for first in there:
        length = 1
        while first + length in there:
            length += 1
        longest = max(longest, length)
    return longest
