"""Draws what was read onto the photograph: a ring around each die, told apart by shape and colour."""

from collections.abc import Mapping, Sequence
from math import cos, pi, radians, sin
from types import MappingProxyType

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.mat.layout import Place
from vision.reading import BoundingBox, DieSeen, Frame, TableReading

Bgr = tuple[int, int, int]
Points = NDArray[np.int32]

GREY: Bgr = (150, 150, 150)
DARK: Bgr = (20, 20, 20)
LIGHT: Bgr = (255, 255, 255)
WARNING: Bgr = (60, 190, 255)
RING = 0.78
"""Radius of a die's ring, in widths of its box."""
WIDE = 1.5
"""By how much a ring of warning is wider than a die's own."""
BRIGHT = 140.0
"""From this luma (0..255) on, a paint carries dark writing."""
PLAIN = ("circle", GREY)
NOTHING_STRUCK: Mapping[BoundingBox, int] = MappingProxyType({})

OUTLINES: Mapping[str, tuple[int, float, float]] = {
    "circle": (48, 1.0, 0.0),
    "square": (4, 1.0, 45.0),
    "triangle": (3, 1.0, 90.0),
    "diamond": (4, 1.0, 0.0),
    "star": (10, 0.72, 90.0),
    "hexagon": (6, 1.0, 0.0),
    "cross": (8, 0.7, 0.0),
    "ring": (48, 1.0, 0.0),
    "pentagon": (5, 1.0, 90.0),
    "drop": (14, 0.9, 90.0),
    "bar": (4, 1.0, 45.0),
    "moon": (24, 0.93, 0.0),
}
"""Corners, how far every second one lies inwards, and the turn in degrees."""
ROOM: Mapping[str, float] = {
    "triangle": 1.6,
    "square": 1.2,
    "bar": 1.2,
    "diamond": 1.3,
    "star": 1.35,
    "cross": 1.35,
}
"""Scale of a shape over a circle, to leave the die free."""


def draw(
    frame: Frame,
    reading: TableReading,
    owners: Mapping[str, tuple[str, Bgr]] | None = None,
    marked: Sequence[BoundingBox] = (),
    struck: Mapping[BoundingBox, int] = NOTHING_STRUCK,
) -> Frame:
    """A copy of the frame with every die of the reading ringed and named, and problems marked.

    `owners` gives shape and paint (blue, green, red) by body colour; others get a grey circle. A die in doubt
    has a dashed ring and a question mark; round a die, or another place, with which something is amiss, or
    that is `marked`, there is a wide dashed ring besides. The ring of a die that is `struck` is crossed out,
    and beside it stands the value given by hand.
    """
    picture = frame.copy()
    amiss = (trouble.box for trouble in reading.troubles if trouble.box is not None)
    for box in dict.fromkeys((*amiss, *marked)):
        _warn(picture, box)
    for die in reading.dice:
        shape, paint = (owners or {}).get(die.colour, PLAIN)
        _ring(picture, die, shape, paint)
        _label(picture, die, paint)
        if die.box in struck:
            _strike(picture, die, struck[die.box])
    return picture


