"""Pieces of samples: what is known of the dice moves along with them."""

import cv2
import numpy as np

from tests.vision.drawn import Die, table
from tools.training.augmentation import cut, discoloured, far
from tools.training.sample import Sample

FIVE = Die(5, at=(100, 120))
SAMPLE = Sample(table(FIVE), np.array([(*FIVE.at, FIVE.edge, 5)], np.float32), False)
ABOUT = SAMPLE.dice[0, :2]


def test_what_a_piece_is_about_lies_in_its_middle_in_the_size_asked_for() -> None:
    chance = np.random.default_rng(1)
    for scale in (0.4, 1.0, 2.5):
        piece = cut(SAMPLE, ABOUT, scale, 64, chance)
        (x, y, side, value), *_ = piece.moved(SAMPLE.dice)
        assert piece.frame.shape == (64, 64, 3)
        assert np.allclose([x, y], 31.5, atol=0.01)
        assert np.isclose(side, scale * FIVE.edge)
        assert value == 5


def test_the_middle_of_a_five_is_ink_however_it_is_turned() -> None:
    chance = np.random.default_rng(2)
    for _ in range(30):
        piece = cut(SAMPLE, ABOUT, 48 / (1.5 * FIVE.edge), 48, chance).frame.astype(float).mean(axis=2)
        ring = [piece[24 + dy, 24 + dx] for dx, dy in ((5, 0), (-5, 0), (0, 5), (0, -5))]
        assert abs(piece[24, 24] - np.mean(ring)) > 30


def test_a_place_at_the_edge_is_cut_out_all_the_same() -> None:
    corner = np.array([0.0, 0.0], np.float32)
    assert cut(SAMPLE, corner, 0.5, 48, np.random.default_rng(3)).frame.shape == (48, 48, 3)


def test_another_lamp_leaves_the_shape_of_a_piece_and_changes_its_light() -> None:
    piece = cut(SAMPLE, ABOUT, 1.0, 48, np.random.default_rng(5)).frame
    for seed in range(20):
        changed = discoloured(piece, np.random.default_rng(seed))
        assert changed.shape == piece.shape
        assert changed.dtype == np.uint8
        assert (changed != piece).any()


def test_from_far_the_colour_of_a_pip_runs_into_the_body_farther_than_its_light() -> None:
    spot = np.full((48, 48, 3), 40, np.uint8)
    spot[20:28, 20:28] = (30, 30, 220)
    seen = [cv2.cvtColor(far(spot, np.random.default_rng(seed)), cv2.COLOR_BGR2YCrCb) for seed in range(60)]
    redder = [int(piece[24, 17, 1]) - 128 > 8 for piece in seen]
    lighter = [int(piece[24, 17, 0]) > 48 for piece in seen]
    assert 10 < sum(redder) < 60
    assert sum(lighter) < sum(redder)
