"""Families of boxed games, by what people count in them: the rows of the pad, and where counters begin."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class Family:
    """Rows with names; without any the pad has a row for each round. The `lowest` sum leads, or the highest.

    Each player's counter begins at `counter`. In games with `dice` people throw for what they write down.
    """

    rows: tuple[str, ...] = ()
    lowest: bool = False
    counter: int = 0
    dice: bool = False


DICE = ("ones", "twos", "threes", "fours", "fives", "sixes")
COMBINED = ("three-alike", "four-alike", "full-house", "small-run", "large-run", "five-alike", "chance")
FAMILIES: Mapping[str, Family] = MappingProxyType(
    {
        "rounds": Family(dice=True),
        "penalties": Family(lowest=True),
        "combinations": Family((*DICE, *COMBINED), dice=True),
        "landscape": Family(("roads", "towns", "fields", "buildings", "bonus")),
        "nature": Family(("animals", "plants", "waters", "goals", "bonus")),
        "builders": Family(("coins", "cards", "buildings", "goals", "bonus")),
        "market": Family(("money", "goods", "shares", "buildings", "bonus")),
        "missions": Family(("mission-1", "mission-2", "mission-3", "side", "bonus")),
        "duel": Family(counter=20),
        "together": Family(counter=10),
    }
)


FIXED = MappingProxyType({"full-house": 25, "small-run": 30, "large-run": 40, "five-alike": 50})
"""Points of combinations whose faces do not count."""


def worth(row: str, faces: Sequence[int]) -> int:
    """Points of a throw in a row with a name: its sum, or what a combination of dice counts (JD-013)."""
    if row in DICE:
        face = DICE.index(row) + 1
        return face * list(faces).count(face)
    fits = row not in COMBINED or _is(row, Counter(faces))
    return FIXED.get(row, sum(faces)) if fits else 0


def _is(row: str, faces: Counter[int]) -> bool:
    """True if these faces, each with how often it lies there, are that combination."""
    often = sorted(faces.values(), reverse=True)
    if row.endswith("-run"):
        length = 4 if row == "small-run" else 5
        return any(all(faces[low + n] for n in range(length)) for low in (1, 2, 3))
    if row == "full-house":
        return often == [3, 2]
    alike = {"three-alike": 3, "four-alike": 4, "five-alike": 5}.get(row, 1)
    return often[0] >= alike
