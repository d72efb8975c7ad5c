"""Draws both sides of a square tile of 40 mm, and the markers for tiles."""

from collections.abc import Iterator

from companion.adapters.light.dice_colours import dye
from companion.adapters.printing.sheets import Sides
from companion.engine.printed import PrintedMarkers, PrintedPiece, PrintedTile
from vision.mat.layout import MatArea
from vision.mat.shapes import WHITE, Mark, Shape, painted, polygon, rectangle
from vision.pictures.overlay import outline

TILE, MARKER = 40.0, 12.0
"""Edge lengths of a tile and of its marker, in millimetres."""
SCALE = TILE / 100


def tile(one: PrintedTile) -> Iterator[Sides]:
    """As many of a tile as there are."""
    sides = Sides(_side(one.front), _side(one.back))
    return (sides for _ in range(one.count))


def markers(each: PrintedMarkers, colours: tuple[str, ...]) -> Iterator[Sides]:
    """The markers of each colour: the seat's shape in its paint, on both sides."""
    for colour in colours:
        side = tuple(_marker(colour))
        yield from (Sides(side, side) for _ in range(each.count))


def _side(pieces: tuple[PrintedPiece, ...]) -> tuple[Mark, ...]:
    """Drawn up from below, as paper is."""
    return tuple(
        Shape(tuple((SCALE * x, TILE - SCALE * y) for x, y in piece.corners), piece.paint) for piece in pieces
    )


def _marker(colour: str) -> Iterator[Mark]:
    area = MatArea("marker", 0.0, 0.0, MARKER, MARKER)
    paint = painted(dye(colour).paint)
    yield rectangle(area, paint)
    yield polygon(area.middle, 0.46 * MARKER, outline("circle"), WHITE)
    yield polygon(area.middle, 0.4 * MARKER, outline(dye(colour).shape), paint)
