"""Bodies of dice whose face could not be read are pointed out."""

import cv2
import numpy as np

from tests.vision.drawn import WHITE, Die, table
from vision.faces import faces
from vision.finding import unread
from vision.pips import spots
from vision.reading import Box, Frame

READ = Die(5, at=(70, 120))


def bodies(frame: Frame) -> list[Box]:
    lab = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2LAB), np.uint8)
    found = spots(frame, lab)
    return unread(found, faces(lab, found))


def blank(frame: Frame, at: tuple[int, int], edge: int) -> Frame:
    """A body without pips, its corners rounded."""
    cv2.circle(frame, at, round(0.58 * edge), WHITE, -1, cv2.LINE_AA)
    return frame


def test_a_body_of_a_dies_size_without_a_face_is_pointed_out() -> None:
    (box,) = bodies(blank(table(READ), (230, 120), 48))
    assert np.hypot(box.centre[0] - 230, box.centre[1] - 120) < 2
    assert 40 < box.width < 70


def test_a_die_that_was_read_is_not_pointed_out() -> None:
    assert bodies(table(READ, Die(3, at=(230, 120)))) == []


def test_what_is_far_from_a_dies_size_is_not_pointed_out() -> None:
    assert bodies(blank(table(READ), (230, 120), 14)) == []
    assert bodies(blank(table(READ), (230, 120), 130)) == []


def test_without_a_die_that_was_read_no_size_is_known() -> None:
    assert bodies(blank(table(), (230, 120), 48)) == []
