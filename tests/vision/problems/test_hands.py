"""A hand in the picture: by its skin where the table is none, and by having come where it is."""

import cv2
import numpy as np
import pytest

from tests.vision.problems.dice import RED, ROOM, seen, tray
from vision.problems.hands import hand
from vision.problems.hindsight import PATIENCE, Hindsight
from vision.reading import Box, DieSeen, Frame
from vision.render import Sensor
from vision.render.hand import Hand, lay_hand

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
    assert found.width * found.height > 0.05 * 640 * 360


def test_dice_on_felt_are_no_hand() -> None:
    assert hand(FELT, ()) is None
    assert hand(TRAY, LYING) is None


def table_of_skin() -> Frame:
    """A table's corner in the colour of skin, on which a die lies."""
    frame = np.full((360, 640, 3), (90, 80, 70), np.uint8)
    frame[120:, 250:400] = (120, 150, 205)
    frame[250:280, 300:330] = (30, 30, 30)
    return frame


def test_what_dice_lie_on_is_no_hand() -> None:
    die = DieSeen(4, "black", 0.9, Box(300, 250, 30, 30))
    assert hand(table_of_skin(), ()) is not None
    assert hand(table_of_skin(), (die,)) is None


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
