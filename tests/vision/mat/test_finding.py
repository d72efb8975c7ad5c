"""The mat is found from any side, by its print, and never by half of it."""

import cv2
import numpy as np
import pytest

from tests.vision.mat.photographed import above, photograph, sheet
from tests.vision.mat.printed import on_sheets, pages
from vision.mat import drawing, finding, markers, tokens
from vision.mat.finding import MatSeen
from vision.mat.layout import Mat, MatArea
from vision.mat.paper import Paper, sheets
from vision.mat.shapes import WHITE, rectangle
from vision.reading import Frame
from vision.render.optics import project
from vision.render.scene import Viewpoint

NEAR_ENOUGH = 0.6
"""Millimetres: a third of a pip."""


def found(frame: Frame) -> MatSeen | None:
    height, width = frame.shape[:2]
    return finding.mat(finding.markers(frame), (width, height))


def farthest_off(seen: MatSeen, view: Viewpoint, height: float = 0.0) -> float:
    """How far any zone's middle, at some height above it, is placed from where it is, in mm."""
    middles = [zone.middle for zone in seen.mat.zones]
    pixels = project(np.array([(*middle, height) for middle in middles]), view)
    placed = np.array([seen.plane.place((float(x), float(y)), height) for x, y in pixels])
    return float(np.linalg.norm(placed - middles, axis=1).max())


@pytest.mark.parametrize(
    ("tilt", "swing"), [(0, 0), (10, 90), (25, -3), (35, 180)], ids=lambda angle: f"{angle}"
)
@pytest.mark.parametrize("seats", [1, 6])
def test_the_mat_is_found_from_any_side_and_places_are_known_to_a_fraction_of_a_pip(
    tilt: float, swing: float, seats: int
) -> None:
    view = above(tilt, swing) if swing != 90 else above(tilt, swing, 1280, 1280)
    seen = found(sheet(view, seats=seats))
    assert seen is not None
    assert seen.mat == Mat(seats)
    assert len(seen.markers) == 4
    assert farthest_off(seen, view) < NEAR_ENOUGH


@pytest.mark.parametrize(("paper", "most"), [(Paper.A3, NEAR_ENOUGH), (Paper.A4, 1.2), (Paper.LETTER, 1.2)])
def test_the_printed_sheets_themselves_are_found(paper: Paper, most: float) -> None:
    """What the PDF shows is rasterised, laid together, and seen by the camera."""
    view, layout, per_mm = above(20), Mat(5), 4.0
    cut = sheets(drawing.PAPER, paper)
    laid = np.zeros((round(drawing.PAPER.depth * per_mm), round(drawing.PAPER.width * per_mm), 3), np.uint8)
    for one, page in zip(cut, pages(on_sheets(tuple(drawing.mat(layout)), cut), per_mm), strict=True):
        left, top = (
            round(((size - along) / 2) * per_mm)
            for size, along in zip(one.size, (one.part.width, one.part.depth), strict=True)
        )
        part = page[top : top + laid.shape[0], left : left + round(one.part.width * per_mm)]
        start = round((one.part.left - drawing.PAPER.left) * per_mm)
        laid[: part.shape[0], start : start + part.shape[1]] = part
    seen = found(photograph(laid, drawing.PAPER, view))
    assert seen is not None
    assert seen.mat == layout
    assert farthest_off(seen, view) < most


@pytest.mark.parametrize("tilt", [12.0, 28.0])
def test_what_stands_above_the_paper_is_placed_where_it_stands(tilt: float) -> None:
    """Without the height, a die's upper face would seem some ten millimetres away."""
    view = above(tilt)
    seen = found(sheet(view))
    assert seen is not None
    assert farthest_off(seen, view, 16.0) < 1.5


@pytest.mark.parametrize(("covered", "is_found"), [(0, True), (1, True), (2, False), (4, False)])
def test_one_corner_may_be_covered_and_two_may_not(covered: int, is_found: bool) -> None:
    hidden = (rectangle(marker.inside(4), WHITE) for marker in Mat(4).markers[:covered])
    seen = found(sheet(above(), *hidden))
    assert (seen is not None) is is_found
    if seen is not None:
        assert len(seen.markers) == 4 - covered


@pytest.mark.parametrize("times", [0.5, 1.5])
def test_a_smaller_or_larger_picture_shows_the_mat_as_well(times: float) -> None:
    view = above(width=round(1280 * times), height=round(720 * times))
    seen = found(sheet(view))
    assert seen is not None
    assert farthest_off(seen, view) < NEAR_ENOUGH / min(times, 1)


def test_a_lens_that_bends_lines_moves_places_by_less_than_a_pip() -> None:
    view = above(15)
    focal, middle = view.focal, (view.width / 2, view.height / 2)
    lens = np.array([[focal, 0, middle[0]], [0, focal, middle[1]], [0, 0, 1]])
    bent = np.asarray(cv2.undistort(sheet(view), lens, np.array([0.08, 0, 0, 0])), np.uint8)
    seen = found(bent)
    assert seen is not None
    assert farthest_off(seen, view) < 4


def test_an_empty_table_has_no_mat() -> None:
    bare = np.full((720, 1280, 3), 120, np.uint8)
    assert found(bare) is None
    assert not finding.markers(bare).any_mat


@pytest.mark.parametrize(("left", "is_there"), [(1, False), (2, True)])
def test_half_a_mat_says_that_one_is_there_and_a_single_marker_may_be_chance(
    left: int, is_there: bool
) -> None:
    hidden = (rectangle(marker.inside(4), WHITE) for marker in Mat(4).markers[left:])
    found = finding.markers(sheet(above(), *hidden))
    assert len(found.mats) == left
    assert found.any_mat is is_there


def test_markers_of_two_mats_do_not_make_one() -> None:
    swapped = Mat(5).markers[:2]
    places = [
        MatArea(new.name, *old.corners[3], old.width, old.depth)
        for new, old in zip(swapped, Mat(4).markers, strict=False)
    ]
    shapes = [shape for area in places for shape in markers.shapes(int(area.name), area)]
    assert found(sheet(above(), *shapes)) is None


@pytest.mark.parametrize("covered", [0, 1])
def test_a_die_whose_face_looks_like_a_marker_does_not_pull_the_mat_away(covered: int) -> None:
    view, layout = above(), Mat(4)
    face = markers.shapes(int(layout.markers[3].name), MatArea("", -30, 5, 8, 8))
    hidden = (rectangle(marker.inside(4), WHITE) for marker in layout.markers[:covered])
    seen = found(sheet(view, *face, *hidden))
    assert seen is not None
    assert len(seen.markers) == 4 - covered
    assert farthest_off(seen, view) < NEAR_ENOUGH


def test_a_die_whose_face_looks_like_a_marker_does_not_stand_for_a_hidden_one() -> None:
    layout = Mat(4)
    face = markers.shapes(int(layout.markers[0].name), MatArea("", -30, 5, 8, 8))
    hidden = (rectangle(marker.inside(4), WHITE) for marker in layout.markers[:2])
    assert found(sheet(above(), *hidden, *face)) is None


@pytest.mark.parametrize(("side", "is_one"), [(15, True), (11, True), (9, False), (22, False)])
def test_a_token_has_its_own_size(side: float, is_one: bool) -> None:
    number = tokens.MAKES[tokens.PrintedToken.KEY].number
    frame = sheet(above(), *markers.shapes(number, MatArea("", -30, 0, side, side)))
    seen = found(frame)
    assert seen is not None
    assert bool(list(seen.tokens(finding.markers(frame)))) is is_one
