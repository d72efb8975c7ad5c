"""Where each place of the map is in the picture: one plane for all, and how each tile lies off it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import cos, sin
from types import MappingProxyType

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import BoundingBox, Frame
from vision.tiles.place import Place

Matrix = NDArray[np.float64]
CORNERS = np.array([(-0.5, 0.5), (0.5, 0.5), (0.5, -0.5), (-0.5, -0.5)])
"""North-west and on clockwise, from the middle of a tile in its sides."""
WHOLE_PLANE = 8
"""Tiles, in two directions, from which perspective is fitted; fewer use a view from afar."""
AROUND = tuple((x, y) for x in range(-3, 4) for y in range(-3, 4) if x or y)
"""Places from which one beside them still tells how tiles have slipped."""


@dataclass(frozen=True, slots=True)
class TilePose:
    """Offset of a tile from its place: to the east and north in sides, and clockwise in radians."""

    east: float = 0.0
    north: float = 0.0
    turn: float = 0.0


@dataclass(frozen=True, eq=False)
class TileGrid:
    """The homography takes places (x, y), y to the north, to pixels of the frame it was fitted in.

    `poses` are those of tiles that were seen; a place beside them is taken to lie off as they do.
    """

    homography: Matrix
    poses: Mapping[Place, TilePose] = field(default_factory=lambda: MappingProxyType({}))

    def pose(self, place: Place) -> TilePose:
        """Pose of a tile there, or the one predicted from its neighbours."""
        if place in self.poses:
            return self.poses[place]
        near = [
            (1 / (x * x + y * y) ** 1.5, self.poses[beside])
            for x, y in AROUND
            if (beside := (place[0] + x, place[1] + y)) in self.poses
        ]
        whole = sum(weight for weight, _ in near)
        if not whole:
            return TilePose()
        return TilePose(
            sum(weight * one.east for weight, one in near) / whole,
            sum(weight * one.north for weight, one in near) / whole,
            sum(weight * one.turn for weight, one in near) / whole,
        )

    def matrix(self, place: Place, pose: TilePose | None = None) -> Matrix:
        """The homography from sides off the middle of a tile there, x to its right and y up, to pixels."""
        pose = pose or self.pose(place)
        c, s = cos(pose.turn), sin(pose.turn)
        x, y = place[0] + pose.east, place[1] + pose.north
        return np.asarray(self.homography @ np.array([[c, s, x], [-s, c, y], [0, 0, 1]]), np.float64)

    def place_of(self, place: Place, pose: TilePose) -> tuple[float, float]:
        """Where the middle of a tile is on the plane, in places, that lies so off its own."""
        return place[0] + pose.east, place[1] + pose.north

    def corners(self, place: Place, pose: TilePose | None = None) -> Matrix:
        """Its corners in pixels, shape (4, 2), clockwise from the north-west one."""
        return through(self.matrix(place, pose), CORNERS)

    def box(self, places: Iterable[Place]) -> BoundingBox:
        """Upright bounding box of those places in the frame."""
        at = np.concatenate([self.corners(place) for place in places])
        (left, top), (right, low) = at.min(axis=0), at.max(axis=0)
        return BoundingBox(float(left), float(top), float(right - left), float(low - top))

    def side(self, place: Place = (0, 0)) -> float:
        """Approximate side of a tile there, in pixels."""
        at = self.corners(place)
        return float(np.linalg.norm(at - np.roll(at, 1, axis=0), axis=1).mean())

    def patch(self, frame: Frame, place: Place, pose: TilePose | None, pixels: int, margin: int = 0) -> Frame:
        """Rectified tile, `pixels` across, its north on top, with a margin in pixels."""
        size = pixels + 2 * margin
        middle = (size - 1) / 2
        to_tile = np.array([[1, 0, -middle], [0, -1, middle], [0, 0, pixels]]) / pixels
        matrix = self.matrix(place, pose) @ to_tile
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        seen = cv2.warpPerspective(frame, matrix, (size, size), flags=flags, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(seen, np.uint8)

    def inside(self, place: Place, frame: Frame) -> bool:
        """True if all of a tile there is in the frame."""
        at = self.corners(place)
        return bool((at >= 0).all() and (at <= (frame.shape[1] - 1, frame.shape[0] - 1)).all())


def through(homography: Matrix, points: Matrix) -> Matrix:
    """Points (n, 2) after a homography."""
    seen = np.column_stack([points, np.ones(len(points))]) @ homography.T
    return np.asarray(seen[:, :2] / seen[:, 2:], np.float64)


def fitted(corners: Mapping[Place, Matrix]) -> TileGrid:
    """The grid of tiles whose corners are at these pixels: a plane through them all, and what is left."""
    places = list(corners)
    ideal = np.concatenate([CORNERS + place for place in places])
    seen = np.concatenate([corners[place] for place in places])
    homography = _plane(ideal, seen, _spread(places))
    back = np.linalg.inv(homography)
    return TileGrid(homography, {place: _pose(place, through(back, corners[place])) for place in places})


def _spread(places: list[Place]) -> bool:
    """True if tiles extend far enough both ways to fit the plane's tilt."""
    across, along = (len({place[axis] for place in places}) for axis in (0, 1))
    return len(places) >= WHOLE_PLANE and min(across, along) >= 3


def _plane(ideal: Matrix, seen: Matrix, whole: bool) -> Matrix:
    if whole:
        homography, _ = cv2.findHomography(ideal, seen)
        return np.asarray(homography, np.float64)
    flat = np.column_stack([ideal, np.ones(len(ideal))])
    affine = np.linalg.lstsq(flat, seen, rcond=None)[0].T
    return np.vstack([affine, [0, 0, 1]])


def _pose(place: Place, corners: Matrix) -> TilePose:
    """Offset of a tile from its place, given its corners on the plane in sides."""
    off = corners.mean(axis=0) - place
    edges = corners - corners.mean(axis=0)
    clockwise = (edges[:, 1] * CORNERS[:, 0] - edges[:, 0] * CORNERS[:, 1]).sum()
    turn = -np.arctan2(clockwise, (edges * CORNERS).sum())
    return TilePose(float(off[0]), float(off[1]), float(turn))
