"""Tells dice that lean from dice that lie: a small network looks at outline and shading of each.

Which way a die must stand to lie shows in the other dice: what leans is what does not stand as they do.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from threading import get_ident

import cv2
import numpy as np

from vision.networks import batched_inference
from vision.networks.verdict import CLEAR
from vision.networks.weights import opened
from vision.problems.portraits import portrait
from vision.problems.upright import Floats, Ways, asked, ways_up
from vision.reading import DieSeen, Frame, MatPose

SIDE = 48
"""Pixels of the picture of one die, across and down."""
MARGIN = 1.5
"""Side of a crop in boxes: its standing shows beside it, too."""
WEIGHTS = Path(__file__).with_name("leaning.onnx")
SHA256 = "3e94c855ef7347f52ee14353ef62e4f5c3dbf579286ec7e95ca632179d089e32"
"""The weights that were measured; `make train` writes others and says their hash."""
LEANS = 0.03
"""Prior probability that a die leans."""
CLEARLY = 8.0
"""No single picture of a die speaks for or against it more clearly: the logarithm of how much likelier."""
SURE, DOUBTED = 0.88, 0.5
"""From these certainties on a die is said to lean, and one that is in doubt anyway."""


def leaning(frame: Frame, dice: Sequence[DieSeen], mat: MatPose | None) -> Iterator[DieSeen]:
    """Those dice that lean, where what lies on the mat, or else what most dice lie on, is level."""
    if not dice:
        return
    height, width = frame.shape[:2]
    middles = np.array([die.box.centre for die in dice]) - (width / 2, height / 2)
    found = chances(_answers(frame, dice), middles, ways_up((width, height), mat))
    for die, chance in zip(dice, found, strict=True):
        if chance >= (DOUBTED if die.value is None or die.confidence < CLEAR else SURE):
            yield die


def chances(answers: Floats, middles: Floats, ways: Ways) -> Floats:
    """Probability that each die leans, shape (n,), over all possible ways up.

    `answers` (n, 15) are log odds of lying against leaning as coefficients of the
    products of its coordinates (`upright.products`). `middles` (n, 2) are in pixels from the picture's.
    """
    lies = np.clip(asked(answers, middles, ways), -CLEARLY, CLEARLY)
    either = LEANS + (1 - LEANS) * np.exp(lies)
    up = np.log(ways.likely) + np.log(either).sum(axis=0)
    shares = np.exp(up - up.max())
    leans: Floats = np.einsum("nkm,km->n", LEANS / either, shares / shares.sum())
    return leans


def _answers(frame: Frame, dice: Sequence[DieSeen]) -> Floats:
    portraits = [portrait(frame, die.box, MARGIN, SIDE) for die in dice]
    return np.asarray(batched_inference.answers(_network(get_ident()), portraits), np.float64)


@lru_cache(maxsize=4)
def _network(_thread: int) -> cv2.dnn.Net:
    """The network, one for each thread: none serves two at once. Raises WrongWeights."""
    return opened(WEIGHTS, SHA256)
