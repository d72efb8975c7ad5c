"""A die is shown with what is beside it, in one size whatever its own."""

import numpy as np
import pytest

from vision.problems.portraits import portrait
from vision.reading import BoundingBox


@pytest.mark.parametrize("half", [10, 30, 90])
@pytest.mark.parametrize(("margin", "size"), [(1.5, 48), (2.2, 64)])
def test_a_portrait_shows_a_die_of_any_size_with_a_margin(half: int, margin: float, size: int) -> None:
    frame = np.zeros((400, 400, 3), np.uint8)
    frame[200 - half : 200 + half, 200 - half : 200 + half] = 200
    seen = portrait(frame, BoundingBox(200 - half, 200 - half, 2 * half, 2 * half), margin, size)
    assert seen.shape == (size, size, 3)
    assert (seen > 100).mean() == pytest.approx(1 / margin**2, abs=0.05)


def test_beyond_the_frame_its_edge_goes_on() -> None:
    frame = np.full((60, 60, 3), 90, np.uint8)
    assert (portrait(frame, BoundingBox(0, 0, 20, 20), 2.2, 64) == 90).all()
