"""Families of boxed games, by what people count in them: the rows of the pad, and where counters begin."""

from collections.abc import Mapping
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
