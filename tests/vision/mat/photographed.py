"""Flat sheets as a camera sees them, for tests: from an angle, a little blurred, with noise."""

import cv2
import numpy as np

from vision.mat import drawing
from vision.mat.layout import Mat, MatArea
from vision.mat.raster import raster
from vision.mat.shapes import Shape
from vision.reading import Frame
from vision.render.optics import floor_to_picture
from vision.render.scatter import ABOVE_MAT
from vision.render.scene import Viewpoint

PER_MM = 4.0
WOOD = (66, 104, 150)


def above(tilt: float = 18.0, swing: float = 1.0, width: int = 1280, height: int = 720) -> Viewpoint:
    """A camera over the mat: angles in degrees."""
    focal = 1960.0 * width / 1280
    return Viewpoint(float(np.radians(tilt)), float(np.radians(swing)), ABOVE_MAT, focal, width, height)


def sheet(view: Viewpoint, *more: Shape, seats: int = 4, noise: float = 2.0) -> Frame:
    """The mat for so many seats with more shapes on it."""
    shapes = (*drawing.mat(Mat(seats)), *more)
    return photograph(raster(shapes, drawing.PAPER, PER_MM), drawing.PAPER, view, noise)


def photograph(paper: Frame, area: MatArea, view: Viewpoint, noise: float = 2.0) -> Frame:
    """A picture that shows an area (mm), lying on wood, as the camera sees it."""
    per_mm = paper.shape[1] / area.width
    far = area.near + area.depth
    to_mm = np.array([[1 / per_mm, 0, area.left], [0, -1 / per_mm, far], [0, 0, 1]])
    frame = cv2.warpPerspective(
        cv2.GaussianBlur(paper, (0, 0), 0.8),
        floor_to_picture(view) @ to_mm,
        (view.width, view.height),
        borderMode=cv2.BORDER_CONSTANT,
        borderValue=WOOD,
    )
    grain = np.random.default_rng(7).normal(0, noise, frame.shape)
    return np.clip(np.rint(frame + grain), 0, 255).astype(np.uint8)
