"""A hand in the picture: by its skin where the table is none, and by having come where it is."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.problems.dice import RED, ROOM, seen, tray
from vision.problems import with_problems
from vision.problems.hands import hand
from vision.problems.hindsight import PATIENCE, Hindsight
from vision.reading import BoundingBox, DieSeen, Frame, ReadingProblem, TableReading
from vision.render import Sensor
from vision.render.hand import Hand, lay_hand
from vision.render.optics import project

LYING = tuple(seen(die) for die in RED)
TRAY = tray(RED)
REACHES = [Hand((10.0, -20.0)), Hand((30.0, 10.0), 0.4), Hand((0.0, 20.0), 4.4), Hand((-20.0, 0.0), 2.9)]


FELT: Frame = np.full((360, 640, 3), (108, 98, 88), np.uint8)


def with_hand(frame: Frame, one: Hand) -> Frame:
    laid = lay_hand(frame, one, ROOM)
    return Sensor(2.0, laid.shape[1], laid.shape[0], 5).expose(laid)


@pytest.mark.parametrize("skin", [(206, 152, 124), (236, 190, 166), (141, 85, 60)])
@pytest.mark.parametrize("points", [1.57, 0.2, 4.5])
def test_a_hand_over_felt_is_found_whatever_its_skin(skin: tuple[int, int, int], points: float) -> None:
    found = hand(with_hand(FELT, Hand((0.0, 0.0), points, 30.0, skin)), ())
    assert found is not None
    assert found.box.width * found.box.height > 0.05 * 640 * 360


def test_dice_on_felt_are_no_hand() -> None:
    assert hand(FELT, ()) is None
    assert hand(TRAY, LYING) is None


def dark_die(frame: Frame, x: int, y: int) -> DieSeen:
    """Draws one, with its middle there."""
    cv2.rectangle(frame, (x - 12, y - 12), (x + 12, y + 12), (30, 30, 30), -1)
    return DieSeen(4, "black", 0.9, BoundingBox(x - 12, y - 12, 24, 24))


@pytest.mark.parametrize("place", [(0.0, -10.0), (30.0, -40.0)])
def test_a_die_in_a_hand_is_held_and_dice_on_the_felt_are_not(place: tuple[float, float]) -> None:
    still = lay_hand(FELT, Hand(place), ROOM)
    x, y = (round(v) for v in project(np.array([[*place, 30.0]]), ROOM.view)[0])
    lying, held = dark_die(still, 60, 60), dark_die(still, x, y)
    found = hand(Sensor(2.0, 640, 360, 5).expose(still), (lying, held))
    assert found is not None
    assert found.holds == (held,)


def test_what_is_held_lies_in_no_zone_and_is_not_called_cocked() -> None:
    still = lay_hand(FELT, Hand((0.0, -10.0)), ROOM)
    x, y = (round(v) for v in project(np.array([[0.0, -10.0, 30.0]]), ROOM.view)[0])
    dice = (dark_die(still, 60, 60), dark_die(still, x, y))
    told = with_problems(Sensor(2.0, 640, 360, 5).expose(still), TableReading(dice, (), 1.0))
    assert (told.lying, told.beside) == (dice[:1], (replace(dice[1], zone=None),))
    assert [trouble.problem for trouble in told.troubles if trouble.box != dice[0].box] == [
        ReadingProblem.HAND
    ]


SKIN = (120, 150, 205)


def table_of_skin() -> Frame:
    """A round table's edge in the colour of skin, on which a die lies."""
    frame = np.full((360, 640, 3), (90, 80, 70), np.uint8)
    cv2.ellipse(frame, (325, 360), (75, 240), 0, 0, 360, SKIN, -1)
    frame[250:280, 300:330] = (30, 30, 30)
    return frame


