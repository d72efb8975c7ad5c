"""The dice on the table: six faces, and a body colour that says whose they are."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

FACES = range(1, 7)


@dataclass(frozen=True, slots=True, order=True)
class Die:
    """One die that lies still: its body colour and its upper face, 1 to 6.

    Raises ValueError for another face.
    """

    colour: str
    value: int

    def __post_init__(self) -> None:
        if self.value not in FACES:
            raise ValueError(f"a die shows 1 to 6, not {self.value}")


def count_by_colour(dice: Iterable[Die]) -> Counter[str]:
    """How many dice there are of each colour."""
    return Counter(die.colour for die in dice)
