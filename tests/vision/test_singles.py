"""A face of one is a pip in the middle of a plain face that ends."""

import cv2
import numpy as np
import pytest

from tests.vision.drawn import BLACK, WHITE, Die, dotted, table
from vision.layouts import Face
from vision.pips import spots
from vision.plainness import Ground
from vision.reader import DOUBT, certainty
from vision.reading import Frame
from vision.singles import PERFECT, ones


def ones_of(frame: Frame, pitch: float) -> list[Face]:
    lab = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2LAB), np.uint8)
    return ones(Ground(lab, 1.0), spots(frame, lab), pitch)


def test_a_pip_on_a_die_of_the_usual_size_is_a_perfect_one() -> None:
    (face,) = ones_of(table(Die(1, edge=48)), 12)
    assert face.value == 1
    assert face.score == pytest.approx(PERFECT, abs=0.05)
    assert face.at == pytest.approx((160, 120), abs=0.5)


@pytest.mark.parametrize("pitch", [3, 30])
def test_a_die_far_from_the_usual_size_is_no_one(pitch: float) -> None:
    assert ones_of(table(Die(1, edge=48)), pitch) == []


def test_a_pip_needs_an_edge_of_the_face() -> None:
    assert ones_of(dotted([(160, 120)], 5, BLACK, WHITE), 12) == []


@pytest.mark.parametrize("value", [2, 3, 5, 6])
def test_a_pip_of_many_is_never_a_sure_one(value: int) -> None:
    assert [face for face in ones_of(table(Die(value)), 12) if certainty(face) >= DOUBT] == []
