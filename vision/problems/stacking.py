"""Tells dice that lie right on another: a small network looks at what shows beside each.

Seen from above the upper die hides most of the lower, and the reader sees one die only.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from threading import get_ident

import cv2
import numpy as np

from vision.networks import batched_inference
from vision.networks.weights import opened
from vision.problems.portraits import portrait
from vision.reading import BoundingBox, DieSeen, Frame

SIDE = 64
"""Pixels of the picture of one die, across and down."""
MARGIN = 2.2
"""Side of a crop in boxes: the die below shows beside it."""
WEIGHTS = Path(__file__).with_name("stacking.onnx")
SHA256 = "68a8e9ec40d8c3feeb8bca81da1579fa53f67438d1ebd03efdb1838ed7f42509"
"""The weights that were measured; `make train` writes others and says their hash."""
LIKELY = 0.0
"""From this answer on a die may lie on another: the logarithm of how much likelier that is than not, if three
dice in ten did. Few do, but a die that is missing must be somewhere, and looking costs little."""


def hiding(frame: Frame, dice: Sequence[DieSeen], missing: int) -> tuple[BoundingBox, ...]:
    """Where dice may lie on others that they hide: the likeliest places, no more than dice are missing."""
    if not dice:
        return ()
    portraits = [portrait(frame, die.box, MARGIN, SIDE) for die in dice]
    answers = batched_inference.answers(_network(get_ident()), portraits)[:, 0]
    likeliest = np.argsort(-answers, kind="stable")[:missing]
    return tuple(dice[k].box for k in likeliest if answers[k] >= LIKELY)


@lru_cache(maxsize=4)
def _network(_thread: int) -> cv2.dnn.Net:
    """The network, one for each thread: none serves two at once. Raises WrongWeights."""
    return opened(WEIGHTS, SHA256)
