"""A straightened picture shows the mat as it was drawn."""

import numpy as np

from tests.vision.mat.photographed import above, sheet
from vision.mat import drawing
from vision.mat.layout import Mat
from vision.mat.raster import raster
from vision.mat.straight import PER_MM, straightened
from vision.mat.survey import Survey
from vision.reading import TableReading


def test_from_any_angle_the_mat_is_shown_from_straight_above() -> None:
    frame = sheet(above(25, 10), noise=0)
    pose = Survey().read(frame, lambda _frame: TableReading((), (), 1.0)).mat
    assert pose is not None
    drawn = raster(drawing.mat(Mat(4)), drawing.PAPER, PER_MM)
    shown = straightened(frame, pose)
    assert shown.shape == drawn.shape
    assert np.abs(shown.astype(int) - drawn).mean() < 6
