"""The solid geometry of a die: which face is where, how it lies, and where its pips are."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.render.scene import DieOnTable

Matrix = NDArray[np.float64]

FACES = np.array([[6, 1], [5, 2], [4, 3]])
"""FACES[axis, positive]: a right-handed die, 1, 2 and 3 counter-clockwise about their common corner."""

_WORN = 0.95
"""Distance of rounded corners from the middle, as a share of that of sharp ones."""
_NEAR, _FAR = -0.5, 0.5
_DIAGONAL = [(_NEAR, _NEAR), (_FAR, _FAR)]
_CORNERS = [*_DIAGONAL, (_NEAR, _FAR), (_FAR, _NEAR)]
PIPS: dict[int, list[tuple[float, float]]] = {
    1: [(0, 0)],
    2: _DIAGONAL,
    3: [*_DIAGONAL, (0, 0)],
    4: _CORNERS,
    5: [*_CORNERS, (0, 0)],
    6: [*_CORNERS, (_NEAR, 0), (_FAR, 0)],
}
"""Middles of the pips on each face, in halves of an edge along the face's two axes."""


@dataclass(frozen=True, slots=True, eq=False)
class DiePose:
    """Where a die is: its middle in mm, its axes as columns, and how far it moves in one exposure (mm)."""

    centre: Matrix
    axes: Matrix
    sweep: Matrix


def rotation(axis: Matrix, angle: float) -> Matrix:
    """The matrix that turns by `angle` radians about a unit `axis` (Rodrigues' formula)."""
    x, y, z = axis
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    turned: Matrix = np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross
    return turned


def face_normal(value: int) -> Matrix:
    """The unit normal of a face in the die's own axes; raises ValueError for a value outside 1..6."""
    found = np.argwhere(value == FACES)
    if not len(found):
        raise ValueError(f"a die has no face {value}; faces are 1 to 6")
    axis, positive = found[0]
    normal = np.zeros(3)
    normal[axis] = 1 if positive else -1
    return normal


def face_up(value: int, turn: float) -> Matrix:
    """The axes of a die that lies with `value` up, turned about the vertical."""
    up = face_normal(value)
    side = np.roll(up, 1)
    lying = np.stack([side, np.cross(up, side), up])
    axes: Matrix = rotation(np.array([0.0, 0.0, 1.0]), turn) @ lying
    return axes


def value_up(axes: Matrix) -> int:
    """The face that looks upwards most."""
    axis = int(np.argmax(np.abs(axes[2])))
    return int(FACES[axis, int(axes[2, axis] > 0)])


def at_rest(die: DieOnTable) -> DiePose:
    """The pose of a die that lies on the felt."""
    centre = np.array([*die.place, die.size / 2])
    return DiePose(centre, face_up(die.value, die.turn), np.zeros(3))


def corners(pose: DiePose, size: float, inset: float = 1.0) -> Matrix:
    """The eight corners in mm, shape (8, 3), drawn towards the middle by the factor `inset`."""
    signs = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
    return pose.centre + signs * (size / 2 * inset) @ pose.axes.T


def tipped(pose: DiePose, size: float, about: float, lean: float) -> DiePose:
    """The die leaning by `lean` radians over the level line at `about`, its lowest point on the felt."""
    axes = rotation(np.array([np.cos(about), np.sin(about), 0.0]), lean) @ pose.axes
    on_felt = np.array([*pose.centre[:2], 0.0])
    low = corners(DiePose(on_felt, axes, pose.sweep), size, _WORN)[:, 2].min()
    return DiePose(on_felt - (0.0, 0.0, low), axes, pose.sweep)
