"""Rays from the middle of a spot end where the spot ends."""

import numpy as np
import pytest

from tests.vision.drawn import BLACK, WHITE, dotted
from vision.rays import DIRECTIONS, RAYS, Outline, outline


def around(dots: list[tuple[float, float]], radius: float, scale: float) -> Outline:
    """Edges of a light dot in the middle of the picture."""
    plane = dotted(dots, radius, WHITE, BLACK)[..., 1]
    at = np.array([[160, 120]], np.float32)
    return outline(np.ascontiguousarray(plane), at, np.array([scale], np.float32), RAYS, dark=False)


def test_rays_point_all_round() -> None:
    assert RAYS.shape == (DIRECTIONS, 2)
    assert np.hypot(*RAYS.T) == pytest.approx(1)
    assert RAYS.sum(axis=0) == pytest.approx(0, abs=1e-5)


def test_a_round_spot_ends_at_its_radius_in_all_directions() -> None:
    line = around([(160, 120)], 6, 14)
    assert line.edge[0] == pytest.approx(6, abs=0.4)
    assert line.rise[0] == pytest.approx(198, abs=5)


def test_a_spot_beside_another_ends_between_them() -> None:
    line = around([(160, 120), (172, 120)], 5, 16)
    assert line.edge[0] == pytest.approx(5, abs=1.2)


def test_without_spots_there_are_no_edges() -> None:
    none = np.zeros((0, 2), np.float32), np.zeros(0, np.float32)
    line = outline(np.zeros((9, 9), np.uint8), *none, RAYS, dark=True)
    assert line.edge.shape == (0, DIRECTIONS)
