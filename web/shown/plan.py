"""A board that a game draws, ready to be shown: its ground, the names of places, what stands there."""

from dataclasses import dataclass

from web.shown.table import ColourView


@dataclass(frozen=True)
class Name:
    """The name of a place, and where it stands."""

    x: int
    y: int
    text: str


@dataclass(frozen=True)
class PlanPieceView:
    """A figure in its seat's colour and shape, or a thing with a sign of few letters."""

    x: int
    y: int
    label: str
    colour: ColourView | None
    sign: str


@dataclass(frozen=True)
class PlanSpotView:
    """A place where something may be done now; its number stands with the choice, too."""

    number: int
    x: int
    y: int


@dataclass(frozen=True)
class PlanAreaView:
    """A part of the board that a tap reads: where it is, how it is called, and what is so there."""

    id: str
    x: int
    y: int
    width: int
    height: int
    label: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class PlanView:
    """The whole board. `ground` is a fragment of an SVG that the game has drawn, of that width and height.

    `middles` are those of all places, by their ids.
    """

    width: int
    height: int
    ground: str
    names: tuple[Name, ...]
    pieces: tuple[PlanPieceView, ...]
    middles: tuple[tuple[str, int, int], ...]
    spots: tuple[PlanSpotView, ...] = ()
    areas: tuple[PlanAreaView, ...] = ()
