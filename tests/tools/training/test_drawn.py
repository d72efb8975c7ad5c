"""Scenes to learn from: any look of dice on any ground, and what is known of each is true."""

from functools import cache

import cv2
import numpy as np
import pytest

from tools.training.drawn import MOST, SIDE, scene
from tools.training.sample import Sample

SEEDS = range(12)


@cache
def seen(seed: int) -> Sample:
    """The scene of that seed, drawn once for all who look at it."""
    return scene(seed)


def test_a_scene_is_the_same_for_the_same_seed() -> None:
    again = scene(3)
    assert np.array_equal(again.frame, seen(3).frame)
    assert np.array_equal(again.dice, seen(3).dice)
    assert not np.array_equal(again.frame, seen(4).frame)


def test_scenes_hold_one_to_twelve_dice_of_every_value() -> None:
    counts = [len(seen(seed).dice) for seed in SEEDS]
    assert min(counts) >= 1
    assert max(counts) <= MOST
    assert {int(value) for seed in SEEDS for value in seen(seed).dice[:, 3]} == {1, 2, 3, 4, 5, 6}


def test_dice_lie_in_the_picture_beside_one_another() -> None:
    for one in map(seen, SEEDS):
        middles = one.dice[:, :2]
        assert middles.min() > 0
        assert middles.max() < SIDE
        gaps = np.hypot(*(middles[:, None] - middles[None]).transpose(2, 0, 1))
        assert (gaps + 1e6 * np.eye(len(gaps))).min() > 8


@pytest.mark.parametrize("seed", SEEDS)
def test_a_die_looks_other_than_what_surrounds_it(seed: int) -> None:
    one = seen(seed)
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
