"""A straightened picture shows the mat as it was drawn."""

import numpy as np

from tests.vision.mat.photographed import above, sheet
from vision.mat import drawing
from vision.mat.layout import Mat
from vision.mat.raster import raster
from vision.mat.straight import PER_MM, straight_places, straightened
from vision.mat.survey import MatSurvey
from vision.reading import TableReading


def test_from_any_angle_the_mat_is_shown_from_straight_above() -> None:
    frame = sheet(above(25, 10), noise=0)
    pose = MatSurvey().read(frame, lambda _frame: TableReading((), (), 1.0)).mat
    assert pose is not None
    drawn = raster(drawing.mat(Mat(4)), drawing.PAPER, PER_MM)
    shown = straightened(frame, pose)
    assert shown.shape == drawn.shape
    assert np.abs(shown.astype(int) - drawn).mean() < 6


def test_a_place_of_the_picture_is_found_on_the_straightened_one() -> None:
    frame = sheet(above(25, 10), noise=0)
    pose = MatSurvey().read(frame, lambda _frame: TableReading((), (), 1.0)).mat
    assert pose is not None
    frame[:] = 0
    frame[300:304, 500:504] = 255
    spot = np.argwhere(straightened(frame, pose)[..., 0] > 128).mean(axis=0)[::-1]
    assert np.abs(straight_places(np.array([[501.5, 301.5]]), pose) - spot).max() < 1
