"""Cards on sheets, with marks where they are cut, and each back behind its front."""

import numpy as np
import pypdfium2  # type: ignore[import-untyped]  # it comes without types
import pytest

from companion.adapters.printing.cards import HEIGHT, WIDTH
from companion.adapters.printing.sheets import SheetGrid, Sides, pages
from companion.adapters.printing.typesetting import BOLD
from tests.vision.mat.printed import MM
from tests.vision.mat.printed import pages as rasterised
from vision.mat.layout import MatArea
from vision.mat.paper import SIZES, UNPRINTED, Paper, as_pdf
from vision.mat.shapes import Shape, Writing, rectangle

PER_MM = 8.0
UPRIGHT = (Paper.A4, Paper.LETTER)


def card(number: int) -> Sides:
    """A card with a square left of its middle, and on its back one right of its middle."""
    shade = (10 * number, 0, 0)
    left, right = MatArea("", 10, 40, 10, 10), MatArea("", WIDTH - 20, 40, 10, 10)
    return Sides((rectangle(left, shade),), (rectangle(right, shade),))


def middles(marks: object) -> dict[int, tuple[float, float]]:
    assert isinstance(marks, list)
    found = [mark for mark in marks if isinstance(mark, Shape)]
    return {mark.paint[0]: tuple(np.mean(mark.corners, axis=0)) for mark in found}


@pytest.mark.parametrize(("count", "sheets"), [(0, 0), (1, 1), (9, 1), (10, 2), (18, 2), (19, 3)])
def test_each_sheet_holds_nine_and_has_two_sides(count: int, sheets: int) -> None:
    printed = list(pages([card(number) for number in range(count)], Paper.A4))
    assert len(printed) == 2 * sheets
    assert sum(len(page.marks) for page in printed) == 2 * count


@pytest.mark.parametrize(("paper", "each"), [(Paper.A4, 9), (Paper.LETTER, 9), (Paper.A3, 18)])
def test_a_sheet_holds_what_a_printer_can_print_on_it(paper: Paper, each: int) -> None:
    fronts, _ = pages([card(number) for number in range(each)], paper)
    area, (width, height) = SheetGrid(paper).area, SIZES[paper]
    assert len(middles(fronts.marks)) == each
    assert min(width - area.width, height - area.depth) >= 2 * UNPRINTED


@pytest.mark.parametrize("paper", list(Paper))
def test_a_back_lies_behind_its_front_when_the_sheet_is_turned_like_a_page(paper: Paper) -> None:
    fronts, backs = pages([card(number) for number in range(9)], paper)
    behind = middles(backs.marks)
    for shade, (x, y) in middles(fronts.marks).items():
        assert behind[shade] == pytest.approx((-x, y))


@pytest.mark.parametrize("paper", UPRIGHT)
def test_cutting_marks_stand_at_the_edges_of_cards_63_by_88_mm(paper: Paper) -> None:
    wide, high = SIZES[paper]
    area = SheetGrid(paper).area
    for page in rasterised(as_pdf("cards", pages([card(9)], paper)), PER_MM):
        height, width = page.shape[:2]
        assert (width / PER_MM, height / PER_MM) == pytest.approx((wide, high), abs=0.2)
        above = page[round((high - 3 * 88) / 2 * PER_MM - 3 * PER_MM)].min(axis=1) < 160
        beside = page[:, round((wide - 3 * 63) / 2 * PER_MM - 3 * PER_MM)].min(axis=1) < 160
        columns = [wide / 2 + area.left + n * WIDTH for n in range(4)]
        rows = [high / 2 + area.near + n * HEIGHT for n in range(4)]
        assert groups(above) == pytest.approx(columns, abs=0.2)
        assert groups(beside) == pytest.approx(rows, abs=0.2)


def groups(dark: "np.ndarray[tuple[int], np.dtype[np.bool_]]") -> list[float]:
    """The middles of the dark stretches of a line, in millimetres."""
    edges = np.flatnonzero(np.diff(dark.astype(np.int8), prepend=0, append=0)).reshape(-1, 2)
    return [float(pair.mean()) / PER_MM for pair in edges]


def test_letters_come_along_and_can_be_searched_for() -> None:
    words = Writing("Größe — “Ja”", (5, 40), 4.0, BOLD)
    pdf = as_pdf("cards", pages([Sides((words,), ())], Paper.A4))
    assert b"/FontFile2" in pdf
    document = pypdfium2.PdfDocument(pdf)
    text = document[0].get_textpage()
    assert text.get_text_range() == words.text
    left, low, right, _ = text.get_charbox(0)
    area = SheetGrid(Paper.A4).area
    assert left / MM == pytest.approx(105 + area.left + 5, abs=0.5)
    assert low / MM == pytest.approx(148.5 + area.near + 2 * HEIGHT + 40, abs=0.2)
    assert right - left < words.size * MM
