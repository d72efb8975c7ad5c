"""Tiles of forty millimetres with both sides, and markers in the colours of seats."""

from itertools import islice

import pytest

from companion.adapters.light.dice_colours import dye
from companion.adapters.printing.sheets import SheetGrid, pages
from companion.adapters.printing.tiles import MARKER, TILE, markers, tile
from companion.engine.printed import PrintedMarkers, PrintedPiece, PrintedTile
from vision.mat.paper import SIZES, UNPRINTED, Paper
from vision.mat.shapes import Shape

CORNER = PrintedPiece((1, 2, 3), ((0, 0), (10, 0), (10, 10), (0, 10)))
"""The upper left corner of a tile."""
ONE = PrintedTile((CORNER,), (PrintedPiece((4, 5, 6), CORNER.corners),), 3)


def test_a_tile_is_forty_millimetres_wide_and_printed_as_often_as_there_are_of_it() -> None:
    found = list(tile(ONE))
    assert len(found) == 3
    [mark] = found[0].front
    assert isinstance(mark, Shape)
    assert mark.corners == ((0.0, 40.0), (4.0, 40.0), (4.0, 36.0), (0.0, 36.0))
    assert [one.paint for one in found[0].back if isinstance(one, Shape)] == [(4, 5, 6)]


@pytest.mark.parametrize(
    ("paper", "columns", "rows"), [(Paper.A4, 4, 7), (Paper.LETTER, 5, 6), (Paper.A3, 10, 7)]
)
def test_a_sheet_holds_as_many_tiles_as_can_be_printed_on_it(paper: Paper, columns: int, rows: int) -> None:
    grid = SheetGrid(paper, TILE, TILE)
    assert (grid.columns, grid.rows) == (columns, rows)
    width, height = SIZES[paper]
    assert min(width - grid.area.width, height - grid.area.depth) >= 2 * UNPRINTED
    steps = [after - before for before, after in zip(grid.sheet.edges, grid.sheet.edges[1:], strict=False)]
    assert steps == pytest.approx([TILE] * columns)


def test_the_ruined_side_lies_behind_its_own_tile() -> None:
    fronts, backs = pages(list(tile(ONE)), Paper.A4, TILE, TILE)
    left = [min(x for x, _ in mark.corners) for mark in fronts.marks if isinstance(mark, Shape)]
    behind = [min(x for x, _ in mark.corners) for mark in backs.marks if isinstance(mark, Shape)]
    assert [x + TILE for x in behind] == pytest.approx([-x for x in left])


def test_markers_are_printed_in_the_colour_of_each_seat_with_the_same_on_their_back() -> None:
    found = list(markers(PrintedMarkers(2), ("red", "blue")))
    assert len(found) == 4
    assert all(one.front == one.back for one in found)
    fronts = (one.front[0] for one in islice(found, 1, 3))
    reds, blues = (one.paint for one in fronts if isinstance(one, Shape))
    assert reds == tuple(bytes.fromhex(dye("red").paint[1:]))
    assert blues != reds
    assert max(x for mark in found[0].front if isinstance(mark, Shape) for x, _ in mark.corners) == MARKER
