"""Boards that all may see: tiles on a grid, and a plan that the game draws."""

from dataclasses import dataclass

from companion.shared_view.localisable import Colour_co, Localisable, Text_co


@dataclass(frozen=True)
class PlacedTile(Localisable[Text_co, Colour_co]):
    """A tile on the board: its place (x to the east, y to the north), what is printed on it, how it lies.

    `turn` counts quarter turns clockwise, `owner` is the colour of a seat and `who` its name; a `dark` one
    lies face down. `edges` are the kinds of its edges n e s w as it lies, `notes` what else holds for it. A
    face is drawn on a tile that is `lived_in`.
    """

    at: tuple[int, int]
    face: str
    turn: int
    owner: Colour_co | None
    dark: bool
    label: Text_co
    who: str = ""
    edges: str = ""
    notes: tuple[Text_co, ...] = ()
    lived_in: bool = False


@dataclass(frozen=True)
class FreePlace(Localisable[Text_co, Colour_co]):
    """A place beside the tiles where what is in hand fits, and the `ways` in which it does."""

    at: tuple[int, int]
    label: Text_co
    ways: tuple[Text_co, ...] = ()


@dataclass(frozen=True)
class Outline:
    """Tiles that belong together, of a kind: they are drawn as one."""

    kind: str
    tiles: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Board(Localisable[Text_co, Colour_co]):
    """A grid of tiles that all may see, what of it belongs together, and the tile about to be laid.

    `faces` are how the tiles look, by what is printed on them: what stands in a group of an SVG, in a
    square of a hundred by a hundred.
    """

    tiles: tuple[PlacedTile[Text_co, Colour_co], ...]
    faces: tuple[tuple[str, str], ...]
    outlines: tuple[Outline, ...] = ()
    hand: str | None = None
    left: tuple[tuple[str, int], ...] = ()
    """Number of tiles of each face that are still to be drawn."""
    lit: tuple[FreePlace[Text_co, Colour_co], ...] = ()
    in_hand: Text_co | None = None
    """Description of the tile in hand, for those who do not see."""
    kinds: tuple[tuple[str, Text_co], ...] = ()
    """Name of each kind of edge, by its letter."""
    last: tuple[int, int] | None = None
    """The place where something was done last."""
    ways: str = ""
    """The whole way from that place: an SVG path in tiles, x to the east and y to the south."""
    parts: tuple[tuple[str, str], ...] = ()
    """Drawings that faces are put together from, by the names under which they use them."""
    over_dark: str = ""
    """Drawing over each dark tile, such as smoke, however the tile lies."""
    land: str = ""
    """Drawing of what lies around all tiles, as wide and high as three of them; it repeats."""


@dataclass(frozen=True)
class Place(Localisable[Text_co, Colour_co]):
    """A place of a plan: its middle, in the plan's own units, and its name, if it has one."""

    id: str
    at: tuple[int, int]
    label: Text_co | None = None


@dataclass(frozen=True)
class Piece(Localisable[Text_co, Colour_co]):
    """Piece on a place: a figure in the colour of its seat, or a thing with a sign of few letters.

    `look` names the drawing of the thing, one of the plan's `looks`.
    """

    place: str
    label: Text_co
    colour: Colour_co | None = None
    sign: str = ""
    look: str = ""


@dataclass(frozen=True)
class PieceLook(Localisable[Text_co, Colour_co]):
    """Drawing of a kind of piece, an SVG 32 wide that stands on its foot, and its name at its feet."""

    id: str
    drawing: str
    label: Text_co


@dataclass(frozen=True)
class Area(Localisable[Text_co, Colour_co]):
    """A part of a plan that can be read: its corners, its name, and what is so there now."""

    id: str
    corners: tuple[tuple[int, int], ...]
    label: Text_co
    lines: tuple[Text_co, ...]


@dataclass(frozen=True)
class Plan(Localisable[Text_co, Colour_co]):
    """A board that the game draws: `ground` is what stands in an SVG of that size, without any words.

    `letters` is the height of its names, `thing` the width of a piece, in the plan's units. A `light` one
    has dark names. What can be seen without one is not drawn `on_phones`.
    """

    size: tuple[int, int]
    ground: str
    places: tuple[Place[Text_co, Colour_co], ...]
    pieces: tuple[Piece[Text_co, Colour_co], ...]
    areas: tuple[Area[Text_co, Colour_co], ...] = ()
    looks: tuple[PieceLook[Text_co, Colour_co], ...] = ()
    letters: int = 17
    thing: int = 32
    light: bool = False
    on_phones: bool = True

    @property
    def scale(self) -> float:
        """Factor by which pieces are drawn larger than 32 units."""
        return round(self.thing / 32, 2)
