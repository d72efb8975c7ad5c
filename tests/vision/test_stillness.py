"""What counts as rest: not noise, not a drifting exposure nor a shaking table, but any die that moves."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

import cv2
import numpy as np
import pytest

from vision.pictures.thumbnail import Grey, glance_at
from vision.reading import Frame
from vision.render import DieOnTable, RenderedScene, Room, Sensor, Viewpoint, picture, room
from vision.render.hand import Hand, lay_hand
from vision.stillness import Motion, Stillness

VIEW = Viewpoint(width=640, height=360, focal=980)
ROOM = replace(room(4), view=VIEW)
DICE = (
    DieOnTable("red", 3, (-60, 10)),
    DieOnTable("white", 5, (20, 30), 0.4),
    DieOnTable("blue", 1, (70, -30), 1),
)
PIXELS_A_MM = VIEW.focal / VIEW.distance


@cache
def tray(pushed: float = 0.0, there: Room = ROOM) -> Frame:
    """Three dice, the first of which was pushed by so many pixels."""
    x, y = DICE[0].place
    first = replace(DICE[0], place=(x + pushed / PIXELS_A_MM, y))
    return picture(RenderedScene((first, *DICE[1:]), there))


@cache
def under_a_hand(place: tuple[float, float]) -> Frame:
    return lay_hand(tray(), Hand(place), ROOM)


def fed(frames: Iterable[Frame], fps: float = 30.0, noise: float = 2.5) -> list[Motion]:
    """What becomes of frames that a sensor with noise sees."""
    sensor, stillness = Sensor(noise, VIEW.width, VIEW.height, 1), Stillness()
    glances = (glance_at(sensor.expose(frame)) for frame in frames)
    return [stillness.feed(glance, place / fps) for place, glance in enumerate(glances)]


def shaken(frames: Iterable[Frame], pixels: float) -> Iterable[Frame]:
    """The frames of a camera over a table that shakes by up to so many pixels each way."""
    chance = np.random.default_rng(3)
    for frame in frames:
        across, down = chance.uniform(-pixels, pixels, 2)
        to = np.array([[1, 0, across], [0, 1, down]], np.float32)
        size = (frame.shape[1], frame.shape[0])
        yield np.asarray(cv2.warpAffine(frame, to, size, borderMode=cv2.BORDER_REPLICATE), np.uint8)


def drifting(frames: Iterable[Frame], start: float, over: int = 25) -> Iterable[Frame]:
    """The frames of a camera whose exposure begins at `start` times the right one."""
    for place, frame in enumerate(frames):
        gain = start + (1 - start) * min(1.0, place / over)
        yield np.asarray(np.clip(frame * gain, 0, 255), np.uint8)


def test_a_noisy_tray_comes_to_rest_after_the_set_time_and_stays_so() -> None:
    motions = fed([tray()] * 60)
    assert motions[0] is Motion.MOVING
    assert set(motions[1:6]) == {Motion.SETTLING}
    assert set(motions[6:]) == {Motion.STILL}  # 0.2 s at 30 frames a second


@pytest.mark.parametrize(("pixels", "motion"), [(0, Motion.STILL), (4, Motion.MOVING), (30, Motion.MOVING)])
def test_a_die_that_is_nudged_is_noticed(pixels: int, motion: Motion) -> None:
    assert fed([tray()] * 9 + [tray(pixels)])[-1] is motion


def test_a_die_that_creeps_is_noticed_though_no_two_frames_differ_much() -> None:
    motions = fed([tray()] * 9 + [tray(place // 3) for place in range(20)])
    assert Motion.MOVING in motions[9:]


@pytest.mark.parametrize("start", [0.5, 0.7, 1.4, 1.8])
def test_dice_come_to_rest_while_the_exposure_still_drifts(start: float) -> None:
    motions = fed(drifting([tray()] * 40, start))
    assert set(motions[6:]) == {Motion.STILL}


@pytest.mark.parametrize("start", [0.7, 1.4])
def test_a_die_that_moves_while_the_exposure_drifts_is_noticed(start: float) -> None:
    motions = fed(drifting([tray()] * 12 + [tray(30)] * 12, start))
    assert motions[12] is Motion.MOVING


@pytest.mark.parametrize("pixels", [1.0, 3.0])
def test_dice_come_to_rest_on_a_table_that_shakes(pixels: float) -> None:
    motions = fed(shaken([tray()] * 40, pixels))
    assert set(motions[6:]) == {Motion.STILL}


def test_a_table_that_shakes_while_the_exposure_drifts_is_no_movement_either() -> None:
    assert set(fed(shaken(drifting([tray()] * 40, 0.7), 2.0))[6:]) == {Motion.STILL}


def test_a_die_that_moves_on_a_table_that_shakes_is_noticed() -> None:
    motions = fed(shaken([tray()] * 12 + [tray(30)] * 12, 3.0))
    assert motions[12] is Motion.MOVING
    assert motions[20] is Motion.STILL


def test_a_camera_that_is_pushed_is_movement() -> None:
    (pushed,) = shaken([tray()], 40.0)
    assert fed([tray()] * 9 + [pushed])[-1] is Motion.MOVING


def test_a_hand_over_the_tray_delays_the_rest() -> None:
    reaching = [under_a_hand((20.0, y)) for y in (-60.0, -30.0, -50.0, -80.0)]
    motions = fed([tray()] * 9 + reaching * 3 + [tray()] * 9)
    assert set(motions[9:22]) == {Motion.MOVING}
    assert motions[26] is Motion.SETTLING
    assert motions[27:] == [Motion.STILL] * 3


def test_a_picture_of_another_size_is_movement() -> None:
    stillness = Stillness()
    for place in range(12):
        stillness.feed(glance_at(tray()), place / 30)
    assert stillness.feed(glance_at(np.asarray(tray()[:200, :300])), 12 / 30) is Motion.MOVING


def test_forgetting_begins_anew() -> None:
    stillness = Stillness()
    glance: Grey = glance_at(tray())
    for place in range(12):
        stillness.feed(glance, place / 30)
    stillness.forget()
    assert stillness.feed(glance, 12 / 30) is Motion.MOVING
