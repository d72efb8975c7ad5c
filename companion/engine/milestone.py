"""A moment that the table holds still for: a sentence of the log with a picture and a line to remember."""

from dataclasses import dataclass

from companion.engine.words import Message, Words


@dataclass(frozen=True, eq=False)
class Milestone(Message):
    """A death, somebody who comes or goes, a new round, an end: a Message that a game marks as that.

    `picture` is one of the game's own, `epitaph` what is remembered, `colour` that of the seat it is about,
    whose light `fades` when somebody is lost.
    It is as the Message that it is: the log knows no difference.
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
    """The same sentence, held."""
    return Milestone(told.key, told.values, picture, epitaph, colour, fades)
