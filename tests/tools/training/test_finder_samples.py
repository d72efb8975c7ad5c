"""Lessons in finding dice: the right answers, cell by cell."""

import numpy as np

from tests.vision.drawn import Die, table
from tools.training.finder_samples import SIDE, SIZES, lesson
from tools.training.sample import Lesson, Sample
from vision.networks.finder import CELL, USUAL_SIDE

DICE = (Die(5, at=(100, 120)), Die(2, at=(220, 120)))
KNOWN = np.array([(*die.at, die.edge, die.value) for die in DICE], np.float32)
SAMPLE = Sample(table(*DICE), KNOWN, False)


def lessons(sample: Sample, count: int = 40) -> list[Lesson]:
    chance = np.random.default_rng(1)
    return [lesson(sample, chance) for _ in range(count)]


def test_a_middle_points_to_itself_and_knows_its_size() -> None:
    seen = 0
    for one in lessons(SAMPLE):
        for row, column in np.argwhere(one["heat"] == 1):
            across, down, size = one["place"][:, row, column]
            assert max(abs(across), abs(down)) <= 0.5 + 1e-4
            assert 0.9 * SIZES[0] < USUAL_SIDE * np.exp(size) < 1.1 * SIZES[1]
            assert one["weight"][row, column] > 0
            seen += 1
    assert seen > 20


def test_a_lesson_has_a_picture_and_an_answer_for_each_of_its_cells() -> None:
    one = lessons(SAMPLE, 1)[0]
    assert one["picture"].shape == (SIDE, SIDE, 3)
    assert one["heat"].shape == one["asked"].shape == (SIDE // CELL, SIDE // CELL)


def test_hidden_boxes_are_never_asked() -> None:
    hidden = Sample(SAMPLE.frame, np.zeros((0, 4), np.float32), False, ((0, 0, 320, 240),))
    assert all(one["asked"].min() == 0 for one in lessons(hidden, 10))


def test_an_empty_picture_has_no_die_anywhere_and_every_cell_is_asked() -> None:
    empty = Sample(SAMPLE.frame, np.zeros((0, 4), np.float32), False)
    for one in lessons(empty, 10):
        assert one["heat"].max() == one["weight"].max() == 0
        assert one["asked"].all()
