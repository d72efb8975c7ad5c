"""Of all guesses about the spots of one die, the best is the face that shows."""

import cv2
import numpy as np
import pytest

from tests.vision.drawn import Die, table
from vision.fitting import LEAST, guesses
from vision.layouts import Face
from vision.pairs import likeness
from vision.pips import spots
from vision.plainness import Ground
from vision.reading import Frame


def guessed(frame: Frame) -> list[Face]:
    lab = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2LAB), np.uint8)
    found = spots(frame, lab)
    return guesses(Ground(lab, 1.0), found, likeness(found))


@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_the_best_guess_is_the_face_with_a_score_of_its_value(value: int) -> None:
    best = max(guessed(table(Die(value))), key=lambda face: face.score)
    assert best.value == value
    assert best.score == pytest.approx(value, abs=0.1)
    assert best.pitch == pytest.approx(12, abs=0.5)


def test_no_guess_is_poorer_than_the_least_or_uses_a_spot_twice() -> None:
    many = guessed(table(Die(6, at=(100, 120)), Die(5, at=(200, 120))))
    assert len(many) > 2
    assert min(face.score for face in many) >= LEAST
    assert all(len(set(face.spots)) == len(face.spots) for face in many)


@pytest.mark.parametrize("dice", [[], [Die(1)]])
def test_without_two_pips_there_is_nothing_to_guess(dice: list[Die]) -> None:
    assert guessed(table(*dice)) == []
