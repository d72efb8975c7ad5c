"""Dice are drawn that lie and that lean, with what a camera that looks straight at each sees of its axes."""

import numpy as np
import pytest

from tools.training.postures import LEAST, MOST, Postures, postures
from vision.problems.leaning import SIDE

FIRST, TABLES = 3_000_000, 12


@pytest.fixture(scope="module")
def drawn() -> Postures:
    return postures(FIRST, TABLES)


def test_the_same_seed_draws_the_same_dice(drawn: Postures) -> None:
    again = postures(FIRST, 1)
    count = len(again.leans)
    assert count > 0
    assert np.array_equal(again.pictures, drawn.pictures[:count])
    assert np.array_equal(again.axes, drawn.axes[:count])


def test_half_of_the_dice_lean_and_each_is_a_picture_of_the_size_that_the_network_sees(
    drawn: Postures,
) -> None:
    assert drawn.pictures.shape == (len(drawn.leans), SIDE, SIDE, 3)
    assert 0.3 < drawn.leans.mean() < 0.7


def test_a_die_that_lies_has_an_axis_upright_and_one_that_leans_has_none(drawn: Postures) -> None:
    nearest = np.abs(np.einsum("nij,ni->nj", drawn.axes, drawn.up)).max(axis=1)
    assert nearest[~drawn.leans] == pytest.approx(np.ones((~drawn.leans).sum()), abs=1e-5)
    assert (nearest[drawn.leans] < np.cos(np.radians(LEAST)) + 1e-5).all()
    assert (nearest[drawn.leans] > np.cos(np.radians(MOST)) - 1e-5).all()


def test_up_is_towards_the_camera_and_axes_are_square_to_one_another(drawn: Postures) -> None:
    assert (drawn.up[:, 2] < -0.4).all()
    squared = np.einsum("nij,nik->njk", drawn.axes, drawn.axes)
    assert squared == pytest.approx(np.tile(np.eye(3), (len(squared), 1, 1)), abs=1e-4)


def test_up_is_seen_from_the_die_s_own_line_of_sight(drawn: Postures) -> None:
    first = len(postures(FIRST, 1).leans)
    assert len(np.unique(drawn.up[:first].round(4), axis=0)) == first
