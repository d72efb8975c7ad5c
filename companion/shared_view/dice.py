"""One die that was read."""

from dataclasses import dataclass

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
