"""Pairs are made of like spots that lie as far apart as corners of a face."""

import cv2
import numpy as np
import pytest

from tests.vision.drawn import BLACK, RED, WHITE, Die, dotted, table
from vision.layouts import GRID
from vision.pairs import Pairs, likeness, paired, unlike
from vision.pips import Spots, spots
from vision.reading import Frame


def found(frame: Frame) -> Spots:
    return spots(frame, np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2LAB), np.uint8))


def pairs(spot: Spots) -> Pairs:
    return paired(spot.at, likeness(spot))


def test_two_pips_are_one_pair_in_a_square_and_in_four_narrower_layouts() -> None:
    pair = pairs(found(dotted([(140, 100), (180, 140)], 8, BLACK, WHITE)))
    assert pair.square.tolist() == [True, False, False, False, False]
    assert pair.middle == pytest.approx(np.tile((160, 120), (5, 1)), abs=0.5)
    assert pair.pitch == pytest.approx(20, abs=0.5)


def test_the_pair_lies_on_the_first_two_corners_of_every_layout() -> None:
    spot = found(dotted([(140, 100), (180, 140)], 8, BLACK, WHITE))
    pair = pairs(spot)
    corners = pair.places(GRID[:2])
    assert corners[:, 0] == pytest.approx(spot.at[pair.one], abs=0.01)
    assert corners[:, 1] == pytest.approx(spot.at[pair.other], abs=0.01)
    assert (pair.u * pair.v).sum(axis=1) == pytest.approx(0, abs=0.05)
    assert pair.within(spot.at) == pytest.approx(np.sqrt(2), abs=0.01)


@pytest.mark.parametrize("apart", [22, 150])
def test_spots_too_near_and_too_far_for_their_size_are_no_pair(apart: float) -> None:
    assert len(pairs(found(dotted([(60, 120), (60 + apart, 120)], 8, BLACK, WHITE)))) == 0


def test_pips_of_dice_of_different_colours_are_no_pair() -> None:
    frame = table(Die(1, at=(130, 120)), Die(1, at=(180, 120), body=RED, pip=WHITE))
    assert len(pairs(found(frame))) == 0


def test_lightness_counts_half_of_hue() -> None:
    grey = np.array([100, 128, 128], np.float32)
    assert unlike(grey, grey + np.array([10, 0, 0], np.float32)) == 5
    assert unlike(grey, grey + np.array([0, 10, 0], np.float32)) == 10
