"""Scenes to learn from: any look of dice on any ground, and what is known of each is true."""

import cv2
import numpy as np
import pytest

from vision.training.drawn import MOST, SIDE, scene
from vision.training.sample import Sample

SCENES = [scene(seed) for seed in range(12)]


def test_a_scene_is_the_same_for_the_same_seed() -> None:
    again = scene(3)
    assert np.array_equal(again.frame, SCENES[3].frame)
    assert np.array_equal(again.dice, SCENES[3].dice)
    assert not np.array_equal(again.frame, SCENES[4].frame)


def test_scenes_hold_one_to_twelve_dice_of_every_value() -> None:
    counts = [len(one.dice) for one in SCENES]
    assert min(counts) >= 1
    assert max(counts) <= MOST
    assert {int(value) for one in SCENES for value in one.dice[:, 3]} == {1, 2, 3, 4, 5, 6}


def test_dice_lie_in_the_picture_beside_one_another() -> None:
    for one in SCENES:
        middles = one.dice[:, :2]
        assert middles.min() > 0
        assert middles.max() < SIDE
        gaps = np.hypot(*(middles[:, None] - middles[None]).transpose(2, 0, 1))
        assert (gaps + 1e6 * np.eye(len(gaps))).min() > 8


@pytest.mark.parametrize("one", SCENES)
def test_a_die_looks_other_than_what_surrounds_it(one: Sample) -> None:
    x, y, side, _ = one.dice[-1]
    half = int(0.4 * side)
    left, top = max(0, int(x) - half), max(0, int(y) - half)
    assert one.frame[top : int(y) + half + 1, left : int(x) + half + 1].std() > 3


def test_bright_pips_differ_from_their_body_by_hue() -> None:
    apart = []
    for seed in range(6):
        one = scene(seed, bright=True)
        for x, y, side, _ in one.dice:
            left, top = max(0, int(x - side / 3)), max(0, int(y - side / 3))
            near = one.frame[top : int(y + side / 3), left : int(x + side / 3)]
            hues = cv2.cvtColor(near.astype(np.float32) / 255, cv2.COLOR_BGR2LAB)[..., 1:].reshape(-1, 2)
            apart.append(float(np.ptp(np.percentile(hues, [3, 97], axis=0), axis=0).max()))
    assert np.median(apart) > 25
