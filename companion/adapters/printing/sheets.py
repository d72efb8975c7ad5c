"""Arranges cards or tiles on sheets of paper, with backs mirrored for duplex printing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.adapters.printing.cards import HEIGHT, WIDTH
from vision.mat.layout import MatArea, Place
from vision.mat.paper import SIZES, UNPRINTED, Paper, PaperPage, PaperSheet
from vision.mat.shapes import Mark, moved


@dataclass(frozen=True)
class Sides:
    """Both sides of one card, each as if it lay with its lower left corner at the origin."""

    front: tuple[Mark, ...]
    back: tuple[Mark, ...]


@dataclass(frozen=True)
class SheetGrid:
    """As many as a sheet of that paper holds, in columns and rows: nine cards on A4 and Letter, 18 on A3."""

    paper: Paper
    width: float = WIDTH
    height: float = HEIGHT

    @property
    def columns(self) -> int:
        """Number of cards in a row."""
        return int((SIZES[self.paper][0] - 2 * UNPRINTED) // self.width)

    @property
    def rows(self) -> int:
        """Number of cards in a column."""
        return int((SIZES[self.paper][1] - 2 * UNPRINTED) // self.height)

    @property
    def area(self) -> MatArea:
        """The area that all cards fill."""
        width, depth = self.columns * self.width, self.rows * self.height
        return MatArea("cards", -width / 2, -depth / 2, width, depth)

    @property
    def sheet(self) -> PaperSheet:
        """The sheet with its cuts."""
        area = self.area
        edges = tuple(area.left + column * self.width for column in range(self.columns + 1))
        levels = tuple(area.near + row * self.height for row in range(self.rows + 1))
        return PaperSheet(area, SIZES[self.paper], edges, levels)

    def corner(self, place: int, *, mirrored: bool) -> Place:
        """The lower left corner of a card by its place, from the upper left, or the upper right one."""
        row, column = divmod(place, self.columns)
        across = self.columns - 1 - column if mirrored else column
        return self.area.left + across * self.width, self.area.near + (self.rows - 1 - row) * self.height


def pages(
    cards: Sequence[Sides], paper: Paper, width: float = WIDTH, height: float = HEIGHT
) -> Iterator[PaperPage]:
    """Fronts and backs in turn; the backs from right to left, for a sheet that is turned like a page."""
    grid = SheetGrid(paper, width, height)
    each = grid.columns * grid.rows
    for first in range(0, len(cards), each):
        together = cards[first : first + each]
        yield _page(grid, [one.front for one in together], mirrored=False)
        yield _page(grid, [one.back for one in together], mirrored=True)


def _page(grid: SheetGrid, sides: Sequence[tuple[Mark, ...]], *, mirrored: bool) -> PaperPage:
    marks: list[Mark] = []
    for place, side in enumerate(sides):
        corner = grid.corner(place, mirrored=mirrored)
        marks.extend(moved(mark, corner) for mark in side)
    return PaperPage(grid.sheet, marks)
