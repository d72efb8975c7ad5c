"""With the mat in view everything has a place; without it nothing is told."""

from collections.abc import Callable

import numpy as np
import pytest

from tests.vision.mat.photographed import above, sheet
from vision.mat.layout import Mat, MatArea, Place
from vision.mat.shapes import WHITE, rectangle
from vision.mat.survey import MatSurvey
from vision.mat.tokens import HEIGHT, WIDTH, PrintedToken, token
from vision.reading import BoundingBox, DieSeen, Frame, ReadingProblem, ReadingTrouble, TableReading
from vision.render.optics import project
from vision.render.scene import Viewpoint

Reading = Callable[[Frame], TableReading]
BARE = np.full((720, 1280, 3), 120, np.uint8)


def seen_at(*places: Place, view: Viewpoint) -> Reading:
    """A reader that finds a red die of 16 mm at each of these places."""
    pixels = project(np.array([(*place, 12.0) for place in places]).reshape(-1, 3), view)
    dice = tuple(DieSeen(3, "red", 1.0, BoundingBox(float(x) - 20, float(y) - 20, 40, 40)) for x, y in pixels)
    return lambda _frame: TableReading(dice, (), 1.0)


def problems(reading: TableReading) -> list[ReadingProblem]:
    return [trouble.problem for trouble in reading.troubles]


def test_a_die_has_its_zone_and_its_millimetres() -> None:
    view = above(22)
    places = {
        "roll": (100.0, -40.0),
        "seat-1": (-100.0, -85.0),
        "shared": (5.0, 80.0),
    }
    reading = MatSurvey().read(sheet(view), seen_at(*places.values(), view=view))
    assert [die.zone for die in reading.dice] == list(places)
    for die, place in zip(reading.dice, places.values(), strict=True):
        assert die.at is not None
        assert np.hypot(die.at[0] - place[0], die.at[1] - place[1]) < 1
    assert problems(reading) == []
    assert reading.mat is not None
    assert reading.mat.seats == 4


def test_what_lies_on_the_rounds_track_is_no_die() -> None:
    view = above(22)
    reading = MatSurvey().read(sheet(view), seen_at((100.0, -40.0), (160.0, -25.0), view=view))
    assert [die.zone for die in reading.dice] == ["roll"]


def test_a_die_beside_all_zones_is_off_the_mat_and_ringed() -> None:
    view = above()
    reading = MatSurvey().read(sheet(view), seen_at((0.0, 0.0), (220.0, 0.0), view=view))
    assert [die.zone for die in reading.dice] == ["roll", None]
    assert reading.troubles == (ReadingTrouble(ReadingProblem.OFF_THE_MAT, reading.dice[1].box),)


def test_without_a_mat_the_whole_picture_is_the_roll() -> None:
    reader = seen_at((0.0, 0.0), view=above())
    assert MatSurvey().read(BARE, reader) == reader(BARE)
    assert MatSurvey().read(BARE, reader).dice[0].zone == "roll"


def test_a_mat_that_was_there_and_is_gone_means_no_reading_until_it_may_be_forgotten() -> None:
    view, survey = above(), MatSurvey()
    reader = seen_at((0.0, 0.0), view=view)
    assert survey.read(sheet(view), reader).dice
    gone = survey.read(BARE, reader)
    assert gone.dice == ()
    assert problems(gone) == [ReadingProblem.MARKERS_MISSING]
    assert survey.read(sheet(view), reader).dice
    survey.forget()
    assert survey.read(BARE, reader).dice


def test_too_few_corners_mean_no_reading_even_at_first_sight() -> None:
    view = above()
    hidden = (rectangle(marker.inside(4), WHITE) for marker in Mat(4).markers[1:3])
    reading = MatSurvey().read(sheet(view, *hidden), seen_at((0.0, 0.0), view=view))
    assert reading.dice == ()
    assert problems(reading) == [ReadingProblem.MARKERS_MISSING]


def test_what_keeps_a_frame_from_being_read_is_told_beside_the_missing_mat() -> None:
    survey = MatSurvey()
    survey.read(sheet(above()), seen_at(view=above()))
    dark = TableReading((), (ReadingTrouble(ReadingProblem.TOO_DARK),), 1.0)
    assert problems(survey.read(BARE, lambda _frame: dark)) == [
        ReadingProblem.TOO_DARK,
        ReadingProblem.MARKERS_MISSING,
    ]


@pytest.mark.parametrize(("turned", "told"), [(2.0, []), (2.4, [ReadingProblem.CAMERA_MOVED])])
def test_a_bumped_camera_is_noticed_from_eight_millimetres_on_and_once(
    turned: float, told: list[ReadingProblem]
) -> None:
    """Turned by 2.16 degrees, the mat's corners, 212 mm from its middle, have moved by 8 mm."""
    survey, nothing = MatSurvey(), seen_at(view=above())
    survey.read(sheet(above(18, 0)), nothing)
    bumped = sheet(above(18, turned))
    assert problems(survey.read(bumped, nothing)) == told
    assert problems(survey.read(bumped, nothing)) == []


def test_the_reader_sees_no_marker_and_no_patch_that_it_might_take_for_a_die() -> None:
    view, handed = above(), list[Frame]()

    def reader(frame: Frame) -> TableReading:
        handed.append(frame)
        return TableReading((), (), 1.0)

    clock = token(PrintedToken.CLOCK, MatArea("", -15, -10, WIDTH, HEIGHT))
    frame = sheet(view, *clock)
    MatSurvey().read(frame, reader)
    for place in (*(marker.middle for marker in Mat(4).markers), Mat(4).patches[1].middle, (-5.0, 0.0)):
        x, y = (round(float(c)) for c in project(np.array([(*place, 0.0)]), view)[0])
        piece = handed[0][y - 18 : y + 18, x - 18 : x + 18]
        assert np.ptp(piece.mean(axis=2)) < 6
    assert not np.array_equal(handed[0], frame)


@pytest.mark.parametrize("tilt", [8.0, 24.0])
def test_tokens_are_read_with_their_place(tilt: float) -> None:
    places = {
        PrintedToken.CLOCK: (147.0, 14.0),
        PrintedToken.ARROW: (-140.0, -100.0),
        PrintedToken.KEY: (-35.0, 75.0),
        PrintedToken.BOWL: (60.0, 64.0),
    }
    shapes = [
        shape for kind, (x, y) in places.items() for shape in token(kind, MatArea("", x, y, WIDTH, HEIGHT))
    ]
    reading = MatSurvey().read(sheet(above(tilt), *shapes), seen_at(view=above(tilt)))
    zones = {seen.token: seen.zone for seen in reading.tokens}
    assert zones == {"clock": "round-4", "arrow": "seat-1", "key": "shared", "bowl": "seat-4"}
    for seen in reading.tokens:
        x, y = places[PrintedToken(seen.token)]
        assert np.hypot(seen.at[0] - x - HEIGHT / 2, seen.at[1] - y - HEIGHT / 2) < 1
