"""Boards as they are drawn: tiles with x to the right and y downwards, and a plan with its pieces."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from web.shown.view import Board, Piece, PlacedTile, Plan

AROUND = ((0, 1, "M{0} {1}h1"), (1, 0, "M{2} {1}v1"), (0, -1, "M{0} {3}h1"), (-1, 0, "M{0} {1}v1"))
"""Side of a square that is drawn for each neighbour outside of the outline; y grows downwards."""
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

    `names` maps faces to their ids in the document, `box` is left, top, width and height of all squares
    with one more around them, `outlines` are pairs of kind and SVG path.
    """

    board: Board
    names: Mapping[str, str]
    box: tuple[int, int, int, int]
    outlines: tuple[tuple[str, str], ...]
    tiles: tuple[tuple[int, int, str, int, PlacedTile], ...]
    """Tuples of x, y, id of the face, turn in degrees, and the tile."""
    told: Mapping[tuple[int, int], str] = field(default_factory=dict)
    """Each tile and each free place in words, by its place."""
    spots: tuple[BoardSpot, ...] = ()

    @property
    def hand(self) -> str | None:
        """Id of the face of the tile in hand."""
        return self.names.get(self.board.hand) if self.board.hand else None


def tile_map(board: Board, told: Mapping[tuple[int, int], str] | None = None) -> TileMap:
    """Build the map of a board with tiles, once for all viewers; `told` are its places in words."""
    names = {face: f"tile-{n}" for n, (face, _) in enumerate(board.faces)}
    xs, ys = zip(*((one.at[0], -one.at[1]) for one in board.tiles), strict=True)
    box = min(xs) - 1, min(ys) - 1, max(xs) - min(xs) + 3, max(ys) - min(ys) + 3
    outlines = tuple((one.kind, _path(one.tiles)) for one in board.outlines)
    tiles = tuple((one.at[0], -one.at[1], names[one.face], 90 * one.turn, one) for one in board.tiles)
    return TileMap(board, names, box, outlines, tiles, told=told or {})


@dataclass(frozen=True)
class PlanMap:
    """A board that a game draws, and the places that the open question offers."""

    plan: Plan
    spots: tuple[BoardSpot, ...] = ()

    @property
    def middles(self) -> Mapping[str, tuple[int, int]]:
        """Middle of each place, by its id."""
        return {one.id: one.at for one in self.plan.places}

    @property
    def pieces(self) -> Iterator[tuple[int, int, Piece]]:
        """Pieces with their x and y: those of one place side by side about its middle."""
        middles, placed = self.middles, Counter[str]()
        count = Counter(one.place for one in self.plan.pieces)
        for one in self.plan.pieces:
            x, y = middles[one.place]
            beside = round(BESIDE * self.plan.scale)
            along = beside * placed[one.place] - beside * (count[one.place] - 1) // 2
            placed[one.place] += 1
            yield x + along, y, one


def _path(tiles: Iterable[tuple[int, int]]) -> str:
    """Return the outer edge of squares as an SVG path."""
    there = set(tiles)
    return "".join(
        side.format(x, -y, x + 1, 1 - y)
        for x, y in sorted(there)
        for dx, dy, side in AROUND
        if (x + dx, y + dy) not in there
    )
