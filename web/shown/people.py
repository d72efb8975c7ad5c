"""The people of a game in a circle, as they sit, and what binds them, while the table gets to know them."""

from dataclasses import dataclass

from web.shown.table import ColourView


@dataclass(frozen=True)
class SittingView:
    """Somebody in the circle: the seat, and the middle of the place, in the drawing's units."""

    seat: str
    name: str
    colour: ColourView
    x: int
    y: int


@dataclass(frozen=True)
class Tie:
    """What two seats have with each other: a line from one to the other, and its name at its middle."""

    seats: tuple[str, str]
    line: tuple[int, int, int, int]
    x: int
    y: int
    label: str


@dataclass(frozen=True)
class Circle:
    """All of them, in a drawing of so many units across and down."""

    width: int
    height: int
    people: tuple[SittingView, ...]
    ties: tuple[Tie, ...]
