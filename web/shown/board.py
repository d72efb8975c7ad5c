"""A board of square tiles, ready to be drawn: x grows to the right, y downwards, a tile is one by one."""

from dataclasses import dataclass

from web.shown.table import ColourView


@dataclass(frozen=True)
class TileView:
    """A tile: which face it shows, by how many degrees it is turned, whose it is, if it lies face down."""

    x: int
    y: int
    face: str
    degrees: int
    owner: ColourView | None
    dark: bool
    label: str


@dataclass(frozen=True)
class OutlineView:
    """The edge of tiles that belong together, as the path of an SVG."""

    kind: str
    path: str


@dataclass(frozen=True)
class TileSpotView:
    """A place where something may be done now; its number stands with the choice, too."""

    number: int
    x: int
    y: int


@dataclass(frozen=True)
class TileBoardView:
    """All tiles, the faces that they show (an SVG fragment each), and what is in hand.

    `box` is left, top, width and height of them and of the empty places around them.
    """

    faces: tuple[tuple[str, str], ...]
    tiles: tuple[TileView, ...]
    outlines: tuple[OutlineView, ...]
    hand: str | None
    box: tuple[int, int, int, int]
    spots: tuple[TileSpotView, ...] = ()
    left: tuple[tuple[str, int], ...] = ()
    """How many of each face nobody has drawn yet."""
    lit: tuple[tuple[int, int], ...] = ()
    """Where what is in hand fits."""
    in_hand: str | None = None
    """What is in hand, in words."""
