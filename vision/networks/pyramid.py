"""A frame in several sizes, so that looking at it from near or far costs little."""

from dataclasses import dataclass

import cv2
import numpy as np

from vision.reading import BoundingBox, Frame

SMALLEST = 96
"""Nothing is made smaller than about this many pixels across or down."""


@dataclass(frozen=True, slots=True, eq=False)
class Pyramid:
    """The frame, then each time half of it."""

    floors: tuple[Frame, ...]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the frame in pixels."""
        height, width = self.floors[0].shape[:2]
        return width, height

    def whole(self, side: int) -> tuple[Frame, float]:
        """The frame at a long side of this many pixels, and the scale."""
        width, height = self.size
        shrink = side / max(width, height)
        size = max(1, round(shrink * width)), max(1, round(shrink * height))
        floor = self._floor(shrink)
        how = cv2.INTER_AREA if max(floor.shape[:2]) > side else cv2.INTER_LINEAR
        return np.asarray(cv2.resize(floor, size, interpolation=how), np.uint8), shrink

    def square(self, box: BoundingBox, margin: float, side: int) -> Frame:
        """Crop of `margin` times the box, about its middle: shape (side, side, 3)."""
        scale = side / max(4.0, margin * max(box.width, box.height))
        floor = self._floor(scale)
        half = floor.shape[1] / self.size[0], floor.shape[0] / self.size[1]
        x, y = ((middle + 0.5) * share - 0.5 for middle, share in zip(box.centre, half, strict=True))
        across, down = (scale / share for share in half)
        off = (side - 1) / 2
        matrix = np.array([[across, 0, off - across * x], [0, down, off - down * y]])
        return np.asarray(
            cv2.warpAffine(
                floor, matrix, (side, side), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
            ),
            np.uint8,
        )

    def _floor(self, scale: float) -> Frame:
        """The smallest floor that need not be enlarged to show the frame at that scale."""
        number = int(np.clip(np.floor(-np.log2(max(scale, 1e-9)) + 1e-6), 0, len(self.floors) - 1))
        return self.floors[number]


def pyramid(frame: Frame) -> Pyramid:
    """The frame in sizes that halve."""
    floors = [frame]
    while min(floors[-1].shape[:2]) >= 2 * SMALLEST:
        half = tuple(side // 2 for side in floors[-1].shape[1::-1])
        floors.append(np.asarray(cv2.resize(floors[-1], half, interpolation=cv2.INTER_AREA), np.uint8))
    return Pyramid(tuple(floors))
