"""Faces are read by how their pips lie, whatever else lies about."""

import cv2
import numpy as np
import pytest

from tests.vision.drawn import BLACK, FELT, RED, WHITE, Die, dotted, table
from vision.faces import faces
from vision.layouts import Face
from vision.pips import spots
from vision.reader import certainty, plausible
from vision.reading import Frame

VALUES = [1, 2, 3, 4, 5, 6]


def read(frame: Frame) -> list[Face]:
    lab = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2LAB), np.uint8)
    return [face for face in faces(lab, spots(frame, lab)) if plausible(face)]


def values(frame: Frame) -> list[int]:
    """From left to right."""
    return [face.value for face in sorted(read(frame), key=lambda f: f.at[0])]


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("angle", [0, 20, 45, 70, 135])
def test_each_layout_is_read_for_sure_however_it_is_turned(value: int, angle: float) -> None:
    (face,) = read(table(Die(value, angle=angle)))
    assert face.value == value
    assert certainty(face) > 0.95
    assert face.at == pytest.approx((160, 120), abs=0.5)
    assert 4 * face.pitch == pytest.approx(48, rel=0.1)
    assert len(face.spots) == value


@pytest.mark.parametrize("edge", [22, 34, 80])
@pytest.mark.parametrize("value", VALUES)
def test_each_layout_is_read_in_other_sizes(value: int, edge: float) -> None:
    assert values(table(Die(value, edge=edge))) == [value]


@pytest.mark.parametrize("value", VALUES)
def test_light_pips_count_as_dark_ones_do(value: int) -> None:
    assert values(table(Die(value, body=RED, pip=WHITE))) == [value]


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("angle", [0, 30, 60])
def test_a_layout_is_read_by_a_camera_that_looks_from_the_side(value: int, angle: float) -> None:
    frame = table(Die(value, angle=angle, edge=56), Die(5, at=(70, 120), angle=40, edge=56))
    slanted = np.asarray(cv2.resize(frame, None, fx=1, fy=0.78, interpolation=cv2.INTER_AREA), np.uint8)
    assert values(slanted) == [5, value]


def test_a_dot_is_no_face_of_one_where_the_body_has_no_edge() -> None:
    assert read(dotted([(160, 120)], 5, BLACK, WHITE)) == []


def test_a_dot_on_the_felt_is_no_face_of_one_beside_a_die() -> None:
    frame = table(Die(5, at=(90, 120)))
    frame[:, 160:] = dotted([(240, 120)], 5, BLACK, FELT)[:, 160:]
    assert values(frame) == [5]


@pytest.mark.parametrize("side", VALUES)
@pytest.mark.parametrize("value", [1, 2, 4, 6])
def test_pips_of_a_side_face_are_not_counted(value: int, side: int) -> None:
    shade = (178, 184, 188)
    top = table(Die(value, angle=0, edge=56))
    flank = table(Die(side, angle=0, edge=56, body=shade))[92:148]
    top[148:173] = cv2.resize(flank, (320, 25), interpolation=cv2.INTER_AREA)
    assert values(top) == [value]


@pytest.mark.parametrize(("left", "right"), [(6, 6), (5, 3), (2, 4), (1, 5), (3, 1)])
@pytest.mark.parametrize("angle", [0, 35])
def test_two_dice_that_touch_are_two(left: int, right: int, angle: float) -> None:
    one = Die(left, at=(130, 110), angle=angle)
    assert values(table(one, Die(right, at=one.place(1.03, 0), angle=angle))) == [left, right]


def test_a_handful_of_dice_is_read_each_by_itself() -> None:
    many = [Die(value, at=(50 + 72 * k, 60 + 11 * k), angle=37 * k) for k, value in enumerate([3, 1, 6, 2])]
    assert values(table(*many)) == [3, 1, 6, 2]


def test_bare_felt_has_no_face() -> None:
    assert read(table()) == []