def test_what_dice_lie_on_is_no_hand() -> None:
    die = DieSeen(4, "black", 0.9, BoundingBox(300, 250, 30, 30))
    assert hand(table_of_skin(), ()) is not None
    assert hand(table_of_skin(), (die,)) is None
    most = (
        die,
        replace(die, box=BoundingBox(340, 300, 30, 30)),
        replace(die, box=BoundingBox(60, 50, 30, 30)),
    )
    assert hand(table_of_skin(), most) is None


@pytest.mark.parametrize(
    "corners",
    [
        [(250, 360), (250, 120), (400, 120), (400, 360)],
        [(200, 360), (260, 90), (330, 110), (300, 360)],
        [(300, 360), (640, 60), (640, 360)],
    ],
)
def test_boards_boxes_and_corners_of_tables_are_no_hand(corners: list[tuple[int, int]]) -> None:
    frame = np.full((360, 640, 3), (90, 80, 70), np.uint8)
    cv2.fillPoly(frame, [np.array(corners)], SKIN)
    assert hand(frame, ()) is None


@pytest.mark.parametrize(("fades", "is_hand"), [(0, True), (15, False), (30, False)])
def test_warm_light_that_fades_on_a_table_is_no_hand(fades: int, is_hand: bool) -> None:
    lit = np.full((360, 640, 3), (125, 130, 132), np.uint8)
    cv2.ellipse(lit, (325, 360), (75, 240), 0, 0, 360, (110, 135, 165), -1)
    seen = np.asarray(cv2.GaussianBlur(lit, (0, 0), fades), np.uint8) if fades else lit
    assert (hand(seen, ()) is not None) is is_hand


@pytest.mark.parametrize("reach", REACHES)
def test_a_hand_that_has_come_is_found_over_wood_too_and_is_gone_when_it_is_gone(reach: Hand) -> None:
    hindsight = Hindsight()
    assert hindsight.reaching(TRAY, LYING) is None
    found = hindsight.reaching(with_hand(TRAY, reach), ())
    assert found is not None
    assert found.width * found.height > 0.02 * TRAY.shape[0] * TRAY.shape[1]
    assert hindsight.reaching(TRAY, LYING) is None


@pytest.mark.parametrize("points", [0.6, 2.7, 3.9, 5.6])
@pytest.mark.parametrize("skin", [(236, 190, 166), (141, 85, 60)])
def test_a_hand_that_comes_round_a_corner_and_hides_dice_is_found(
    points: float, skin: tuple[int, int, int]
) -> None:
    hindsight = Hindsight()
    hindsight.reaching(TRAY, LYING)
    hand_there = with_hand(TRAY, Hand((-10.0, -10.0), points, 30.0, skin))
    assert hindsight.reaching(hand_there, ()) is not None


def test_a_cloth_that_is_laid_under_the_dice_is_no_hand() -> None:
    hindsight, cloth = Hindsight(), tray((), ()).copy()
    hindsight.reaching(cloth, ())
    cloth[:300, 60:560] = TRAY[:300, 60:560] // 2 + 110
    assert hindsight.reaching(cloth, LYING) is None


def test_dice_that_have_come_are_no_hand() -> None:
    hindsight = Hindsight()
    hindsight.reaching(tray((), ()), ())
    assert hindsight.reaching(TRAY, LYING) is None


def test_another_light_or_a_moved_camera_is_no_hand() -> None:
    hindsight = Hindsight()
    hindsight.reaching(TRAY, LYING)
    assert hindsight.reaching(np.asarray(TRAY // 2, np.uint8), LYING) is None
    assert hindsight.reaching(np.asarray(cv2.flip(TRAY, -1), np.uint8), LYING) is None
    assert hindsight.reaching(np.asarray(TRAY[:200], np.uint8), LYING) is None


def test_what_stays_is_part_of_the_table() -> None:
    hindsight = Hindsight()
    hindsight.reaching(TRAY, LYING)
    bowl = with_hand(TRAY, REACHES[0])
    said = [hindsight.reaching(bowl, ()) is not None for _ in range(PATIENCE + 1)]
    assert said == [True] * (PATIENCE - 1) + [False] * 2
