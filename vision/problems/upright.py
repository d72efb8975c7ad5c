"""Which way may be up in a picture: the mat tells it, and without one any way that cameras hang is asked."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.mat.plane import Plane
from vision.reading import MatPose

Floats = NDArray[np.float64]
FOCALS = (0.8, 1.1, 1.5)
"""Focal lengths that cameras usually have, in picture widths: where no mat tells it all of them are asked."""
STEP, MOST = 6.0, 54.0
"""Degrees from one way up to the next, and from the line of sight to the last."""
SLANTING, SELDOM = 35.0, 8.0
"""Few cameras look down more askew than the first, in degrees; the second is the deviation of those."""
POWERS = tuple((x, y, 4 - x - y) for x in range(5) for y in range(5 - x))
"""The exponents of all products of four coordinates."""


@dataclass(frozen=True, eq=False)
class Ways:
    """Ways up as the camera sees them: unit vectors (m, 3), x to the right, y down and z away from it.

    How likely each is, shape (m,), and the camera's focal length in pixels as it may be, shape (k,).
    """

    up: Floats
    likely: Floats
    focal: Floats


def ways_up(size: tuple[int, int], mat: MatPose | None) -> Ways:
    """All ways that may be up in a picture of that width and height."""
    if mat is None:
        up, likely = _usual()
        return Ways(up, likely, size[0] * np.array(FOCALS, np.float64))
    plane = Plane(np.array(mat.homography).reshape(3, 3), size)
    return Ways(plane.upright[None], np.ones(1), np.array([plane.focal]))


@lru_cache(maxsize=1)
def _usual() -> tuple[Floats, Floats]:
    """Ways up of cameras that hang as cameras do, and how likely each is."""
    up = np.concatenate([_ring(tilt) for tilt in np.radians(np.arange(0, MOST + STEP / 2, STEP))])
    askew = np.maximum(np.degrees(np.arccos(-up[:, 2])) - SLANTING, 0)
    return up, np.exp(-0.5 * (askew / SELDOM) ** 2)


def _ring(tilt: float) -> Floats:
    """Unit vectors this many radians off the line of sight, STEP from one another."""
    across = np.sin(tilt)
    count = max(1, round(2 * np.pi * across / np.radians(STEP)))
    about = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return np.column_stack([across * np.cos(about), across * np.sin(about), np.full(count, -np.cos(tilt))])


def products(directions: NDArray[np.floating[Any]]) -> Floats:
    """All products of four of their coordinates: shape (..., 3) becomes (..., 15).

    A cube looks the same turned by a quarter, and four is the least number of coordinates whose products
    tell it from a ball.
    """
    x, y, z = (directions[..., axis, None].astype(np.float64) ** np.arange(5) for axis in range(3))
    return np.stack([x[..., i] * y[..., j] * z[..., k] for i, j, k in POWERS], axis=-1)


def turned(places: Floats, focal: Floats) -> Floats:
    """Rotation of a camera to look straight at places (n, 2), in pixels from the picture's middle.

    Matrices (n, k, 3, 3) for each focal length (k,), from coordinates before to those after.
    """
    x, y = (places[:, None, axis] / focal for axis in range(2))
    far = np.sqrt(1 + x**2 + y**2)
    x, y, z = x / far, y / far, 1 / far
    rows = [
        [1 - x * x / (1 + z), -x * y / (1 + z), -x],
        [-x * y / (1 + z), 1 - y * y / (1 + z), -y],
        [x, y, z],
    ]
    return np.moveaxis(np.array(rows), (0, 1), (2, 3))


def asked(answers: Floats, places: Floats, ways: Ways) -> Floats:
    """Evaluates answers (n, 15) about dice at places (n, 2) for every way up with every lens: (n, k, m).

    Answers are coefficients of products of a direction, for a camera that looks straight at the die.
    They are determined by their values at as many directions as there are products.
    """
    seen = np.einsum("nkij,sj->nksi", turned(places, ways.focal), SAMPLES)
    said = np.einsum("nksp,np->nks", products(seen), answers)
    told: Floats = said @ np.linalg.inv(products(SAMPLES)).T @ products(ways.up).T
    return told


SAMPLES: Floats = np.concatenate([_ring(tilt)[:: len(_ring(tilt)) // 5][:5] for tilt in (0.3, 0.8, 1.3)])
"""Unit vectors (15, 3), no product of which follows from the others."""
