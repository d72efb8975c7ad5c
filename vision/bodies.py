"""Names the colours of dice's bodies: a small network looks at each, under white light."""

from collections.abc import Collection, Sequence
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import asking
from vision.balance import in_white_light, white_light
from vision.reading import Frame
from vision.weights import opened

Floats = NDArray[np.float32]
WEIGHTS = Path(__file__).with_name("bodies.onnx")
SHA256 = "030ba49b3c9a31c9c8450f3d07b7ff059305ea35b758a6b700a3ec50ff4ae474"
"""The weights that were measured; `make train` writes others and says their hash."""
SIDE = 24
"""Pixels of the picture of one die, across and down."""
NAMES = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "black", "white", "brown")


class Bodies:
    """Names colours. Not for two threads at once. Raises WrongWeights."""

    def __init__(self, weights: Path = WEIGHTS, sha256: str = SHA256) -> None:
        self._net = opened(weights, sha256)

    def chances(self, portraits: Sequence[Frame], lamp: Floats) -> Floats:
        """How likely each die has each colour of NAMES, under that lamp: shape (n, 10), rows sum to 1."""
        if not portraits:
            return np.zeros((0, len(NAMES)), np.float32)
        table = white_light(lamp)
        seen = [in_white_light(small(portrait), table) for portrait in portraits]
        return asking.chances(asking.answers(self._net, seen))


def small(portrait: Frame) -> Frame:
    """A portrait of a die in the size that was taught."""
    return np.asarray(cv2.resize(portrait, (SIDE, SIDE), interpolation=cv2.INTER_AREA), np.uint8)


def likeliest(chances: Floats, allowed: Collection[str]) -> list[tuple[str, float]]:
    """For each row the likeliest name among those allowed, and how likely that is among all names."""
    some = [k for k, name in enumerate(NAMES) if name in allowed]
    best = chances[:, some].argmax(axis=1)
    return [(NAMES[some[k]], float(row[some[k]])) for k, row in zip(best, chances, strict=True)]
