"""What the strip shows is what it showed when somebody last looked at it."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.companion.adapters.golden.scenes import SCENES, pixels

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_looks_as_it_did(name: str) -> None:
    """If it is meant to look otherwise now: `python -m tests.companion.adapters.golden`, and look at it."""
    golden = cv2.imread(str(HERE / f"{name}.png"))
    assert golden is not None
    np.testing.assert_array_equal(pixels(SCENES[name]), golden)


def test_every_picture_is_of_a_scene_and_no_two_are_alike() -> None:
    assert {path.stem for path in HERE.glob("*.png")} == set(SCENES)
    assert len({pixels(frames).tobytes() for frames in SCENES.values()}) == len(SCENES)
