"""What counts as rest: not noise, not a drifting exposure, but any die that moves."""

import numpy as np
import pytest

from vision.reading import Frame
from vision.stillness import Motion, Stillness

CHANCE = np.random.default_rng(1)


def tray(die_at: int = 300, brightness: float = 1.0, noise: float = 2.5) -> Frame:
    """A grey tray with one bright die of 40 pixels, and the noise of a camera."""
    frame = np.full((720, 1280, 3), 90.0)
    frame[200:240, die_at : die_at + 40] = 200.0
    noisy = frame * brightness + CHANCE.normal(0, noise, frame.shape)
    return np.asarray(np.clip(noisy, 0, 255), np.uint8)


def fed(frames: list[Frame], fps: float = 30.0) -> list[Motion]:
    stillness = Stillness()
    return [stillness.feed(frame, place / fps) for place, frame in enumerate(frames)]


def test_a_noisy_tray_comes_to_rest_after_the_set_time_and_stays_so() -> None:
    motions = fed([tray() for _ in range(30)])
    assert motions[0] is Motion.MOVING
    assert set(motions[1:9]) == {Motion.SETTLING}
    assert set(motions[9:]) == {Motion.STILL}


@pytest.mark.parametrize(("pixels", "motion"), [(0, Motion.STILL), (5, Motion.MOVING), (40, Motion.MOVING)])
def test_a_die_that_is_nudged_is_noticed(pixels: int, motion: Motion) -> None:
    assert fed([tray()] * 12 + [tray(300 + pixels)])[-1] is motion


def test_a_die_that_creeps_is_noticed_though_no_two_frames_differ_much() -> None:
    motions = fed([tray()] * 12 + [tray(300 + place // 2) for place in range(20)])
    assert Motion.MOVING in motions[12:]


def test_an_exposure_that_drifts_is_no_movement() -> None:
    motions = fed([tray(brightness=0.8 + 0.01 * place) for place in range(40)])
    assert Motion.MOVING not in motions[1:]


def test_rest_begins_anew_after_movement() -> None:
    motions = fed([tray()] * 12 + [tray(500)] * 12)
    assert motions[12] is Motion.MOVING
    assert motions[20] is Motion.SETTLING
    assert motions[22] is Motion.STILL


def test_a_picture_of_another_size_is_movement() -> None:
    small = np.asarray(tray()[:360, :640])
    assert fed([tray()] * 12 + [small])[-1] is Motion.MOVING


def test_forgetting_begins_anew() -> None:
    stillness = Stillness()
    frame = tray()
    for place in range(12):
        stillness.feed(frame, place / 30)
    stillness.forget()
    assert stillness.feed(frame, 12 / 30) is Motion.MOVING
