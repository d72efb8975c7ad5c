"""How unlike two pictures of tiles are, whatever the lamp does: colours count most, then edges of light."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import cv2
import numpy as np

from vision.reading import Frame
from vision.tiles.faces import SIDE, Floats, logs
from vision.tiles.grid import Grid, Matrix, Pose
from vision.tiles.place import Place

FULL = 0.55
"""A pixel that is off by so much, colours and brightness together, is another; more is no worse."""
LARGE = 1.3
"""Tiles that are so many times as large in the frame as compared are shrunk with care."""
COARSE = 16
"""Pixels across a tile while it is looked for."""
UNLIKELY = 0.12
"""What is by so much more unlike than the likeliest is not looked at more closely."""
SOFT = 0.7
"""Pixels over which noise is averaged."""


def seen(
    frame: Frame, grid: Grid, place: Place, pose: Pose | None = None, margin: int = 0, side: int = SIDE
) -> Floats:
    """A place of the frame as it is compared, with so many pixels around it: shape (n, n, 3)."""
    if grid.side(place) > LARGE * side:
        wide = grid.patch(frame, place, pose, 2 * side, 2 * margin)
        patch = cv2.resize(wide, (side + 2 * margin,) * 2, interpolation=cv2.INTER_AREA)
    else:
        patch = grid.patch(frame, place, pose, side, margin)
    return logs(cv2.GaussianBlur(patch, (0, 0), SOFT))


def all_seen(frame: Frame, grid: Grid, places: Iterable[Place]) -> Floats:
    """Several places, shape (n, SIDE, SIDE, 3)."""
    patches = [seen(frame, grid, place) for place in places]
    return np.stack(patches) if patches else np.zeros((0, SIDE, SIDE, 3), np.float32)


def unlike(one: Floats, other: Floats) -> Floats:
    """From 0 (the same) to 1 for pictures (n, SIDE, SIDE, 3): light may fall off over a tile."""
    return np.asarray(off(one, other).mean(axis=(1, 2)), np.float32)


def off(one: Floats, other: Floats) -> Floats:
    """How far each pixel is off, 0 to 1, shape (n, SIDE, SIDE)."""
    apart = one - other
    bright = apart[..., 2]
    apart = np.abs(apart[..., :2]).sum(axis=-1) + np.abs(bright - _sloping(bright))
    return np.asarray(np.minimum(apart / np.float32(FULL), 1), np.float32)


def _sloping(values: Floats) -> Floats:
    """The plane that fits most of each picture (n, side, side): what is far off it is left out."""
    basis, inverse = _planes(values.shape[-1])
    flat = values.reshape(len(values), -1)
    plane = np.repeat(np.median(flat, axis=1)[:, None], flat.shape[1], axis=1)
    for _ in range(2):
        near = np.clip(flat - plane, -0.15, 0.15)
        plane = plane + (near @ inverse.T) @ basis.T
    return np.asarray(plane.reshape(values.shape), np.float32)


@lru_cache(maxsize=4)
def _planes(side: int) -> tuple[Floats, Floats]:
    along = np.linspace(-1, 1, side)
    x, y = np.meshgrid(along, along)
    basis = np.column_stack([np.ones(side * side), x.ravel(), y.ravel()])
    return basis.astype(np.float32), np.linalg.pinv(basis).astype(np.float32)


def fit(
    frame: Frame,
    grid: Grid,
    place: Place,
    wanted: Sequence[Floats],
    reach: float,
    angles: Sequence[float],
) -> list[tuple[Pose, float]]:
    """For each picture that may lie there: how it would lie, within a reach in sides, and how unlike it is.

    `angles` are turns off the place's own, in radians, that are tried. Only the likeliest are refined.
    """
    base, margin = grid.pose(place), round(reach * COARSE)
    small = np.stack([_shrunk(one) for one in wanted])
    found = [(float(np.inf), base)] * len(wanted)
    for angle in angles:
        there = Pose(base.east, base.north, base.turn + angle)
        apart = _slid(seen(frame, grid, place, there, margin, COARSE), small)
        for number, (row, column, least) in enumerate(map(_least, apart)):
            if least < found[number][0]:
                pose = _beside(there, (column - margin) / COARSE, (margin - row) / COARSE)
                found[number] = least, pose
    enough = min(least for least, _ in found) + UNLIKELY
    return [
        _refined(frame, grid, place, pose, one) if least <= enough else (pose, least)
        for (least, pose), one in zip(found, wanted, strict=True)
    ]


def _shrunk(picture: Floats) -> Floats:
    return np.asarray(cv2.resize(picture, (COARSE, COARSE), interpolation=cv2.INTER_AREA), np.float32)


def _slid(around: Floats, wanted: Floats) -> Floats:
    """How unlike each picture (n, side, side, 3) is to each window of what lies around."""
    windows = np.lib.stride_tricks.sliding_window_view(around, wanted.shape[1:])[:, :, 0]
    apart = windows[None] - wanted[:, None, None]
    bright = apart[..., 2]
    level = np.median(bright, axis=(-2, -1), keepdims=True)
    summed = np.abs(apart[..., 0]) + np.abs(apart[..., 1]) + np.abs(bright - level)
    return np.asarray(np.minimum(summed / np.float32(FULL), 1).mean(axis=(-2, -1)), np.float32)


def _least(apart: Floats) -> tuple[int, int, float]:
    row, column = divmod(int(apart.argmin()), apart.shape[1])
    return row, column, float(apart.min())


STEPS = ((0.03, 0.04), (0.015, 0.02))
"""Sides and radians by which a pose is tried again, at first and then."""


def _refined(frame: Frame, grid: Grid, place: Place, pose: Pose, wanted: Floats) -> tuple[Pose, float]:
    def judged(poses: Sequence[Pose]) -> Floats:
        return unlike(np.stack([seen(frame, grid, place, one) for one in poses]), wanted[None])

    least = float(judged([pose])[0])
    for step, bend in STEPS:
        for _ in range(2):
            around = [
                _beside(pose, step * x, step * y, bend * turn)
                for x, y, turn in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
            ]
            values = judged(around)
            if values.min() >= least:
                break
            least, pose = float(values.min()), around[int(values.argmin())]
    return pose, least


def _beside(pose: Pose, right: float, up: float, turn: float = 0.0) -> Pose:
    """A pose so many sides to the right and up, as the tile itself lies, and turned by some more."""
    c, s = np.cos(pose.turn), np.sin(pose.turn)
    return Pose(
        float(pose.east + c * right + s * up),
        float(pose.north - s * right + c * up),
        pose.turn + turn,
    )


def corners_of(grid: Grid, poses: dict[Place, Pose]) -> dict[Place, Matrix]:
    """Where the corners of tiles are in the frame."""
    return {place: grid.corners(place, pose) for place, pose in poses.items()}
