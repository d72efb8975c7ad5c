"""A frame that cannot be read says why."""

import numpy as np
import pytest

from tests.vision.drawn import Die, table
from vision.light import has_no_colour, lacking
from vision.reading import Frame, Problem

DICE = table(Die(5), Die(3, at=(60, 60)))


def flat(level: int) -> Frame:
    return np.full((240, 320, 3), level, np.uint8)


@pytest.mark.parametrize(
    ("frame", "problem"),
    [
        (flat(0), Problem.TOO_DARK),
        (DICE // 8, Problem.TOO_DARK),
        (flat(128), Problem.BLURRED),
        (flat(255), Problem.GLARE),
        (np.asarray(np.maximum(DICE, 250), np.uint8), Problem.GLARE),
    ],
)
def test_no_light_no_detail_and_too_much_light_have_names(frame: Frame, problem: Problem) -> None:
    assert lacking(frame) is problem


@pytest.mark.parametrize("part", [1, 3])
def test_dice_in_the_light_lack_nothing_and_dim_light_is_light(part: int) -> None:
    assert lacking(DICE // np.uint8(part)) is None


def test_a_few_bright_pixels_are_no_light() -> None:
    frame = flat(5)
    frame[:10, :10] = 255
    assert lacking(frame) is Problem.TOO_DARK


def test_a_picture_without_colours_has_none_though_it_has_noise_and_one_with_a_red_die_has() -> None:
    grey = np.repeat(DICE[..., :1], 3, axis=2)
    assert has_no_colour(grey)
    assert not has_no_colour(table(Die(5, body=(40, 34, 190))))
