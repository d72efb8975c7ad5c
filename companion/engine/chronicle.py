"""What a game tells to those who count: the facts that a simulation adds up without knowing the game."""

from dataclasses import dataclass
from enum import StrEnum


class Happening(StrEnum):
    """What kind of fact it is. Deaths and rescues belong to the cards that came since the last turn began."""

    TURN = "turn"
    CARD = "card"
    DEATH = "death"
    RESCUE = "rescue"


@dataclass(frozen=True, slots=True)
class Fact:
    """Something countable, in which round.

    For a card `name` is its title and `kind` what it is; for a death `name` is the cause.
    """

    happening: Happening
    round: int
    name: str = ""
    kind: str = ""
