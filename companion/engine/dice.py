"""The dice on the table: a body colour that says whose they are, and as a rule six faces."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

FACES = range(1, 7)
"""Of the dice that the camera reads; a question may ask for others (see Wanted)."""
MOST_FACES = 20


@dataclass(frozen=True, slots=True, order=True)
class Die:
    """One die that lies still: its body colour and its upper face, by its number from 1 on.

    Raises ValueError for a face that no die has.
    """

    colour: str
    value: int

    def __post_init__(self) -> None:
        if not 1 <= self.value <= MOST_FACES:
            raise ValueError(f"a die shows 1 to {MOST_FACES}, not {self.value}")


def count_by_colour(dice: Iterable[Die]) -> Counter[str]:
    """How many dice there are of each colour."""
    return Counter(die.colour for die in dice)
