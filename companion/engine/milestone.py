"""A moment that the table holds still for: a sentence of the log with a picture and a line to remember."""

from dataclasses import dataclass

from companion.engine.words import Message, Words


@dataclass(frozen=True, eq=False)
class Milestone(Message):
    """A log message that marks a death, a departure or arrival, a new round, or the end.

    `picture` is one of the game's own, `epitaph` the text to remember, `colour` that of the seat it is about;
    its light `fades` at a loss.
    """

    picture: str = ""
    epitaph: Words | None = None
    colour: str | None = None
    fades: bool = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return super().__hash__()


def rite(
    told: Message,
    picture: str,
    *,
    epitaph: Words | None = None,
    colour: str | None = None,
    fades: bool = False,
) -> Milestone:
    """Turns a message into a milestone with a picture."""
    return Milestone(told.key, told.values, picture, epitaph, colour, fades)
