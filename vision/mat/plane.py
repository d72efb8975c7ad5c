"""Where a place of the mat is in the picture, and back, also for what stands above the paper."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from vision.mat.layout import Place

Matrix = NDArray[np.float64]

USUAL_FOCAL = 1.1
"""A webcam's focal length in picture widths, where the mat itself does not tell it."""
FOCALS = (0.6, 2.5)
"""Focal lengths that cameras have; any other is a misjudgement."""


@dataclass(frozen=True, eq=False)
class Plane:
    """The mat's plane in a picture of `size` (width, height): the homography takes mm to pixels."""

    homography: Matrix
    size: tuple[int, int]

    def pixel(self, place: Place) -> Place:
        """Where a place on the paper is seen."""
        return _through(self.homography, place)

    def place(self, pixel: Place, height: float = 0.0) -> Place:
        """Place on the mat below a pixel, for an object at this height in mm above the paper."""
        if height not in self._backwards:
            self._backwards[height] = np.linalg.inv(self.raised(height))
        return _through(self._backwards[height], pixel)

    def raised(self, height: float) -> Matrix:
        """The homography of the plane at `height` mm above the paper.

        The camera is taken for one without distortion that looks through its picture's middle.
        """
        upright = np.cross(self._axes[:, 0], self._axes[:, 1]) / self._scale
        lifted = self._lens @ np.column_stack([self._axes[:, :2], self._axes[:, 2] + height * upright])
        return np.asarray(lifted, np.float64)

    def distance(self, other: "Plane", places: tuple[Place, ...]) -> float:
        """The farthest that any of these places has moved in the picture of another time, in mm."""
        seen = (self.place(other.pixel(place)) for place in places)
        return max(float(np.hypot(x - u, y - v)) for (x, y), (u, v) in zip(seen, places, strict=True))

    @cached_property
    def _backwards(self) -> dict[float, Matrix]:
        """From pixels to mm, for each height that was asked for: there are few of them, and many places."""
        return {}

    @property
    def upright(self) -> Matrix:
        """The way up from the paper as the camera sees it, a unit vector: right, down and away from it."""
        up = np.cross(self._axes[:, 0], self._axes[:, 1])
        return np.asarray(up / np.linalg.norm(up), np.float64)

    @cached_property
    def focal(self) -> float:
        """The camera's focal length in pixels."""
        return self.size[0] * (_focal(self.homography, self.size) or USUAL_FOCAL)

    @cached_property
    def _lens(self) -> Matrix:
        return np.array([[self.focal, 0, self.size[0] / 2], [0, self.focal, self.size[1] / 2], [0, 0, 1]])

    @cached_property
    def _axes(self) -> Matrix:
        """The mat's x and y axes and its middle as the camera sees them, as columns."""
        axes = np.linalg.inv(self._lens) @ self.homography
        return np.asarray(axes * np.sign(axes[2, 2]), np.float64)

    @cached_property
    def _scale(self) -> float:
        """The length of the axes: their cross product is longer by as much again."""
        return float(np.sqrt(np.linalg.norm(self._axes[:, 0]) * np.linalg.norm(self._axes[:, 1])))


def _focal(homography: Matrix, size: tuple[int, int]) -> float | None:
    """The focal length in picture widths that makes the mat's axes square and alike (Zhang 2000).

    None where the camera looks down so straight that any length would do.
    """
    centred = np.array([[1, 0, -size[0] / 2], [0, 1, -size[1] / 2], [0, 0, 1]]) @ homography
    one, other = centred[:, 0], centred[:, 1]
    flat = np.array([one[:2] @ other[:2], one[:2] @ one[:2] - other[:2] @ other[:2]])
    deep = np.array([one[2] * other[2], one[2] ** 2 - other[2] ** 2])
    if not flat @ deep < 0:
        return None
    focal = float(np.sqrt(-(flat @ flat) / (flat @ deep)) / size[0])
    return focal if FOCALS[0] < focal < FOCALS[1] else None


def _through(homography: Matrix, place: Place) -> Place:
    x, y, w = homography @ (*place, 1.0)
    return float(x / w), float(y / w)
