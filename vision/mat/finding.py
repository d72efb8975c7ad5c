"""Finds the mat and the tokens in a frame by their markers."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.mat.layout import MOST_SEATS, Area, Mat, first_marker
from vision.mat.markers import dictionary
from vision.mat.plane import Matrix, Plane
from vision.mat.tokens import BY_NUMBER, Token
from vision.reading import Frame

WINDOW = 23
"""Pixels across which light and dark are told apart: about a marker's third at 1280x720."""
ENOUGH = 3
"""Corner markers that must be in view: two leave the far side of the mat uncertain."""
HINT = 2
"""So many corners of one mat say that there is one, though not where it lies."""


@dataclass(frozen=True, eq=False)
class MatSeen:
    """A mat in view: which one, how its plane lies in the picture, and which of its markers were seen."""

    mat: Mat
    plane: Plane
    markers: frozenset[str]


@dataclass(frozen=True, eq=False)
class Markers:
    """All markers of one frame: corners by number, clockwise from the marker's own top left, in pixels."""

    mats: Mapping[int, Matrix]
    tokens: tuple[tuple[Token, Matrix], ...]

    @property
    def any_mat(self) -> bool:
        """Whether at least two corners of some mat are in view: one alone may be chance."""
        return any(count >= HINT for count in Counter(number // 4 for number in self.mats).values())


def markers(frame: Frame) -> Markers:
    """Every marker in the frame, its corners refined to a fraction of a pixel."""
    grey = cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY)
    corners, numbers, _ = _detector().detectMarkers(grey)
    known = np.asarray(numbers).ravel() if corners else ()  # without corners there are no numbers either
    found = [(int(n), _floats(at).reshape(4, 2)) for n, at in zip(known, corners, strict=True)]
    ours = {number: at for number, at in found if number < first_marker(MOST_SEATS + 1)}
    return Markers(ours, tuple((BY_NUMBER[number], at) for number, at in found if number in BY_NUMBER))


def mat(seen: Markers, size: tuple[int, int]) -> MatSeen | None:
    """The mat of which enough markers are in view, in a frame of so many pixels across and down."""
    for seats in range(1, MOST_SEATS + 1):
        layout = Mat(seats)
        there = [marker for marker in layout.markers if int(marker.name) in seen.mats]
        if len(there) >= ENOUGH:
            names = frozenset(marker.name for marker in there)
            return MatSeen(layout, _plane(there, seen.mats, size), names)
    return None


def _plane(there: Iterable[Area], at: Mapping[int, Matrix], size: tuple[int, int]) -> Plane:
    places = np.array([corner for marker in there for corner in marker.corners])
    pixels = np.concatenate([at[int(marker.name)] for marker in there])
    homography, _ = cv2.findHomography(places, pixels)
    return Plane(_floats(homography), size)


def _floats(values: cv2.typing.MatLike) -> NDArray[np.float64]:
    return np.asarray(values, np.float64)


def _detector() -> cv2.aruco.ArucoDetector:
    wanted = cv2.aruco.DetectorParameters()
    wanted.adaptiveThreshWinSizeMin = wanted.adaptiveThreshWinSizeMax = WINDOW
    wanted.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    return cv2.aruco.ArucoDetector(dictionary(), wanted)
