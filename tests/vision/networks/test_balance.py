"""The lamp's own colour is told by what is bright and grey, and taken out of what was seen."""

import cv2
import numpy as np
import pytest

from vision.networks.balance import as_of_a_lamp, in_white_light, lamp, white_light
from vision.reading import Frame

WHITE = np.ones(3, np.float32)
GREY = np.full((90, 120, 3), 150, np.uint8)


def lit(frame: Frame, warmth: float) -> Frame:
    """The frame under a lamp with so much less blue, in grey levels."""
    return np.asarray(frame * np.array([warmth, (1 + warmth) / 2, 1]), np.uint8)


def test_a_white_lamp_has_no_colour() -> None:
    assert lamp(GREY) == pytest.approx([1, 1, 1], abs=0.01)


@pytest.mark.parametrize("warmth", [0.8, 0.9])
def test_a_warm_lamp_has_less_blue_than_red(warmth: float) -> None:
    blue, green, red = lamp(lit(GREY, warmth))
    assert blue < green < red


@pytest.mark.parametrize("warmth", [0.8, 0.9])
def test_grey_under_a_warm_lamp_comes_nearer_to_grey(warmth: float) -> None:
    frame = lit(GREY, warmth)
    grey = in_white_light(frame, white_light(lamp(frame)))
    before, after = (int(np.ptp(seen[0, 0].astype(int))) for seen in (frame, grey))
    assert after < 0.6 * before


def test_a_painted_tray_is_not_taken_for_the_lamp() -> None:
    frame = GREY.copy()
    cv2.rectangle(frame, (0, 0), (90, 90), (30, 30, 190), -1)
    blue, _, red = lamp(frame)
    assert red / blue < 1.3


@pytest.mark.parametrize("kelvin_light", [(0.55, 1.0, 1.61), (1.39, 1.0, 0.83)])
def test_a_warm_or_a_cold_lamp_keeps_its_colour(kelvin_light: tuple[float, float, float]) -> None:
    """A black body of 4,000 and one of 10,000 K."""
    light = np.array(kelvin_light, np.float32)
    assert as_of_a_lamp(light) == pytest.approx(light / light.mean(), abs=0.06)


@pytest.mark.parametrize("dye", [(1.0, 0.8, 1.3), (1.2, 1.0, 1.2), (0.9, 1.2, 0.9)])
def test_red_violet_and_green_are_no_colours_of_lamps(dye: tuple[float, float, float]) -> None:
    before = np.array(dye, np.float32)
    after = as_of_a_lamp(before)
    assert after.mean() == pytest.approx(1)
    assert np.ptp(after) < 0.6 * np.ptp(before)


def test_grey_under_a_yellow_lamp_is_grey_again() -> None:
    yellow = np.array([0.7, 1.1, 1.2], np.float32)
    seen = np.rint(120 * yellow ** (1 / 2.2)).astype(np.uint8) * np.ones((4, 4, 1), np.uint8)
    grey = in_white_light(seen, white_light(yellow)).reshape(-1, 3).astype(int)
    assert np.ptp(grey, axis=1).max() <= 2
    assert abs(grey.mean() - 120) <= 2


def test_under_a_white_lamp_nothing_changes() -> None:
    seen = np.arange(48, dtype=np.uint8).reshape(4, 4, 3)
    assert (in_white_light(seen, white_light(WHITE)) == seen).all()
