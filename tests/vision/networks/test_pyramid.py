"""A frame in several sizes is the same picture in each."""

import cv2
import numpy as np
import pytest

from vision.networks.pyramid import Pyramid, pyramid
from vision.reading import BoundingBox, Frame


def disc(radius: int = 60) -> Frame:
    frame = np.zeros((720, 1280, 3), np.uint8)
    cv2.circle(frame, (500, 300), radius, (255, 255, 255), -1)
    return frame


def middle(seen: Frame) -> tuple[float, float]:
    y, x = np.nonzero(seen[..., 0] > 127)
    return float(x.mean()), float(y.mean())


def test_floors_halve_until_they_would_be_tiny() -> None:
    assert [floor.shape[:2] for floor in pyramid(disc()).floors] == [(720, 1280), (360, 640), (180, 320)]
    assert len(pyramid(np.zeros((1, 4000, 3), np.uint8)).floors) == 1


@pytest.mark.parametrize("side", [1280, 900, 640, 480, 240, 100])
def test_the_whole_frame_is_seen_in_any_size(side: int) -> None:
    seen, shrink = pyramid(disc()).whole(side)
    assert seen.shape[:2] == (round(side * 720 / 1280), side)
    assert shrink == pytest.approx(side / 1280)
    x, y = middle(seen)
    assert (x + 0.5) / shrink - 0.5 == pytest.approx(500, abs=2)
    assert (y + 0.5) / shrink - 0.5 == pytest.approx(300, abs=2)


@pytest.mark.parametrize("radius", [10, 30, 60, 110, 200])
def test_a_square_has_what_it_is_about_in_its_middle_whatever_its_size(radius: int) -> None:
    box = BoundingBox(500 - radius, 300 - radius, 2 * radius, 2 * radius)
    seen = pyramid(disc(radius)).square(box, 1.5, 48)
    assert seen.shape == (48, 48, 3)
    assert middle(seen) == pytest.approx((23.5, 23.5), abs=0.7)
    assert np.sqrt((seen[..., 0] > 127).sum() / np.pi) == pytest.approx(16, rel=0.07)


def test_a_frame_of_one_pixel_is_a_pyramid() -> None:
    scene = pyramid(np.full((1, 1, 3), 9, np.uint8))
    assert isinstance(scene, Pyramid)
    assert (scene.square(BoundingBox(0, 0, 1, 1), 1.5, 48) == 9).all()
