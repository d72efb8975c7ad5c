"""A face is plain between its pips, and ends where its die ends."""

import cv2
import numpy as np
import pytest

from tests.vision.drawn import BLACK, WHITE, Die, dotted, table
from vision.layouts import GRID
from vision.pairs import Pairs
from vision.plainness import Ground, ends, plain
from vision.reading import Frame

PIPS = [(148.0, 108.0), (172.0, 132.0)]
HERE = np.zeros((1, len(GRID)), bool)
HERE[0, :2] = True


def square() -> Pairs:
    """The layout of a die of 48 pixels that lies upright in the middle."""
    row, half = np.array([0]), np.float32(12)
    u, v = np.array([[half, 0]], np.float32), np.array([[0, half]], np.float32)
    return Pairs(row, row + 1, np.array([[160, 120]], np.float32), u, v, np.array([True]))


def weighed(frame: Frame) -> tuple[float, float]:
    """How plain a white face in the middle is, and in how many directions it ends."""
    ground = Ground(np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2LAB), np.uint8), 1.0)
    body = cv2.cvtColor(np.full((1, 1, 3), WHITE, np.uint8), cv2.COLOR_BGR2LAB)[0].astype(np.float32)
    none = np.zeros(1, np.float32)
    return float(plain(ground, square(), body, HERE, none)[0]), float(ends(ground, square(), body)[0])


def test_a_die_is_plain_between_its_pips_and_ends_all_round() -> None:
    assert weighed(table(Die(2, angle=0))) == (1, 1)


def test_two_dots_on_endless_white_are_plain_but_end_nowhere() -> None:
    assert weighed(dotted(PIPS, 5, BLACK, WHITE)) == (1, 0)


def test_pips_that_the_layout_does_not_explain_are_not_plain() -> None:
    assert weighed(table(Die(6, angle=0)))[0] < 0.85


@pytest.mark.parametrize("tilt", [1.0, 0.76])
def test_places_of_the_ground_are_those_of_the_frame_drawn_out(tilt: float) -> None:
    lab = np.arange(30 * 40 * 3, dtype=np.uint16).reshape(30, 40, 3).astype(np.uint8)
    ground = Ground(lab, tilt)
    at = np.array([[7, 9], [20, 25]], np.float32)
    assert np.array_equal(ground.colours(ground.flat(at)), lab[at[:, 1].astype(int), at[:, 0].astype(int)])
    outside = np.array([[-5, -5], [500, 500]], np.float32)
    assert np.array_equal(ground.colours(outside), lab[[0, -1], [0, -1]])
