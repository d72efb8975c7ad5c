"""Why a face cannot be read: a reflection as large as pips, or a sign in their place."""

import cv2
import numpy as np
import pytest

from tests.vision.drawn import Die, table
from vision.problems.faces import odd_face
from vision.reading import BoundingBox, Frame, ReadingProblem

BOX = BoundingBox(20, 20, 60, 60)


def face(body: int = 120, sign: str = "") -> Frame:
    """A grey table with a die of 60 pixels, and maybe a sign on it."""
    frame = np.full((100, 100, 3), 60, np.uint8)
    frame[20:80, 20:80] = (body // 3, body // 3, body)
    if sign:
        cv2.putText(frame, sign, (34, 66), cv2.FONT_HERSHEY_SIMPLEX, 1.5, (240, 240, 240), 5, cv2.LINE_AA)
    return frame


@pytest.mark.parametrize("sign", ["4", "5", "7", "S", "Y"])
def test_a_numeral_or_a_sign_is_an_odd_face(sign: str) -> None:
    assert odd_face(face(sign=sign), BOX) is ReadingProblem.ODD_FACE


@pytest.mark.parametrize("value", range(1, 7))
def test_pips_are_no_sign(value: int) -> None:
    die = Die(value)
    (x, y), half = die.at, die.edge * 0.6
    assert odd_face(table(die), BoundingBox(x - half, y - half, 2 * half, 2 * half)) is None


def test_a_plain_face_has_no_sign() -> None:
    assert odd_face(face(), BOX) is None


@pytest.mark.parametrize(("radius", "problem"), [(3, None), (12, ReadingProblem.GLARE)])
def test_a_reflection_the_size_of_pips_is_glare(radius: int, problem: ReadingProblem | None) -> None:
    frame = face()
    cv2.circle(frame, (45, 45), radius, (255, 255, 255), -1)
    assert odd_face(frame, BOX) is problem


def test_a_white_die_in_bright_light_is_no_glare() -> None:
    frame = np.full((100, 100, 3), 60, np.uint8)
    frame[20:80, 20:80] = 252
    assert odd_face(frame, BOX) is None
