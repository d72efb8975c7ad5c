"""Finds dice in a frame, near and far: a small network looks at all of it twice."""

from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.networks.overlap import kept
from vision.networks.pyramid import Pyramid
from vision.networks.weights import opened
from vision.reading import BoundingBox, Frame

Floats = NDArray[np.float32]
WEIGHTS = Path(__file__).with_name("finder.onnx")
SHA256 = "2a104197ddf453edeb1cb490792e21855ffd3222356728249356f6bd6e56395a"
"""The weights that were measured; `make train` writes others and says their hash."""
CELL = 8
"""Pixels from one answer to the next, across and down."""
USUAL_SIDE = 32.0
"""Sides of dice are answered as the logarithm of their ratio to this many pixels."""
LOOKS = (480, 240)
"""Pixels of the frame's long side in each look: large dice have the size that was taught in the smaller."""
NEAR, NEARBY = 160, 40
"""Pixels of a nearer look, across and down, and of the place in it that is looked at."""
LEAST = 32
"""Least width and height in pixels; smaller pictures get a border."""
FAINTEST = 0.12
"""Below this nothing is a sighting."""
ALIKE = 1.4
"""Ratio of sizes from which two sightings of one place are separate: a pip is no die."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """A place that looks like a die, and how surely it is one, 0..1."""

    box: BoundingBox
    here: float


class Finder:
    """Finds dice. Not for two threads at once. Raises WrongWeights."""

    def __init__(self, weights: Path = WEIGHTS, sha256: str = SHA256) -> None:
        self._net = opened(weights, sha256)

    def sightings(self, scene: Pyramid) -> list[Sighting]:
        """Sightings of dice at every scale, surest first; most dice appear at both scales."""
        found: list[Sighting] = []
        for side in LOOKS:
            picture, shrink = scene.whole(side)
            found.extend(_told(self._answers(picture), shrink))
        return sorted(found, key=lambda sighting: -sighting.here)

    def nearer(self, scene: Pyramid, box: BoundingBox) -> list[Sighting]:
        """Sightings in and about the box, from a crop that scales a die in it to a handy size."""
        reach = NEAR / NEARBY
        shrink = NEARBY / max(box.width, box.height)
        (x, y), half = box.centre, NEAR / shrink / 2
        found = _told(self._answers(scene.square(box, reach, NEAR)), shrink)
        return [
            Sighting(replace(one.box, x=one.box.x + x - half, y=one.box.y + y - half), one.here)
            for one in found
        ]

    def _answers(self, picture: Frame) -> Floats:
        """Four numbers for each cell: a middle (logit), steps in cells to it, logarithm of the side."""
        rows, columns = (max(0, LEAST - side) for side in picture.shape[:2])
        if rows or columns:
            picture = np.asarray(
                cv2.copyMakeBorder(picture, 0, rows, 0, columns, cv2.BORDER_REPLICATE), np.uint8
            )
        self._net.setInput(cv2.dnn.blobFromImage(picture, 1 / 255))
        return np.asarray(self._net.forward()[0], np.float32)


def distinct(found: list[Sighting]) -> list[Sighting]:
    """The first sighting of each place, and others of it if they differ in size."""
    return [found[k] for k in kept([one.box for one in found], ALIKE)]


def _told(answers: Floats, shrink: float) -> list[Sighting]:
    """The sightings in a frame, from the answers for one that was smaller by `shrink`."""
    here = 1 / (1 + np.exp(-answers[0]))
    rows, columns = _tops(here)
    x = (columns + answers[1, rows, columns]) * CELL
    y = (rows + answers[2, rows, columns]) * CELL
    size = USUAL_SIDE * np.exp(np.clip(answers[3, rows, columns], -3, 3))
    return [
        Sighting(_box(x[k], y[k], size[k], shrink), float(here[rows[k], columns[k]]))
        for k in range(len(rows))
    ]


def _box(x: float, y: float, size: float, shrink: float) -> BoundingBox:
    """The box in pixels of the frame of a middle and a side in pixels of a smaller picture."""
    left, top = (float((middle + 0.5) / shrink - 0.5 - size / 2 / shrink) for middle in (x, y))
    return BoundingBox(left, top, float(size / shrink), float(size / shrink))


def _tops(here: Floats) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Rows and columns of the cells that no neighbour exceeds."""
    highest = cv2.dilate(here, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((here >= highest) & (here > FAINTEST))
    return rows, columns
