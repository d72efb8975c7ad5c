"""A sentence about what may come of something, with the sign that it has on the printed card, too."""

from dataclasses import dataclass

from companion.engine.printed import Sign
from companion.engine.words import Message


@dataclass(frozen=True, eq=False)
class PossibleOutcome(Message):
    """A Message that a game marks as an outcome; for who asks for no more it is the Message that it is."""

    sign: Sign = Sign.UP

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return super().__hash__()


def outcome(told: Message, sign: Sign) -> PossibleOutcome:
    """The same sentence, with its sign."""
    return PossibleOutcome(told.key, told.values, sign)
