"""Dice are drawn that lie on others and that do not, and lessons show them from all sides in any light."""

import numpy as np
import pytest

from tools.training.stacks import Stacks, lesson, stacks
from vision.problems.stacking import SIDE

FIRST, TABLES = 3_000_000, 12


@pytest.fixture(scope="module")
def drawn() -> Stacks:
    return stacks(FIRST, TABLES)


def test_the_same_seed_draws_the_same_dice(drawn: Stacks) -> None:
    again = stacks(FIRST, 1)
    count = len(again.is_above)
    assert count > 0
    assert np.array_equal(again.pictures, drawn.pictures[:count])
    assert np.array_equal(again.is_above, drawn.is_above[:count])


def test_a_third_of_the_dice_lie_on_others_in_pictures_of_the_size_that_the_network_sees(
    drawn: Stacks,
) -> None:
    assert drawn.pictures.shape == (len(drawn.is_above), SIDE, SIDE, 3)
    assert 0.15 < drawn.is_above.mean() < 0.45


def test_a_lesson_turns_and_mirrors_and_keeps_what_is_known_with_the_picture() -> None:
    pictures = np.full((2, SIDE, SIDE, 3), 60, np.uint8)
    pictures[1, 20, 40] = 250
    known = Stacks(pictures, np.array([False, True]))
    places = set()
    for seed in range(60):
        seen, is_above = lesson(known, 4, np.random.default_rng(seed))
        for picture, above in zip(seen, is_above, strict=True):
            light = picture.sum(axis=2)
            assert (light.max() > light.min() + 1) == bool(above)
            if above:
                places.add(int(light.argmax()))
    assert len(places) == 8
