"""The rings on a photograph: at the dice, in their owner's paint, told apart by shape, dashed in doubt."""

import numpy as np
import pytest

from vision.pictures.overlay import OUTLINES, WARNING, draw
from vision.reading import BoundingBox, DieSeen, Frame, ReadingProblem, ReadingTrouble, TableReading

FELT: Frame = np.full((300, 300, 3), 90, np.uint8)
RED = (20, 20, 220)


def die(value: int | None = 4, x: float = 120) -> DieSeen:
    return DieSeen(value, "red", 0.9, BoundingBox(x, 120, 60, 60))


def drawn(one: DieSeen, shape: str = "circle") -> Frame:
    return draw(FELT, TableReading((one,), (), 0.0), {"red": (shape, RED)})


def test_the_photograph_itself_is_left_alone() -> None:
    before = FELT.copy()
    drawn(die())
    assert np.array_equal(FELT, before)


def test_the_ring_has_its_owners_paint_and_leaves_the_die_free() -> None:
    picture = drawn(die())
    painted = np.argwhere((picture == RED).all(axis=2))
    assert len(painted) > 100
    assert not (picture[125:175, 125:175] == RED).all(axis=2).any()
    assert np.abs(painted.mean(axis=0) - 150).max() < 25


@pytest.mark.parametrize("shape", sorted(OUTLINES))
def test_no_shape_covers_the_die(shape: str) -> None:
    inner = drawn(die(), shape)[132:168, 132:168]
    assert np.array_equal(inner, FELT[132:168, 132:168])


def test_shapes_differ_where_paint_does_not() -> None:
    pictures = {shape: drawn(die(), shape).tobytes() for shape in ("circle", "square", "star", "bar")}
    assert len(set(pictures.values())) == len(pictures)


def test_a_die_in_doubt_has_a_broken_ring() -> None:
    whole, broken = (int((drawn(one) == RED).all(axis=2)[150:, :].sum()) for one in (die(4), die(None)))
    assert broken < 0.8 * whole


def test_a_die_at_the_edge_keeps_its_label_in_the_picture() -> None:
    picture = drawn(die(6, x=280))
    assert (picture[:, 250:] == RED).all(axis=2).sum() > 100


def test_a_colour_without_an_owner_gets_a_plain_ring() -> None:
    picture = draw(FELT, TableReading((die(),), (), 0.0))
    assert not np.array_equal(picture, FELT)


def test_what_is_amiss_has_a_wide_ring_of_warning_that_leaves_the_die_free() -> None:
    one = die()
    plain = draw(FELT, TableReading((one,), (), 0.0))
    warned = draw(FELT, TableReading((one,), (ReadingTrouble(ReadingProblem.COCKED, one.box),), 0.0))
    marked = np.argwhere((warned == WARNING).all(axis=2))
    assert len(marked) > 100
    assert np.hypot(*(marked - 150).T).min() > 45
    assert np.array_equal(warned[125:175, 125:175], plain[125:175, 125:175])


def test_a_marked_die_is_ringed_like_one_with_which_something_is_amiss() -> None:
    one = die()
    warned = draw(FELT, TableReading((one,), (ReadingTrouble(ReadingProblem.COCKED, one.box),), 0.0))
    assert np.array_equal(draw(FELT, TableReading((one,), (), 0.0), marked=(one.box,)), warned)


def test_a_trouble_of_the_whole_picture_has_no_ring() -> None:
    assert np.array_equal(draw(FELT, TableReading((), (ReadingTrouble(ReadingProblem.TOO_DARK),), 0.0)), FELT)


def test_a_struck_die_is_crossed_out_in_its_ring_and_leaves_the_others_as_they_are() -> None:
    wrong, right = die(), die(x=20)
    reading = TableReading((wrong, right), (), 0.0)
    plain, struck = draw(FELT, reading), draw(FELT, reading, struck={wrong.box: 5})
    changed = np.argwhere((plain != struck).any(axis=2))
    assert (struck[150, 150] == WARNING).all()
    assert np.hypot(*(changed - (150, 50)).T).min() > 30
