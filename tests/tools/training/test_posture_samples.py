"""Lessons ask of each drawn die about its own way up, about others, and about none that cannot be told."""

import numpy as np
import pytest

from tools.training.posture_samples import lesson, question
from tools.training.postures import Postures, postures
from vision.problems.upright import products

MANY = 400
A_LITTLE = 0.8
"""No product of four coordinates changes by more when a unit vector turns by 12 degrees."""


@pytest.fixture(scope="module")
def drawn() -> Postures:
    return postures(4_000_000, 6)


def test_a_die_that_leans_never_lies_and_one_that_lies_does_so_about_its_own_way_up(drawn: Postures) -> None:
    _, some = lesson(drawn, MANY, np.random.default_rng(1))
    asked = question(some, np.random.default_rng(2))
    assert not asked.lies[some.leans].any()
    lying = asked.lies > 0
    assert lying.sum() > MANY / 8
    assert (np.abs(products(some.up) - asked.terms).max(axis=1)[lying] < A_LITTLE).all()
    assert (asked.counts[lying] == 1).all()


def test_about_most_dice_another_way_up_is_asked_and_about_few_what_cannot_be_told(drawn: Postures) -> None:
    _, some = lesson(drawn, MANY, np.random.default_rng(1))
    asked = question(some, np.random.default_rng(2))
    untold = asked.counts == 0
    assert 0 < untold.sum() < MANY / 4
    assert not asked.lies[untold].any()
    assert ((asked.counts == 1) & (asked.lies == 0) & ~some.leans).sum() > MANY / 16


def test_a_lesson_turns_what_is_known_with_the_picture() -> None:
    picture = np.zeros((1, 48, 48, 3), np.uint8)
    picture[0, 20, 40] = 255
    beside = np.array([40, 20]) - 23.5
    axes = np.eye(3, dtype=np.float32)[None].copy()
    axes[0, :2, 0] = beside
    known = Postures(picture, np.zeros(1, np.bool_), axes, np.array([[0, 0, -1]], np.float32))
    places = set()
    for seed in range(40):
        seen, some = lesson(known, 1, np.random.default_rng(seed))
        y, x = np.unravel_index(int(seen[0].sum(axis=2).argmax()), (48, 48))
        places.add((int(x), int(y)))
        assert some.axes[0, :2, 0] == pytest.approx(np.array([x, y]) - 23.5)
        assert some.up[0] == pytest.approx([0, 0, -1])
    assert len(places) == 8
