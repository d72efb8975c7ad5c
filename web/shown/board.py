"""Boards as they are drawn: tiles with x to the right and y downwards, and a plan with its pieces."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from web.shown.view import Board, Piece, PlacedTile, Plan

AROUND = ((0, 1, "M{0} {1}h1"), (1, 0, "M{2} {1}v1"), (0, -1, "M{0} {3}h1"), (-1, 0, "M{0} {1}v1"))
"""Side of a square that is drawn for each neighbour outside of the outline; y grows downwards."""
RIM = 0.4
"""Room around the squares of a board, in squares."""
LEAST = (4, 2)
"""Squares that are seen of a board at least, in width and height."""
BESIDE = 34
"""Distance between pieces of one place that are 32 units wide."""


@dataclass(frozen=True)
class BoardSpot:
    """A place that a choice refers to, with the number of that choice, and what is there in words."""

    number: int
    x: int
    y: int
    told: str = ""


@dataclass(frozen=True)
class TileMap:
    """A board of tiles, and the places that the open question offers.

    `names` maps faces to their ids in the document, `outlines` are pairs of kind and SVG path.
    """

    board: Board
    names: Mapping[str, str]
    outlines: tuple[tuple[str, str], ...]
    tiles: tuple[tuple[int, int, str, int, PlacedTile], ...]
    """Tuples of x, y, id of the face, turn in degrees, and the tile, from north to south, the last on top."""
    told: Mapping[tuple[int, int], str] = field(default_factory=dict)
    """Each tile and each free place in words, by its place."""
    spots: tuple[BoardSpot, ...] = ()

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of all squares, also of those that are lit, with a rim around them."""
        squares = [(x, y) for x, y, *_ in self.tiles] + [(spot.x, spot.y) for spot in self.spots]
        squares += [(one.at[0], -one.at[1]) for one in self.board.lit]
        xs, ys = zip(*squares, strict=True)
        (left, wide), (top, high) = (
            _span(found, least) for found, least in zip((xs, ys), LEAST, strict=True)
        )
        return left, top, wide, high

    @property
    def footing(self) -> str:
        """SVG path of all tiles, as what lies below them."""
        there = {(x, y) for x, y, *_ in self.tiles}
        return "".join(
            f"M{x} {y}h{wide}v1h-{wide}z"
            for x, y in sorted(there)
            if (x - 1, y) not in there
            for wide in (next(n for n in range(1, len(there) + 1) if (x + n, y) not in there),)
        )

    @property
    def hand(self) -> str | None:
        """Id of the face of the tile in hand."""
        return self.names.get(self.board.hand) if self.board.hand else None


def tile_map(board: Board, told: Mapping[tuple[int, int], str] | None = None) -> TileMap:
    """Build the map of a board with tiles, once for all viewers; `told` are its places in words."""
    names = {face: f"tile-{face.replace(' ', '-')}" for face, _ in board.faces}
    outlines = tuple((outline.kind, _path(outline.tiles)) for outline in board.outlines)
    laid = sorted(board.tiles, key=lambda one: (-one.at[1], one.at[0]))
    tiles = tuple((one.at[0], -one.at[1], names[one.face], 90 * one.turn, one) for one in laid)
    return TileMap(board, names, outlines, tiles, told=told or {})


@dataclass(frozen=True)
class PlanMap:
    """A board that a game draws, and the places that the open question offers."""

    plan: Plan
    spots: tuple[BoardSpot, ...] = ()

    @property
    def names(self) -> Mapping[str, str]:
        """Name of each kind of piece that has a drawing, by its id."""
        return {look.id: look.label for look in self.plan.looks}

    @property
    def middles(self) -> Mapping[str, tuple[int, int]]:
        """Middle of each place, by its id."""
        return {place.id: place.at for place in self.plan.places}

    @property
    def pieces(self) -> Iterator[tuple[int, int, Piece]]:
        """Pieces with their x and y: those of one place side by side about its middle."""
        middles, placed = self.middles, Counter[str]()
        count = Counter(piece.place for piece in self.plan.pieces)
        for one in self.plan.pieces:
            x, y = middles[one.place]
            beside = round(BESIDE * self.plan.scale)
            along = beside * placed[one.place] - beside * (count[one.place] - 1) // 2
            placed[one.place] += 1
            yield x + along, y, one


def _span(found: Iterable[int], least: int) -> tuple[float, float]:
    """Where squares begin in one direction and how far they reach, with a rim, the fewest in the middle."""
    first, size = min(found), max(found) - min(found) + 1
    more = max(0, least - size) / 2
    return first - RIM - more, size + 2 * (RIM + more)


def _path(tiles: Iterable[tuple[int, int]]) -> str:
    """Return the outer edge of squares as an SVG path."""
    there = set(tiles)
    return "".join(
        side.format(x, -y, x + 1, 1 - y)
        for x, y in sorted(there)
        for dx, dy, side in AROUND
        if (x + dx, y + dy) not in there
    )
