"""Seeds lie on what is brighter than its surroundings, and nowhere else."""

import numpy as np
import pytest

from tests.vision.drawn import BLACK, WHITE, dotted
from vision.seeds import MOST, seeds


@pytest.mark.parametrize("radius", [2, 4, 8, 14])
def test_a_light_dot_has_a_seed_near_its_middle(radius: float) -> None:
    at, scale = seeds(np.ascontiguousarray(dotted([(160, 120)], radius, WHITE, BLACK)[..., 1]))
    assert np.hypot(*(at - (160, 120)).T).min() < 0.5 * radius
    assert len(at) == len(scale)


def test_a_dark_dot_and_plain_ground_have_none() -> None:
    for colour in (BLACK, WHITE):
        at, _ = seeds(np.ascontiguousarray(dotted([(160, 120)], 4, colour, WHITE)[..., 1]))
        assert len(at) == 0


def test_the_strongest_come_first_and_no_more_than_can_be_weighed() -> None:
    noise = np.random.default_rng(3).integers(0, 256, (600, 800)).astype(np.uint8)
    at, _ = seeds(noise)
    assert len(at) == MOST
    faint = dotted([(60, 60)], 4, (90, 90, 90), BLACK)
    faint[:, 160:] = dotted([(240, 120)], 4, WHITE, BLACK)[:, 160:]
    at, _ = seeds(np.ascontiguousarray(faint[..., 1]))
    assert at[0] == pytest.approx((240, 120), abs=2)
    assert np.hypot(*(at - (60, 60)).T).min() < 3
