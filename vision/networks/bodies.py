"""Names the colours of dice's bodies: a small network looks at each, under white light."""

from collections.abc import Collection, Sequence
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.networks import batched_inference
from vision.networks.balance import in_white_light, white_light
from vision.networks.size import usual_side
from vision.networks.weights import opened
from vision.reading import BoundingBox, Frame

Floats = NDArray[np.float32]
WEIGHTS = Path(__file__).with_name("bodies.onnx")
SHA256 = "a094edb2ca7d2f85c6910eb43d7b50e36d8b37ba89b29a19184b1954776bf3a3"
"""The weights that were measured, as `make train` wrote them; on another machine it may write others."""
SIDE = 24
"""Pixels of the picture of one die, across and down."""
MIDDLE = 0.8
"""The share of a portrait, across and down, that is looked at: much of the ground is left out, and pips of
far dice are larger than grains."""
NAMES = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "black", "white", "brown")


class Bodies:
    """Names colours. Not for two threads at once. Raises WrongWeights."""

    def __init__(self, weights: Path = WEIGHTS, sha256: str = SHA256) -> None:
        self._net = opened(weights, sha256)

    def chances(self, portraits: Sequence[Frame], lamp: Floats) -> Floats:
        """Probabilities of the colours of NAMES for each die under that lamp: shape (n, 10), rows sum to
        1."""
        if not portraits:
            return np.zeros((0, len(NAMES)), np.float32)
        table = white_light(lamp)
        seen = [in_white_light(small(portrait), table) for portrait in portraits]
        return batched_inference.mirrored_too(self._net, seen)


def small(portrait: Frame) -> Frame:
    """The middle of a portrait of a die, in the size that was taught."""
    side = round(MIDDLE * len(portrait))
    off = (len(portrait) - side) // 2
    middle = portrait[off : off + side, off : off + side]
    return np.asarray(cv2.resize(middle, (SIDE, SIDE), interpolation=cv2.INTER_AREA), np.uint8)


def at_most_usual(dice: Sequence[BoundingBox]) -> list[BoundingBox]:
    """Where to look at each of those dice: nowhere at more than one of the usual size there.

    Too large a box shows more of the ground than of its die.
    """
    usual = usual_side(dice)
    return [box if usual is None or box.width <= usual else box.square(usual) for box in dice]


def likeliest(chances: Floats, allowed: Collection[str]) -> list[tuple[str, float]]:
    """For each row the likeliest name among those allowed, and how likely that is among all names."""
    some = [k for k, name in enumerate(NAMES) if name in allowed]
    best = chances[:, some].argmax(axis=1)
    return [(NAMES[some[k]], float(row[some[k]])) for k, row in zip(best, chances, strict=True)]
