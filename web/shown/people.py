"""The people of a game in seating order on a circle, with their bonds, for the introduction."""

from dataclasses import dataclass

from web.shown.table import ColourView


@dataclass(frozen=True)
class SittingView:
    """A person in the circle: the seat, and the middle of its place in the drawing's units."""

    seat: str
    name: str
    colour: ColourView
    x: int
    y: int


@dataclass(frozen=True)
class Tie:
    """A bond between two seats: the line between them, and its name at the middle."""

    seats: tuple[str, str]
    line: tuple[int, int, int, int]
    x: int
    y: int
    label: str


@dataclass(frozen=True)
class Circle:
    """All people and ties, in a drawing of `width` times `height` units."""

    width: int
    height: int
    people: tuple[SittingView, ...]
    ties: tuple[Tie, ...]
