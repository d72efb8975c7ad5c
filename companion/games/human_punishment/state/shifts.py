"""A change on the board by a step: a piece that came, went, moved or was hit."""

from dataclasses import dataclass

CHIP = "chip"


@dataclass(frozen=True)
class Shift:
    """A piece that has come, gone or moved, or was hit where it is; places are those of the plan.

    `piece` is a seat, the look of a machine of that `level`, or CHIP, of which there are `level`.
    """

    piece: str
    level: int
    was: str
    now: str
