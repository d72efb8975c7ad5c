"""Tells dice that lean from dice that lie: a small network looks at outline and shading of each."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from threading import get_ident

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import asking
from vision.reading import Box, DieSeen, Frame
from vision.verdict import CLEAR
from vision.weights import opened

Floats = NDArray[np.float32]
SIDE = 48
"""Pixels of the picture of one die, across and down."""
MARGIN = 1.5
"""So many sides of its box are seen of a die: how it stands shows beside it, too."""
COARSE = 110.0
"""From so many pixels on a die is shrunk by areas, so that no grain is left."""
WEIGHTS = Path(__file__).with_name("leaning.onnx")
SHA256 = "edc63386c6465ec8a8d9ee6a9b67e1b4033a507b7e5c66c6408a135e569bc5cd"
"""The weights that were measured; `make train` writes others and says their hash."""
SURE, FAIRLY, DOUBTED = 0.99, 0.95, 0.8
"""From these certainties on a die is said to lean: read surely, less surely, and in doubt anyway."""
SURELY = 0.95
"""The certainty of its value from which on a die is read surely."""
FEW = 3
"""Where more than one die and every third seem to lean, it is the camera that slants."""


def portrait(frame: Frame, box: Box) -> Frame:
    """What the box and a margin show, in the size that was taught: shape (48, 48, 3)."""
    side = MARGIN * max(box.width, box.height, 4.0)
    if side > COARSE:
        near = cv2.getRectSubPix(frame, (round(side), round(side)), box.centre)
        return np.asarray(cv2.resize(near, (SIDE, SIDE), interpolation=cv2.INTER_AREA), np.uint8)
    (x, y), scale, middle = box.centre, SIDE / side, SIDE / 2 - 0.5
    move = np.array([[scale, 0, middle - scale * x], [0, scale, middle - scale * y]], np.float32)
    return np.asarray(cv2.warpAffine(frame, move, (SIDE, SIDE), borderMode=cv2.BORDER_REPLICATE), np.uint8)


def leaning(frame: Frame, dice: Sequence[DieSeen]) -> Iterator[DieSeen]:
    """Those dice that lean."""
    lean = [die for die, chance in zip(dice, _chances(frame, dice), strict=True) if chance >= _enough(die)]
    if len(lean) <= max(1, len(dice) // FEW):
        yield from lean


def _enough(die: DieSeen) -> float:
    """How likely it must lean to be said to."""
    if die.value is None or die.confidence < CLEAR:
        return DOUBTED
    return FAIRLY if die.confidence < SURELY else SURE


def _chances(frame: Frame, dice: Sequence[DieSeen]) -> Floats:
    """How likely each die leans, 0..1."""
    if not dice:
        return np.zeros(0, np.float32)
    answers = asking.answers(_network(get_ident()), [portrait(frame, die.box) for die in dice])
    chances: Floats = 1 / (1 + np.exp(-answers[:, 0]))
    return chances


@lru_cache(maxsize=4)
def _network(_thread: int) -> cv2.dnn.Net:
    """The network, one for each thread: none serves two at once. Raises WrongWeights."""
    return opened(WEIGHTS, SHA256)
