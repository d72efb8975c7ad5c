"""Nine cards to a sheet, with marks where they are cut, and each back behind its front."""

import numpy as np
import pypdfium2  # type: ignore[import-untyped]  # it comes without types
import pytest

from companion.bridges.printing.cards import HEIGHT, WIDTH
from companion.bridges.printing.sheets import GRID, Sides, pages
from companion.bridges.printing.typefaces import BOLD
from tests.vision.mat.printed import MM
from tests.vision.mat.printed import pages as rasterised
from vision.mat.layout import Area
from vision.mat.paper import as_pdf
from vision.mat.shapes import Shape, Writing, rectangle

PER_MM = 8.0


def card(number: int) -> Sides:
    """A card with a square left of its middle, and on its back one right of its middle."""
    shade = (10 * number, 0, 0)
    left, right = Area("", 10, 40, 10, 10), Area("", WIDTH - 20, 40, 10, 10)
    return Sides((rectangle(left, shade),), (rectangle(right, shade),))


def middles(marks: object) -> dict[int, tuple[float, float]]:
    assert isinstance(marks, list)
    found = [mark for mark in marks if isinstance(mark, Shape)]
    return {mark.paint[0]: tuple(np.mean(mark.corners, axis=0)) for mark in found}


@pytest.mark.parametrize(("count", "sheets"), [(0, 0), (1, 1), (9, 1), (10, 2), (18, 2), (19, 3)])
def test_each_sheet_holds_nine_and_has_two_sides(count: int, sheets: int) -> None:
    printed = list(pages([card(number) for number in range(count)]))
    assert len(printed) == 2 * sheets
    assert sum(len(page.marks) for page in printed) == 2 * count


def test_a_back_lies_behind_its_front_when_the_sheet_is_turned_along_its_long_edge() -> None:
    fronts, backs = pages([card(number) for number in range(9)])
    behind = middles(backs.marks)
    for shade, (x, y) in middles(fronts.marks).items():
        assert behind[shade] == pytest.approx((-x, y))


def test_cutting_marks_stand_at_the_edges_of_cards_63_by_88_mm() -> None:
    pdf = as_pdf("cards", pages([card(9)]))
    for page in rasterised(pdf, PER_MM):
        height, width = page.shape[:2]
        assert (width / PER_MM, height / PER_MM) == pytest.approx((210, 297), abs=0.2)
        above = page[round((height / PER_MM - 2 * 88 - 88) / 2 * PER_MM - 3 * PER_MM)].min(axis=1) < 160
        beside = page[:, round((210 - 3 * 63) / 2 * PER_MM - 3 * PER_MM)].min(axis=1) < 160
        columns = [105 + GRID.left + n * WIDTH for n in range(4)]
        rows = [148.5 + GRID.near + n * HEIGHT for n in range(4)]
        assert groups(above) == pytest.approx(columns, abs=0.2)
        assert groups(beside) == pytest.approx(rows, abs=0.2)


def groups(dark: "np.ndarray[tuple[int], np.dtype[np.bool_]]") -> list[float]:
    """The middles of the dark stretches of a line, in millimetres."""
    edges = np.flatnonzero(np.diff(dark.astype(np.int8), prepend=0, append=0)).reshape(-1, 2)
    return [float(pair.mean()) / PER_MM for pair in edges]


def test_letters_come_along_and_can_be_searched_for() -> None:
    words = Writing("Größe — “Ja”", (5, 40), 4.0, BOLD)
    pdf = as_pdf("cards", pages([Sides((words,), ())]))
    assert b"/FontFile2" in pdf
    document = pypdfium2.PdfDocument(pdf)
    text = document[0].get_textpage()
    assert text.get_text_range() == words.text
    left, low, right, _ = text.get_charbox(0)
    assert left / MM == pytest.approx(105 + GRID.left + 5, abs=0.5)
    assert low / MM == pytest.approx(148.5 + GRID.near + 2 * HEIGHT + 40, abs=0.2)
    assert right - left < words.size * MM
