"""The lamp's colour is told by the mat's grey, and by nothing that lies on it."""

import numpy as np
import pytest

from tests.vision.mat.photographed import above, sheet
from vision.mat import patch
from vision.mat.layout import Mat
from vision.mat.shapes import Shape, rectangle
from vision.mat.survey import MatSurvey
from vision.reading import Frame, TableReading


def under(lamp: tuple[float, float, float], *more: Shape, exposure: float = 0.8) -> Frame:
    """The mat under a lamp of that blue, green and red."""
    light = (sheet(above(), *more) / 255) ** patch.GAMMA * np.array(lamp) * exposure
    return np.asarray(np.rint(255 * np.clip(light, 0, 1) ** (1 / patch.GAMMA)), np.uint8)


def told(frame: Frame) -> patch.Floats | None:
    pose = MatSurvey().read(frame, lambda _frame: TableReading((), (), 1.0)).mat
    assert pose is not None
    return patch.lamp(frame, pose)


@pytest.mark.parametrize(
    "lamp", [(1, 1, 1), (0.55, 0.95, 1.5), (1.3, 1.0, 0.7)], ids=["white", "yellow", "cold"]
)
def test_the_lamp_is_told_whatever_its_colour(lamp: tuple[float, float, float]) -> None:
    light = told(under(lamp, exposure=0.6))
    assert light is not None
    assert np.allclose(light, np.array(lamp) / np.mean(lamp), atol=0.04)


def test_an_overexposed_paper_is_left_to_the_grey_patch() -> None:
    lamp = (0.7, 1.0, 1.3)
    light = told(under(lamp, exposure=1.3))
    assert light is not None
    assert np.allclose(light, np.array(lamp) / np.mean(lamp), atol=0.04)


def test_covered_patches_tell_nothing() -> None:
    red = [rectangle(one.inside(one.width / 4), (200, 20, 20)) for one in Mat(4).patches]
    assert told(under((1, 1, 1), *red)) is None


def test_a_patch_in_the_dark_tells_nothing() -> None:
    black = [rectangle(one, (8, 8, 8)) for one in Mat(4).patches]
    assert told(under((1, 1, 1), *black)) is None
