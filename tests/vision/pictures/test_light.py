"""A frame that cannot be read says why."""

import cv2
import numpy as np
import pytest

from tests.vision.drawn import Die, table
from vision.pictures.light import CONTRAST, has_no_colour, is_out_of_focus, lacking
from vision.reading import Frame, ReadingProblem

DICE = table(Die(5), Die(3, at=(60, 60)))


def flat(level: int) -> Frame:
    return np.full((240, 320, 3), level, np.uint8)


@pytest.mark.parametrize(
    ("frame", "problem"),
    [
        (flat(0), ReadingProblem.TOO_DARK),
        (DICE // 8, ReadingProblem.TOO_DARK),
        (flat(128), ReadingProblem.BLURRED),
        (flat(255), ReadingProblem.GLARE),
        (np.asarray(np.maximum(DICE, 250), np.uint8), ReadingProblem.GLARE),
    ],
)
def test_no_light_no_detail_and_too_much_light_have_names(frame: Frame, problem: ReadingProblem) -> None:
    assert lacking(frame) is problem


@pytest.mark.parametrize("part", [1, 3])
def test_dice_in_the_light_lack_nothing_and_dim_light_is_light(part: int) -> None:
    assert lacking(DICE // np.uint8(part)) is None


def test_a_few_bright_pixels_are_no_light() -> None:
    frame = flat(5)
    frame[:10, :10] = 255
    assert lacking(frame) is ReadingProblem.TOO_DARK


def test_a_picture_without_colours_has_none_though_it_has_noise_and_one_with_a_red_die_has() -> None:
    grey = np.repeat(DICE[..., :1], 3, axis=2)
    assert has_no_colour(grey)
    assert not has_no_colour(table(Die(5, body=(40, 34, 190))))


@pytest.mark.parametrize(("smeared", "is_out"), [(0.0, False), (1.5, False), (8.0, True), (14.0, True)])
def test_where_no_edge_is_sharp_nothing_is_in_focus(smeared: float, is_out: bool) -> None:
    large = cv2.resize(DICE, None, fx=3, fy=3)
    seen = cv2.GaussianBlur(large, (0, 0), smeared) if smeared else large
    noisy = seen + np.random.default_rng(1).normal(0, 3, seen.shape)
    assert is_out_of_focus(np.asarray(np.clip(noisy, 0, 255), np.uint8)) is is_out


def test_a_bare_table_on_which_the_light_fades_is_not_out_of_focus() -> None:
    fading = np.linspace(60, 60 + 15 * CONTRAST / 4, 1280)[None, :, None] * np.ones((720, 1, 3))
    assert not is_out_of_focus(fading.astype(np.uint8))
