"""Reads the upper faces of dice whose places are known: a small network looks at each from near."""

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.pyramid import Pyramid
from vision.reading import Box, Frame
from vision.weights import opened

Floats = NDArray[np.float32]
WEIGHTS = Path(__file__).with_name("faces.onnx")
SHA256 = "3932d96d4f763143e07a36043135393375433da529a6ba28be3ee053c7f0a656"
"""The weights that were measured; `make train` writes others and says their hash."""
SIDE = 48
"""Pixels of the picture of one die, across and down."""
MARGIN = 1.5
"""So many sides of its box are seen of a die, to tell its faces from one another and from the ground."""
SURE = 0.98
"""From this certainty on nobody looks twice."""


class Faces:
    """Reads faces. Not for two threads at once. Raises WrongWeights."""

    def __init__(self, weights: Path = WEIGHTS, sha256: str = SHA256) -> None:
        self._net = opened(weights, sha256)

    def chances(self, portraits: Sequence[Frame]) -> Floats:
        """How likely each shows no die, and each of the values 1 to 6: shape (n, 7), rows sum to 1.

        What is not sure at the first look is looked at again in mirrors, and the looks are averaged.
        """
        if not portraits:
            return np.zeros((0, 7), np.float32)
        chances = self._look(portraits)
        unsure = np.flatnonzero(chances.max(axis=1) < SURE)
        if len(unsure):
            mirrored = self._look([np.ascontiguousarray(portraits[k][:, ::-1]) for k in unsure])
            chances[unsure] = (chances[unsure] + mirrored) / 2
        return chances

    def _look(self, portraits: Sequence[Frame]) -> Floats:
        self._net.setInput(cv2.dnn.blobFromImages(list(portraits), 1 / 255))
        logits = np.asarray(self._net.forward(), np.float32).reshape(len(portraits), 7)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances: Floats = likely / likely.sum(axis=1, keepdims=True)
        return chances


def portrait(scene: Pyramid, box: Box) -> Frame:
    """What the box and a margin show, in the size that was taught: shape (48, 48, 3)."""
    return scene.square(box, MARGIN, SIDE)
