"""Of a picture, nothing is kept but the table."""

import numpy as np
import pytest

from vision.mat.drawing import PAPER
from vision.pictures.tablepart import BESIDE_DICE, BESIDE_MM, of_table
from vision.reading import BoundingBox, DieSeen, Frame, MatPose, ReadingProblem, ReadingTrouble, TableReading

TABLE, FACE = (60, 120, 30), (200, 180, 240)
DIE = DieSeen(4, "red", 0.9, BoundingBox(100, 80, 20, 20))


def picture() -> Frame:
    """A table, and somebody's face in the corner."""
    frame = np.full((240, 320, 3), TABLE, np.uint8)
    frame[:30, :30] = FACE
    return frame


def reading(**more: object) -> TableReading:
    return TableReading(**{"dice": (DIE,), "troubles": (), "milliseconds": 1.0, **more})  # type: ignore[arg-type]  # fields by name


def test_without_a_mat_what_lies_around_the_dice_is_kept() -> None:
    frame = picture()
    kept = of_table(frame, reading())
    assert tuple(kept[0, 0]) == TABLE
    beside = int(BESIDE_DICE * 20)
    inner = np.s_[80 - beside + 1 : 100 + beside - 1, 100 - beside + 1 : 120 + beside - 1]
    assert np.array_equal(kept[inner], frame[inner])
    assert tuple(frame[0, 0]) == FACE, "the picture itself stays as it was"


def test_what_lies_just_beyond_is_painted_over() -> None:
    frame = picture()
    frame[80, 40 - 2] = frame[80, 40 + 1] = FACE
    kept = of_table(frame, reading())
    assert tuple(kept[80, 40 + 1]) == FACE
    assert tuple(kept[80, 40 - 2]) != FACE


def test_a_die_that_was_not_read_counts_as_the_table_too() -> None:
    trouble = ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, BoundingBox(10, 10, 10, 10))
    assert tuple(of_table(picture(), reading(troubles=(trouble,)))[0, 0]) == FACE


@pytest.mark.parametrize("beside", [-BESIDE_MM / 2, BESIDE_MM * 2])
def test_with_a_mat_the_paper_and_a_little_beside_it_is_kept(beside: float) -> None:
    scale = 300 / (PAPER.width + 4 * BESIDE_MM)
    left, far = PAPER.left - 2 * BESIDE_MM, PAPER.near + PAPER.depth + 2 * BESIDE_MM
    pose = MatPose(4, (scale, 0.0, -scale * left, 0.0, -scale, scale * far, 0.0, 0.0, 1.0))
    frame = picture()
    at = (
        round(scale * (far - PAPER.near - PAPER.depth / 2)),
        round(scale * (PAPER.left - abs(beside) - left)) + 1,
    )
    frame[at] = FACE
    assert (tuple(of_table(frame, reading(mat=pose))[at]) == FACE) is (abs(beside) < BESIDE_MM)


def test_a_picture_without_anything_is_left_whole() -> None:
    frame = picture()
    assert of_table(frame, reading(dice=())) is frame
