"""Lessons in reading faces: one die in the middle, or none."""

from collections import Counter

import numpy as np

from tests.vision.drawn import Die, table
from tools.training.face_samples import MISTAKEN, NONE, lesson
from tools.training.sample import Sample
from vision.networks.faces import SIDE

DICE = (Die(5, at=(100, 120)), Die(2, at=(220, 120)))
KNOWN = np.array([(*die.at, die.edge, die.value) for die in DICE], np.float32)
SAMPLE = Sample(table(*DICE), KNOWN, False)


def test_lessons_ask_for_all_values_of_the_picture_and_for_none() -> None:
    chance = np.random.default_rng(1)
    counts = Counter(int(lesson(SAMPLE, chance)["value"]) for _ in range(300))
    assert set(counts) == {0, 2, 5}
    none = MISTAKEN + (1 - MISTAKEN) * NONE
    assert 0.6 * none < counts[0] / 300 < 1.4 * none


def test_a_picture_without_dice_asks_for_none_alone() -> None:
    empty = Sample(SAMPLE.frame, np.zeros((0, 4), np.float32), False)
    chance = np.random.default_rng(2)
    for _ in range(10):
        one = lesson(empty, chance)
        assert one["value"] == 0
        assert one["picture"].shape == (SIDE, SIDE, 3)
