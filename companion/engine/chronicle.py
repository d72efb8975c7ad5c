"""What a game tells to those who count, and to those who want the evening told back: without knowing it."""

from dataclasses import dataclass
from enum import StrEnum

from companion.engine.words import Message


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


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence of the story that is told once a game is over, and the round in which it happened.

    `by_dice` says that the latest roll decided it.
    """

    round: int
    text: Message
    by_dice: bool = False
