"""A reader tells values, colours and doubts of a frame, and never a number without light."""

import cv2
import numpy as np
import pytest

from tests.vision.drawn import BLACK, RED, WHITE, YELLOW, Die, table
from vision.layouts import Face
from vision.reader import DOUBT, Reader, certainty, plausible
from vision.reading import Problem

ONE_OF_EACH = table(
    Die(6, at=(70, 120), body=RED, pip=WHITE), Die(2, at=(160, 80)), Die(4, at=(250, 150), body=YELLOW)
)


def test_values_and_colours_are_told_with_boxes_and_no_trouble() -> None:
    reading = Reader().read(ONE_OF_EACH)
    dice = sorted(reading.dice, key=lambda die: die.box.x)
    assert [(die.value, die.colour) for die in dice] == [(6, "red"), (2, "white"), (4, "yellow")]
    assert dice[1].box.centre == pytest.approx((160, 80), abs=1)
    assert dice[1].box.width > 48
    assert all(die.confidence > 0.9 for die in dice)
    assert reading.troubles == ()
    assert reading.milliseconds > 0


def test_the_same_frame_gives_the_same_reading() -> None:
    first, second = (Reader().read(ONE_OF_EACH) for _ in range(2))
    assert (first.dice, first.troubles) == (second.dice, second.troubles)


@pytest.mark.parametrize("colours", [["red", "mauve"], []])
def test_an_unknown_colour_and_none_at_all_are_refused_with_a_choice(colours: list[str]) -> None:
    with pytest.raises(ValueError, match=r"choose among red, orange"):
        Reader(colours)


def test_only_the_given_colours_are_told() -> None:
    dice = Reader(["red", "white"]).read(ONE_OF_EACH).dice
    assert sorted(die.colour for die in dice) == ["red", "white", "white"]


def test_a_body_far_from_all_given_colours_is_a_trouble() -> None:
    troubles = Reader(["blue"]).read(table(Die(5, body=RED, pip=WHITE))).troubles
    assert [trouble.problem for trouble in troubles] == [Problem.UNKNOWN_COLOUR]


@pytest.mark.parametrize(
    ("level", "problem"), [(0, Problem.TOO_DARK), (120, Problem.BLURRED), (255, Problem.GLARE)]
)
def test_a_frame_without_light_or_detail_gives_no_number(level: int, problem: Problem) -> None:
    reading = Reader().read(np.full((240, 320, 3), level, np.uint8))
    assert reading.dice == ()
    assert [trouble.problem for trouble in reading.troubles] == [problem]


@pytest.mark.parametrize("shape", [(1, 1), (2, 1), (3, 40), (15, 15), (16, 17)])
def test_a_frame_of_a_few_pixels_gives_no_number(shape: tuple[int, int]) -> None:
    frame = np.random.default_rng(1).integers(0, 256, (*shape, 3)).astype(np.uint8)
    reading = Reader().read(frame)
    assert [die.value for die in reading.dice if die.value is not None] == []


def test_an_empty_tray_gives_nothing() -> None:
    tray = cv2.copyMakeBorder(table(size=(240, 160)), 40, 40, 40, 40, cv2.BORDER_CONSTANT, value=(30, 50, 70))
    noisy = tray + np.random.default_rng(5).integers(-6, 7, tray.shape)
    reading = Reader().read(np.clip(noisy, 0, 255).astype(np.uint8))
    assert (reading.dice, reading.troubles) == ((), ())


def test_a_face_that_lost_pips_is_in_doubt_and_has_no_value() -> None:
    frame = table(Die(5, at=(80, 120)), Die(2, at=(230, 120), angle=0))
    cv2.circle(frame, (222, 130), 5, BLACK, -1, cv2.LINE_AA)
    doubted = [die for die in Reader().read(frame).dice if die.box.x > 150]
    assert [die.value for die in doubted if die.confidence < DOUBT] == [None] * len(doubted)


def test_a_perfect_score_is_sure_and_a_poor_one_no_die() -> None:
    def five(score: float) -> Face:
        return Face(5, (0, 0), 10, score, ())

    assert certainty(five(5)) == 1
    assert certainty(five(3)) == DOUBT
    assert plausible(five(3))
    assert not plausible(five(0.5))