def _warn(picture: Frame, box: BoundingBox) -> None:
    radius = round(RING * WIDE * max(box.width, box.height))
    turned = np.arange(48) * np.pi / 24
    points = np.stack([np.cos(turned), np.sin(turned)], axis=1) * radius + np.array(box.centre)
    dashes = _dashes(np.asarray(np.round(points), np.int32).reshape(-1, 1, 2))
    width = max(3, radius // 12)
    for colour, thickness in ((DARK, width + 4), (WARNING, width)):
        cv2.polylines(picture, dashes, False, colour, thickness, cv2.LINE_AA)


def _ring(picture: Frame, die: DieSeen, shape: str, paint: Bgr) -> None:
    points = _outline(die, shape)
    width = max(2, round(_radius(die) / 11))
    for colour, thickness in ((DARK, width + 4), (LIGHT, width + 2), (paint, width)):
        for part in _dashes(points) if die.value is None else [points]:
            cv2.polylines(picture, [part], die.value is not None, colour, thickness, cv2.LINE_AA)


def _strike(picture: Frame, die: DieSeen, value: int) -> None:
    """Crosses a ring out, and writes another value at its other side."""
    (x, y), reach = die.box.centre, _radius(die)
    width = max(3, round(reach / 8))
    for lean in (1, -1):
        ends = [(round(x - reach), round(y - lean * reach)), (round(x + reach), round(y + lean * reach))]
        for colour, thickness in ((DARK, width + 4), (WARNING, width)):
            cv2.line(picture, ends[0], ends[1], colour, thickness, cv2.LINE_AA)
    radius = max(14, round(0.55 * reach))
    place = (round(max(x - reach, radius)), round(max(y - reach, radius)))
    cv2.circle(picture, place, radius + 2, DARK, -1, cv2.LINE_AA)
    cv2.circle(picture, place, radius, WARNING, -1, cv2.LINE_AA)
    _write(picture, str(value), place, radius, DARK)


def _radius(die: DieSeen) -> float:
    return RING * max(die.box.width, die.box.height)


def outline(shape: str) -> tuple[Place, ...]:
    """The corners of a shape about its middle, y upwards, within a circle of 1 but for the bar."""
    corners, inwards, turn = OUTLINES.get(shape, OUTLINES["circle"])
    wide = 1.25 if shape == "bar" else 1.0
    angles = [radians(turn) + n * 2 * pi / corners for n in range(corners)]
    reaches = [inwards if n % 2 else 1.0 for n in range(corners)]
    return tuple(
        (wide * reach * cos(angle), reach * sin(angle)) for angle, reach in zip(angles, reaches, strict=True)
    )


def _outline(die: DieSeen, shape: str) -> Points:
    corners = np.array(outline(shape)) * (1, -1) * _radius(die) * ROOM.get(shape, 1.0)
    return np.asarray(np.round(corners + die.box.centre), np.int32).reshape(-1, 1, 2)


def _dashes(points: Points, each: int = 24) -> list[Points]:
    closed = np.concatenate([points, points[:1]]).reshape(-1, 2).astype(np.float64)
    steps = np.linspace(0, len(closed) - 1, 2 * each + 1)
    corners = np.arange(len(closed))
    line = np.stack([np.interp(steps, corners, closed[:, axis]) for axis in (0, 1)], axis=1)
    rounded = np.asarray(np.round(line), np.int32).reshape(-1, 1, 2)
    return [rounded[place : place + 2] for place in range(0, 2 * each, 2)]


def _label(picture: Frame, die: DieSeen, paint: Bgr) -> None:
    text = "?" if die.value is None else str(die.value)
    radius = max(11, round(0.42 * _radius(die)))
    x, y = die.box.centre
    away = 1.0 * _radius(die)
    height, width = picture.shape[:2]
    place = (
        round(min(max(x + away, radius), width - radius)),
        round(min(max(y - away, radius), height - radius)),
    )
    cv2.circle(picture, place, radius + 2, DARK, -1, cv2.LINE_AA)
    cv2.circle(picture, place, radius, paint, -1, cv2.LINE_AA)
    _write(picture, text, place, radius, DARK if _luma(paint) > BRIGHT else LIGHT)


def _write(picture: Frame, text: str, middle: tuple[int, int], radius: int, colour: Bgr) -> None:
    scale, thickness = radius / 17, max(2, radius // 7)
    (width, height), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_DUPLEX, scale, thickness)
    corner = (middle[0] - width // 2, middle[1] + height // 2)
    cv2.putText(picture, text, corner, cv2.FONT_HERSHEY_DUPLEX, scale, colour, thickness, cv2.LINE_AA)


def _luma(paint: Bgr) -> float:
    blue, green, red = paint
    return 0.114 * blue + 0.587 * green + 0.299 * red
