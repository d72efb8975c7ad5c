"""Where a point of the room falls in the picture, and which ray a pixel looks along."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from vision.render.scene import RenderedLamp, Viewpoint

Matrix = NDArray[np.float64]


@lru_cache(maxsize=4)
def eye(view: Viewpoint) -> Matrix:
    """The place of the camera in mm; do not write into it."""
    back = np.sin(view.tilt)
    direction = np.array([back * np.sin(view.swing), -back * np.cos(view.swing), np.cos(view.tilt)])
    return direction * view.distance


@lru_cache(maxsize=4)
def camera_axes(view: Viewpoint) -> Matrix:
    """Rows: the directions of the picture's right, its down, and the way the camera looks.

    Do not write into it.
    """
    forward = -eye(view) / view.distance
    right = np.array([np.cos(view.swing), np.sin(view.swing), 0.0])
    return np.stack([right, np.cross(forward, right), forward])


def project(points: Matrix, view: Viewpoint) -> Matrix:
    """Points in mm, shape (n, 3), as pixels (x, y), shape (n, 2)."""
    seen = (points - eye(view)) @ camera_axes(view).T
    middle = np.array([view.width / 2, view.height / 2])
    pixels: Matrix = seen[:, :2] / seen[:, 2:] * view.focal + middle
    return pixels


def rays(view: Viewpoint, x: int, y: int, width: int, height: int) -> NDArray[np.float32]:
    """Unit directions through the pixels of a rectangle, shape (height * width, 3)."""
    across = (np.arange(x, x + width, dtype=np.float32) - view.width / 2) / view.focal
    down = (np.arange(y, y + height, dtype=np.float32) - view.height / 2) / view.focal
    seen = np.ones((height, width, 3), np.float32)
    seen[..., 0], seen[..., 1] = across, down[:, None]
    seen /= np.sqrt(np.einsum("ijk,ijk->ij", seen, seen))[..., None]
    looking: NDArray[np.float32] = seen.reshape(-1, 3) @ camera_axes(view).astype(np.float32)
    return looking


def floor_to_picture(view: Viewpoint, height: float = 0.0) -> Matrix:
    """The homography from (x, y) in mm on the plane at `height` to pixels."""
    axes = camera_axes(view)
    lens = np.array([[view.focal, 0, view.width / 2], [0, view.focal, view.height / 2], [0, 0, 1]])
    plane = np.stack([axes[:, 0], axes[:, 1], axes @ (np.array([0, 0, height]) - eye(view))], axis=1)
    homography: Matrix = lens @ plane
    return homography


def cast_shadow(points: Matrix, lamp: RenderedLamp) -> Matrix:
    """Where the lamp throws the shadows of points on the floor: shape (n, 3), all with height 0."""
    source = np.array(lamp.place)
    reach = source[2] / np.maximum(source[2] - points[:, 2:], 1.0)
    shadows: Matrix = source + (points - source) * reach
    return shadows
