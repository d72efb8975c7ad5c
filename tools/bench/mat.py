"""Measures finding the mat and locating objects on it, at 1280x720 on one core."""

from time import perf_counter

import cv2

from tools.bench.row import Row
from vision.cameras.pretend import PretendCamera
from vision.mat.survey import MatSurvey
from vision.reading import TableReading

FRAMES = 40


def placing_milliseconds() -> Row:
    """Milliseconds for each frame, beside the reading of its dice."""
    cv2.setNumThreads(1)
    camera, survey, values = PretendCamera(seed=5, fps=0, mat=5), MatSurvey(), []
    for _ in range(FRAMES):
        frame = camera.frame()
        started = perf_counter()
        survey.read(frame, lambda _frame: TableReading((), (), 0.0))
        values.append(1000 * (perf_counter() - started))
    return Row("finding the mat, 1280x720", tuple(values), "ms")
