"""Finds the mat and the tokens in a frame by their markers."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.mat.layout import MOST_SEATS, Mat, MatArea, first_marker
from vision.mat.markers import dictionary
from vision.mat.plane import Matrix, Plane
from vision.mat.tokens import BY_NUMBER, MARKER, PrintedToken
from vision.reading import Frame

WINDOW = 23
"""Pixels across which light and dark are told apart: about a marker's third at 1280x720."""
ENOUGH = 3
"""Corner markers that must be in view: two leave the far side of the mat uncertain."""
HINT = 2
"""Corners of one mat that prove its presence, though not its place."""
ASTRAY = 0.3
"""Largest deviation of a marker's corners in sides: dice may look like one."""
TOKEN = (0.7, 1.4)
"""The side of a token's marker as it is seen, as a share of the printed one: least and most."""

Found = tuple[MatArea, Matrix]
"""A corner marker as it is printed, and where its corners are in the picture."""


@dataclass(frozen=True, eq=False)
class MatSeen:
    """A mat in view: which one, how its plane lies in the picture, and its markers that were seen."""

    mat: Mat
    plane: Plane
    markers: tuple[Found, ...]

    def tokens(self, seen: "FoundMarkers") -> Iterator[tuple[PrintedToken, Matrix]]:
        """The tokens among the markers: what has another size is a die's face."""
        for token, corners in seen.tokens:
            places = np.array([self.plane.place((float(x), float(y))) for x, y in corners])
            side = float(np.linalg.norm(places - np.roll(places, 1, axis=0), axis=1).mean())
            if TOKEN[0] < side / MARKER < TOKEN[1]:
                yield token, corners


@dataclass(frozen=True, eq=False)
class FoundMarkers:
    """All markers of one frame: corners by number, clockwise from the marker's own top left, in pixels.

    Dice have faces that look like markers, so there may be more of a number than there should be.
    """

    mats: tuple[tuple[int, Matrix], ...]
    tokens: tuple[tuple[PrintedToken, Matrix], ...]

    @property
    def any_mat(self) -> bool:
        """True if at least two corners of some mat are in view: one alone may be chance."""
        corners = {number for number, _ in self.mats}
        return any(count >= HINT for count in Counter(number // 4 for number in corners).values())


def markers(frame: Frame) -> FoundMarkers:
    """Every marker in the frame, its corners refined to a fraction of a pixel."""
    grey = cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY)
    corners, numbers, _ = _detector().detectMarkers(grey)
    known = np.asarray(numbers).ravel() if corners else ()  # without corners there are no numbers either
    found = [(int(n), _floats(at).reshape(4, 2)) for n, at in zip(known, corners, strict=True)]
    ours = tuple((number, at) for number, at in found if number < first_marker(MOST_SEATS + 1))
    return FoundMarkers(ours, tuple((BY_NUMBER[number], at) for number, at in found if number in BY_NUMBER))


def mat(seen: FoundMarkers, size: tuple[int, int]) -> MatSeen | None:
    """The mat with enough markers in view, in a frame of this width and height in pixels."""
    for seats in range(1, MOST_SEATS + 1):
        layout = Mat(seats)
        there = [(marker, at) for marker in layout.markers for n, at in seen.mats if n == int(marker.name)]
        for some in _choices(there):
            plane = _plane(some, size)
            if all(_fits(plane, *one) for one in some):
                return MatSeen(layout, plane, some)
    return None


def _choices(there: Sequence[Found]) -> Iterator[tuple[Found, ...]]:
    """Every choice of enough different markers, the largest first."""
    for count in range(len({marker.name for marker, _ in there}), ENOUGH - 1, -1):
        yield from (
            some for some in combinations(there, count) if len({one.name for one, _ in some}) == count
        )


def _fits(plane: Plane, marker: MatArea, at: Matrix) -> bool:
    """True if a marker's corners are about where they should be."""
    where = np.array([plane.pixel(corner) for corner in marker.corners])
    side = float(np.linalg.norm(where[0] - where[1]))
    return float(np.linalg.norm(where - at, axis=1).max()) < ASTRAY * side


def _plane(there: Sequence[Found], size: tuple[int, int]) -> Plane:
    places = np.array([corner for marker, _ in there for corner in marker.corners])
    homography, _ = cv2.findHomography(places, np.concatenate([at for _, at in there]))
    return Plane(_floats(homography), size)


def _floats(values: cv2.typing.MatLike) -> NDArray[np.float64]:
    return np.asarray(values, np.float64)


def _detector() -> cv2.aruco.ArucoDetector:
    wanted = cv2.aruco.DetectorParameters()
    wanted.adaptiveThreshWinSizeMin = wanted.adaptiveThreshWinSizeMax = WINDOW
    wanted.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    return cv2.aruco.ArucoDetector(dictionary(), wanted)
