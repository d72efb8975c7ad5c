"""Sheets as they are printed: in true size, and together the whole drawing."""

import cv2
import numpy as np
import pytest

from tests.vision.mat.printed import on_sheets, pages
from vision.mat import drawing, tokens
from vision.mat.layout import Mat, MatArea
from vision.mat.markers import dictionary
from vision.mat.paper import OVERLAP, SIZES, Paper, PaperSheet, sheets

PER_MM = 2.0
LAYOUT = Mat(4)
SHAPES = tuple(drawing.mat(LAYOUT))


def markers(page: cv2.typing.MatLike) -> dict[int, cv2.typing.MatLike]:
    """The corners of every marker on a page, in pixels."""
    corners, numbers, _ = cv2.aruco.ArucoDetector(dictionary()).detectMarkers(page)
    return {int(n): at.reshape(4, 2) for n, at in zip(numbers.ravel(), corners, strict=True)}


def on_page(area: MatArea, sheet: PaperSheet) -> cv2.typing.MatLike:
    """Where an area's corners should be on the page, in pixels."""
    points = np.array(area.corners) + sheet.shift
    return np.asarray(np.stack([points[:, 0], sheet.size[1] - points[:, 1]], axis=1) * PER_MM)


@pytest.mark.parametrize(("paper", "count"), [(Paper.A3, 1), (Paper.A4, 2), (Paper.LETTER, 2)])
def test_each_marker_is_printed_where_the_layout_says(paper: Paper, count: int) -> None:
    cut = sheets(drawing.PAPER, paper)
    printed = pages(on_sheets(SHAPES, cut), PER_MM)
    assert len(printed) == count
    found = set()
    for sheet, page in zip(cut, printed, strict=True):
        size = np.array(SIZES[paper]) * PER_MM
        assert np.allclose(page.shape[1::-1], size, atol=1)
        for number, corners in markers(page).items():
            area = next(one for one in LAYOUT.markers if one.name == str(number))
            assert np.abs(corners - on_page(area, sheet)).max() < 1.5
            found.add(area)
    assert found == set(LAYOUT.markers)


def test_a_viewer_is_asked_not_to_shrink_the_sheets() -> None:
    assert b"/PrintScaling /None" in on_sheets(SHAPES, sheets(drawing.PAPER, Paper.A4))


def test_neighbouring_sheets_overlap_and_mark_where_one_is_laid_on_the_other() -> None:
    left, right = sheets(drawing.PAPER, Paper.A4)
    assert left.part.left + left.part.width - right.part.left == pytest.approx(OVERLAP)
    assert left.edges == (left.part.left, right.part.left)
    assert right.edges == (right.part.left, right.part.left + right.part.width)


def test_what_is_higher_than_the_paper_is_refused() -> None:
    assert len(sheets(MatArea("tall", 0, 0, 100, 285), Paper.A4)) == 1
    with pytest.raises(ValueError, match="too high"):
        sheets(MatArea("tall", 0, 0, 100, 285.1), Paper.A4)


def test_the_zones_are_dark_enough_for_white_dice_and_pale_enough_for_black_ones() -> None:
    (sheet,) = sheets(drawing.PAPER, Paper.A3)
    (page,) = pages(on_sheets(SHAPES, [sheet]), PER_MM)
    for zone in LAYOUT.zones:
        x, y = on_page(zone, sheet).min(axis=0).astype(int) + 6
        assert 90 < page[y, x].mean() < 150
        assert np.ptp(page[y, x]) <= 2


def test_the_same_mat_is_the_same_file() -> None:
    one, other = (on_sheets(SHAPES, sheets(drawing.PAPER, Paper.A3)) for _ in range(2))
    assert one == other


def test_every_token_is_printed_as_often_as_it_is_needed() -> None:
    area, shapes = tokens.sheet()
    (page,) = pages(on_sheets(shapes, sheets(area, Paper.A4)), 4.0)
    _, numbers, _ = cv2.aruco.ArucoDetector(dictionary()).detectMarkers(page)
    printed = [tokens.BY_NUMBER[int(number)] for number in numbers.ravel()]
    assert {kind: printed.count(kind) for kind in tokens.PrintedToken} == {
        kind: make.copies for kind, make in tokens.MAKES.items()
    }
