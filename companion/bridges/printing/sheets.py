"""Cards side by side on A4, nine to a sheet, and their backs where a turned sheet has them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.bridges.printing.cards import HEIGHT, WIDTH
from vision.mat.layout import Area
from vision.mat.paper import SIZES, Page, Paper, Sheet
from vision.mat.shapes import Mark, moved

COLUMNS, ROWS = 3, 3
GRID = Area("cards", -COLUMNS * WIDTH / 2, -ROWS * HEIGHT / 2, COLUMNS * WIDTH, ROWS * HEIGHT)
SHEET = Sheet(
    GRID,
    SIZES[Paper.A4],
    tuple(GRID.left + column * WIDTH for column in range(COLUMNS + 1)),
    tuple(GRID.near + row * HEIGHT for row in range(ROWS + 1)),
)


@dataclass(frozen=True)
class Sides:
    """Both sides of one card, each as if it lay with its lower left corner at the origin."""

    front: tuple[Mark, ...]
    back: tuple[Mark, ...]


def pages(cards: Sequence[Sides]) -> Iterator[Page]:
    """Fronts and backs in turn; the backs from right to left, for a printer that turns the long edge."""
    for first in range(0, len(cards), COLUMNS * ROWS):
        nine = cards[first : first + COLUMNS * ROWS]
        yield _page([one.front for one in nine], mirrored=False)
        yield _page([one.back for one in nine], mirrored=True)


def _page(sides: Sequence[tuple[Mark, ...]], *, mirrored: bool) -> Page:
    marks: list[Mark] = []
    for place, side in enumerate(sides):
        row, column = divmod(place, COLUMNS)
        across = COLUMNS - 1 - column if mirrored else column
        corner = GRID.left + across * WIDTH, GRID.near + (ROWS - 1 - row) * HEIGHT
        marks.extend(moved(mark, corner) for mark in side)
    return Page(SHEET, marks)
