"""A tray without a mat is where dice are rolled; what else is in the picture is none."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from vision.mat.survey import MatSurvey
from vision.reading import ROLL, BoundingBox, DieSeen, Frame, ReadingProblem, ReadingTrouble, TableReading
from vision.render import DieOnTable, RenderedScene, Room, Sensor, Viewpoint, picture, room
from vision.render.optics import project
from vision.tray import tray, within_tray

VIEW = Viewpoint(tilt=0.15, width=640, height=360, focal=700)
IN, OTHER, BESIDE = (-60.0, 10.0), (80.0, -30.0), (20.0, -118.0)
RIM = (0.0, -80.0)
"""Places on the table in mm; the tray reaches 85 mm towards the viewer."""


def seen_at(where: Room, *places: tuple[float, float]) -> TableReading:
    """What a reader that errs in nothing sees of red dice at these places."""
    pixels = project(np.array([(*place, 12.0) for place in places]), where.view)
    boxes = (BoundingBox(float(x) - 14, float(y) - 14, 28, 28) for x, y in pixels)
    return TableReading(tuple(DieSeen(3, "red", 0.9, box) for box in boxes), (), 1.0)


def pictured(where: Room, *places: tuple[float, float]) -> Frame:
    dice = tuple(DieOnTable("red", 3, place) for place in places)
    return Sensor(2.0, where.view.width, where.view.height, 1).expose(picture(RenderedScene(dice, where)))


@pytest.mark.parametrize("felt", ["slate", "forest", "burgundy"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_die_beside_the_tray_lies_in_no_zone_and_is_named(felt: str, seed: int) -> None:
    where = replace(room(seed, felt), view=VIEW)
    told = within_tray(pictured(where, IN, OTHER, BESIDE), seen_at(where, IN, OTHER, BESIDE))
    assert [die.zone for die in told.dice] == [ROLL, ROLL, None]
    assert told.troubles == (ReadingTrouble(ReadingProblem.OFF_THE_TRAY, told.dice[2].box),)
    assert (told.lying, told.beside) == (told.dice[:2], told.dice[2:])


def test_a_die_on_the_rim_has_not_left_the_tray() -> None:
    where = replace(room(1), view=VIEW)
    told = within_tray(pictured(where, IN, RIM), seen_at(where, IN, RIM))
    assert [die.zone for die in told.dice] == [ROLL, ROLL]
    assert told.troubles == ()


def test_where_no_die_lies_in_the_tray_the_whole_picture_is_the_roll() -> None:
    where = replace(room(1), view=VIEW)
    reading = seen_at(where, BESIDE)
    assert within_tray(pictured(where, BESIDE), reading) is reading


def test_without_a_mat_the_tray_is_looked_for_and_with_one_it_is_not() -> None:
    where = replace(room(1), view=VIEW)
    reading = seen_at(where, IN, BESIDE)
    told = MatSurvey().read(pictured(where, IN, BESIDE), lambda _frame: reading)
    assert told.beside == (replace(reading.dice[1], zone=None),)
    matted = replace(room(1, mat=3), view=VIEW)
    told = MatSurvey().read(pictured(matted, IN), lambda _frame: seen_at(matted, IN))
    assert ReadingProblem.OFF_THE_TRAY not in {trouble.problem for trouble in told.troubles}


def table() -> Frame:
    """A pale table with nothing on it."""
    return np.full((360, 640, 3), (190, 205, 210), np.uint8)


def with_sheet() -> Frame:
    frame = table()
    cv2.fillConvexPoly(frame, np.array([(90, 40), (560, 60), (540, 320), (80, 300)]), (250, 250, 250))
    return frame


def with_printed_board() -> Frame:
    """A board with a frame round it, and fields all over."""
    frame = with_sheet()
    cv2.polylines(frame, [np.array([(104, 54), (545, 72), (527, 306), (94, 287)])], True, (40, 40, 90), 4)
    for x in range(130, 520, 26):
        cv2.line(frame, (x, 80), (x, 280), (60, 60, 60), 2)
    for y in range(90, 280, 26):
        cv2.line(frame, (120, y), (510, y), (60, 60, 60), 2)
    return frame


def cut_off() -> Frame:
    """A box that reaches beyond the picture."""
    frame = table()
    cv2.rectangle(frame, (-20, 30), (500, 330), (40, 40, 40), 14)
    return frame


@pytest.mark.parametrize("frame", [table(), with_sheet(), with_printed_board(), cut_off()])
def test_what_has_no_rim_or_no_bare_floor_or_is_cut_off_is_no_tray(frame: Frame) -> None:
    assert tray(frame) is None


def test_a_box_with_walls_is_a_tray_and_its_outer_edge_counts() -> None:
    frame = table()
    cv2.rectangle(frame, (100, 40), (540, 320), (40, 40, 40), -1)
    cv2.rectangle(frame, (118, 58), (522, 302), (150, 150, 150), -1)
    outline = tray(frame)
    assert outline is not None
    (left, top), (right, bottom) = outline.min(axis=0), outline.max(axis=0)
    assert np.abs(np.array([left, top, right, bottom]) - (100, 40, 540, 320)).max() < 6


def test_pictures_of_any_size_are_looked_at() -> None:
    for height, width in ((1, 1), (3, 2000), (16, 16), (1440, 2560)):
        assert tray(np.full((height, width, 3), 90, np.uint8)) is None
