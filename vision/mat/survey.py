"""Reads a frame with the mat in mind: every die and token gets its place, and nothing is told without it."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.mat.drawing import PAPER
from vision.mat.finding import FoundMarkers, MatSeen, markers, mat
from vision.mat.layout import TRACK, Mat, Place
from vision.mat.plane import Matrix, Plane
from vision.reading import (
    BoundingBox,
    DieSeen,
    Frame,
    MatPose,
    ReadingProblem,
    ReadingTrouble,
    TableReading,
    TokenSeen,
)
from vision.tray import within_tray

FACE = 12.0
"""Millimetres above the paper at which the middle of a die's box is: a little below the upper face."""
MOVED = 8.0
"""Shift of the mat in mm from which camera or mat were bumped."""


class MatSurvey:
    """Remembers the mat: once it was in view, a frame without it is not read."""

    def __init__(self) -> None:
        self._known: MatSeen | None = None

    def read(self, frame: Frame, reading: Callable[[Frame], TableReading]) -> TableReading:
        """The reading of a frame, by any way of reading dice, with zones and millimetres."""
        start = time.perf_counter()
        found = markers(frame)
        seen = mat(found, (frame.shape[1], frame.shape[0]))
        if seen is None:
            return self._without(frame, reading(frame), found)
        told = _beside_the_track(reading(_bare(frame, seen, found)), seen)
        dice = tuple(_placed(die, seen) for die in told.dice)
        troubles = (*told.troubles, *self._bumped(seen), *_off(dice))
        self._known = seen
        spent = 1000 * (time.perf_counter() - start)
        return TableReading(dice, troubles, spent, tuple(_tokens(seen, found)), _pose(seen))

    def forget(self) -> None:
        """The mat may have been put away."""
        self._known = None

    def _without(self, frame: Frame, told: TableReading, found: FoundMarkers) -> TableReading:
        if self._known is None and not found.any_mat:
            return within_tray(frame, told)
        return replace(
            told, dice=(), troubles=(*told.troubles, ReadingTrouble(ReadingProblem.MARKERS_MISSING))
        )

    def _bumped(self, seen: MatSeen) -> Iterator[ReadingTrouble]:
        before = self._known
        if before and (before.mat != seen.mat or before.plane.distance(seen.plane, PAPER.corners) > MOVED):
            yield ReadingTrouble(ReadingProblem.CAMERA_MOVED)


def place_of(box: BoundingBox, pose: MatPose, size: tuple[int, int]) -> tuple[str | None, Place]:
    """In which zone what lies in a box is, and where in mm, in a picture of that size (width, height)."""
    plane = Plane(np.array(pose.homography).reshape(3, 3), size)
    at = plane.place(box.centre, FACE)
    return Mat(pose.seats).zone(at), _rounded(at)


def _bare(frame: Frame, seen: MatSeen, found: FoundMarkers) -> Frame:
    """The frame with markers and patches painted over, whose corners look like pips."""
    bare = frame.copy()
    ground = cv2.mean(cv2.resize(_middle(frame, seen), (32, 32), interpolation=cv2.INTER_NEAREST))
    printed = [np.array([seen.plane.pixel(place) for place in patch.corners]) for patch in seen.mat.patches]
    for corners in (*printed, *(at for _, at in (*seen.markers, *seen.tokens(found)))):
        cv2.fillConvexPoly(bare, _grown(corners), ground)
    return bare


def _beside_the_track(told: TableReading, seen: MatSeen) -> TableReading:
    """The reading without the rounds: only tokens lie there, and the bars that are printed look like pips."""
    track = [area for area in seen.mat.zones if area.name.startswith(TRACK)]

    def beside(box: BoundingBox | None) -> bool:
        return box is None or not any(area.holds(seen.plane.place(box.centre, FACE)) for area in track)

    dice = tuple(die for die in told.dice if beside(die.box))
    return replace(
        told, dice=dice, troubles=tuple(trouble for trouble in told.troubles if beside(trouble.box))
    )


def _middle(frame: Frame, seen: MatSeen) -> Frame:
    """The upright part of the frame within the roll zone."""
    corners = np.array([seen.plane.pixel(place) for place in seen.mat.roll.corners])
    left, top = np.clip(corners.min(axis=0), 0, None).astype(int)
    right, bottom = np.ceil(corners.max(axis=0)).astype(int)
    return frame[top : bottom + 1, left : right + 1]


def _grown(corners: Matrix, by: float = 1.06) -> NDArray[np.int32]:
    """A quadrilateral a little larger, so that its blurred edge goes as well."""
    middle = corners.mean(axis=0)
    return np.asarray(np.rint(middle + by * (corners - middle)), np.int32)


def _placed(die: DieSeen, seen: MatSeen) -> DieSeen:
    at = seen.plane.place(die.box.centre, FACE)
    return replace(die, at=_rounded(at), zone=seen.mat.zone(at))


def _off(dice: tuple[DieSeen, ...]) -> Iterator[ReadingTrouble]:
    return (ReadingTrouble(ReadingProblem.OFF_THE_MAT, die.box) for die in dice if die.zone is None)


def _tokens(seen: MatSeen, found: FoundMarkers) -> Iterator[TokenSeen]:
    for token, corners in seen.tokens(found):
        x, y = corners.mean(axis=0)
        at = seen.plane.place((float(x), float(y)))
        yield TokenSeen(token, seen.mat.zone(at), _rounded(at))


def _rounded(at: Place) -> Place:
    return round(at[0], 1), round(at[1], 1)


def _pose(seen: MatSeen) -> MatPose:
    return MatPose(seen.mat.seats, tuple(float(one) for one in seen.plane.homography.ravel()))
