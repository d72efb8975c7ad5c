"""The dice on the table: a body colour that says whose they are, and as a rule six faces."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeAlias, TypeVar

from companion.shared_view import dice

COLOURS = (
    "red",
    "orange",
    "yellow",
    "green",
    "blue",
    "purple",
    "pink",
    "brown",
    "black",
    "grey",
    "white",
    "ivory",
)
"""The body colours that dice come in."""
FACES = range(1, 7)
"""Of the dice that the camera reads; a question may ask for others (see Wanted)."""
MOST_AT_ONCE = 60
"""Dice in one open-ended roll at most."""

Die: TypeAlias = dice.Die


class Coloured(Protocol):
    """Anything said about dice of one body colour."""

    @property
    def colour(self) -> str: ...


Some = TypeVar("Some", bound=Coloured)


def in_order(things: Iterable[Some], seats: Sequence[str]) -> list[Some]:
    """Dice, or what is told of them, as they stand everywhere: by the colours of the seats in their order,
    those of nobody last; of one colour as they came."""
    place = {colour: n for n, colour in enumerate(seats)}
    return sorted(things, key=lambda one: (place.get(one.colour, len(place)), one.colour))


def in_row(dice: Iterable[Die], seats: Sequence[str]) -> list[Die]:
    """Dice that were read, in that order; of one colour the lowest first."""
    return in_order(sorted(dice), seats)


def count_by_colour(dice: Iterable[Die]) -> Counter[str]:
    """Counts the dice of each colour."""
    return Counter(die.colour for die in dice)
