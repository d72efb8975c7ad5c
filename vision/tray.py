"""Finds the tray in a picture without a mat: dice are rolled in it, and what lies beside it was not."""

from collections.abc import Iterator
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import BoundingBox, Frame, ReadingProblem, ReadingTrouble, TableReading

Outline = NDArray[np.float32]
"""Corners of a convex polygon in pixels: shape (n, 2)."""
Corners = cv2.typing.MatLike
"""Points of the smaller picture round a shape, as OpenCV hands them: shape (n, 1, 2)."""
Mask = NDArray[np.uint8]

ACROSS = 320
"""Pixels of the long side in which a tray is looked for."""
CALM = 1.3
"""Deviation in pixels of the blur in which felt and grain show no edges."""
FAINT, SHARP = 8, 25
"""Steps of blue, green or red at which an edge goes on, and begins (Canny 1986)."""
BROAD = 12
"""Half the least width in pixels of a part of a tray: narrower ones are a plank, or a die that leans on
it."""
SMALL, LARGE = 0.2, 0.92
"""The shares of the picture that a tray covers; one that is cut off is not found."""
CONVEX = 0.94
"""The share of its convex hull that it fills at least."""
EDGE, RIM = 3, 0.09
"""Pixels to which an edge is the outer one itself; and how far inwards the next one lies at most, as a share
of the side of a square as large as the tray."""
ROUND = 0.8
"""Share of a tray along which there is a next edge: a rim is two edges, a sheet of paper has one."""
EMPTY = 0.5
"""Share of a tray without edges; a carpet or a printed board shows them all over."""
BESIDE = 0.5
"""Distance of a die's middle from the tray, in sides, from which it lies beside."""


def within_tray(frame: Frame, reading: TableReading) -> TableReading:
    """The reading with dice beside the tray in no zone, and named; as it was where no tray holds a die."""
    outline = tray(frame) if reading.dice else None
    if outline is None:
        return reading
    beside = {die.box for die in reading.dice if _is_beside(die.box, outline)}
    if len(beside) == len(reading.dice):
        return reading
    dice = tuple(replace(die, zone=None) if die.box in beside else die for die in reading.dice)
    off = (ReadingTrouble(ReadingProblem.OFF_THE_TRAY, die.box) for die in dice if die.zone is None)
    return replace(reading, dice=dice, troubles=(*reading.troubles, *off))


def tray(frame: Frame) -> Outline | None:
    """The edge of the tray in the picture, or None: the narrowest with a rim all round and a bare floor."""
    edges, scale = _edges(frame)
    free = np.asarray(cv2.dilate(edges, _square(1)) == 0, np.uint8)
    for shape in _closed(free):
        found, _ = cv2.findContours(shape, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
        for one in found:
            if _is_tray(one, edges, free):
                return np.asarray(cv2.convexHull(one).reshape(-1, 2) / scale, np.float32)
    return None


def _edges(frame: Frame) -> tuple[Mask, float]:
    """1 where a colour changes, in a smaller picture, and how much smaller that is."""
    scale = ACROSS / max(frame.shape[:2])
    size = tuple(max(1, round(scale * side)) for side in frame.shape[1::-1])
    calm = cv2.GaussianBlur(cv2.resize(frame, size, interpolation=cv2.INTER_AREA), (0, 0), CALM)
    found = [np.asarray(cv2.Canny(one, FAINT, SHARP), np.uint8) // 255 for one in cv2.split(calm)]
    return np.bitwise_or.reduce(found), scale


def _closed(free: Mask) -> Iterator[Mask]:
    """Fields enclosed by edges, narrowest first, then all together."""
    count, fields, stats, _ = cv2.connectedComponentsWithStats(free, connectivity=4)
    is_outside = np.zeros(count, np.bool_)
    for border in (fields[0], fields[-1], fields[:, 0], fields[:, -1]):
        is_outside[border] = True
    is_outside[0] = False  # those are the edges
    spans = np.where(is_outside, 0, stats[:, cv2.CC_STAT_WIDTH] * stats[:, cv2.CC_STAT_HEIGHT])
    spans[0] = 0
    for field in np.argsort(spans):
        if spans[field] > SMALL * free.size:
            yield np.asarray(fields == field, np.uint8)
    within = np.asarray(~is_outside[fields], np.uint8)
    yield np.asarray(cv2.morphologyEx(within, cv2.MORPH_OPEN, _square(BROAD)), np.uint8)


def _is_tray(shape: Corners, edges: Mask, free: Mask) -> bool:
    hull, area = cv2.convexHull(shape), cv2.contourArea(shape)
    if not SMALL * free.size < area < LARGE * free.size or area < CONVEX * cv2.contourArea(hull):
        return False
    inside, line = np.zeros_like(free), np.zeros_like(free)
    cv2.fillConvexPoly(inside, hull, (1,))
    cv2.drawContours(line, [hull], -1, (1,), 1)
    if cv2.countNonZero(free & inside) < EMPTY * area:
        return False
    next_edge = edges & np.asarray(cv2.erode(inside, _square(EDGE), borderValue=(0,)), np.uint8)
    near = cv2.dilate(next_edge, _square(round(RIM * area**0.5)))
    return cv2.countNonZero(np.asarray(near, np.uint8) & line) > ROUND * cv2.countNonZero(line)


def _square(reach: int) -> Mask:
    """Structuring element of this reach in pixels."""
    return np.ones((2 * reach + 1, 2 * reach + 1), np.uint8)


def _is_beside(box: BoundingBox, outline: Outline) -> bool:
    return cv2.pointPolygonTest(outline, box.centre, measureDist=True) < -BESIDE * box.width
