"""The mat as it is drawn: zones, markers, patches, and pictures instead of words."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import numpy as np

from vision.mat import markers
from vision.mat.layout import HEIGHT, SHARED, WIDTH, Mat, MatArea
from vision.mat.shapes import BLACK, WHITE, Paint, Shape, polygon, rectangle

GROUND: Paint = (118, 118, 118)
"""Ground colour: white dice and black ones both stand out from it."""
FAINT: Paint = (138, 138, 138)
"""Pictures within a zone: for people near by, too pale to be taken for a pip."""
PAINTS: Mapping[str, Paint] = MappingProxyType(
    {
        "grey": (128, 128, 128),
        "black": BLACK,
        "white": WHITE,
        "red": (220, 40, 40),
        "green": (40, 160, 60),
        "blue": (40, 80, 200),
        "cyan": (40, 180, 220),
        "magenta": (210, 50, 150),
        "yellow": (240, 210, 40),
    }
)
PAPER = MatArea("paper", -WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT)
STROKE = (2.0, 8.0)
"""Width and height of a tally stroke in mm."""
_FIVE = np.pi / 2 + np.arange(10) * np.pi / 5
STAR = tuple(
    (float(np.cos(turn)) * reach, float(np.sin(turn)) * reach)
    for turn, reach in zip(_FIVE, [1.0, 0.45] * 5, strict=True)
)


def mat(layout: Mat) -> Iterator[Shape]:
    """The whole mat, from its ground upwards."""
    yield rectangle(PAPER, WHITE)
    for zone in layout.zones:
        yield rectangle(zone, GROUND)
        yield from _emblem(zone)
    for patch in layout.patches:
        yield rectangle(patch, PAINTS[patch.name])
    for marker in layout.markers:
        yield from markers.shapes(int(marker.name), marker)


def _emblem(zone: MatArea) -> Iterator[Shape]:
    """A star for the shared dice, and as many strokes as a seat's or a round's number."""
    kind, _, number = zone.name.partition("-")
    if kind == SHARED:
        yield polygon(zone.middle, zone.depth / 3, STAR, FAINT)
    if number:
        width, height = STROKE
        start = zone.middle[0] - (int(number) - 0.5) * width
        for stroke in range(int(number)):
            yield rectangle(
                MatArea("", start + 2 * stroke * width, zone.middle[1] - height / 2, width, height), FAINT
            )
