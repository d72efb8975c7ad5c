"""Reads the upper faces of dice: a small network looks at each, and a deeper one where that is not sure."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.networks import batched_inference
from vision.networks.pyramid import Pyramid
from vision.networks.verdict import HINT, at_most
from vision.networks.weights import opened
from vision.reading import BoundingBox, Frame

Floats = NDArray[np.float32]
WEIGHTS = Path(__file__).with_name("faces.onnx")
SHA256 = "69ebf733f6851536bcc1f0037033d6dcd76f15e8c89081e30f52fc4ee8a852de"
CLOSER = Path(__file__).with_name("closer.onnx")
CLOSER_SHA256 = "2b0fe69c3a9e241ec45a64939988f93a3dbf924f3065a56a9226068c77ceef7a"
"""The weights that were measured; `make train` writes others and says their hash."""
SIDE = 48
"""Pixels of the picture of one die, across and down."""
MARGIN = 1.5
"""Side of a crop in boxes, to tell faces from one another and from the ground."""
SURE = 0.97
"""From this certainty on nobody looks twice."""


class Faces:
    """Reads faces. Not for two threads at once. Raises WrongWeights."""

    def __init__(
        self,
        weights: Path = WEIGHTS,
        sha256: str = SHA256,
        closer: Path = CLOSER,
        closer_sha256: str = CLOSER_SHA256,
    ) -> None:
        self._glance = opened(weights, sha256)
        self._closer = opened(closer, closer_sha256)

    def chances(self, portraits: Sequence[Frame], found: Sequence[float]) -> Floats:
        """Probabilities of no die and of the values 1 to 6 for each portrait: shape (n, 7), rows sum to 1.

        Portraits unsure in the small network go to the large one, unsure again also mirrored; but
        not those that would be dropped in any case. `found` is the finder's score of each.
        """
        if not portraits:
            return np.zeros((0, 7), np.float32)
        chances = batched_inference.chances(batched_inference.answers(self._glance, portraits))
        is_told = [at_most(here, none) >= HINT for here, none in zip(found, chances[:, 0], strict=True)]
        unsure = np.flatnonzero((chances.max(axis=1) < SURE) & is_told)
        if len(unsure):
            closer = batched_inference.mirrored_too(self._closer, [portraits[k] for k in unsure])
            chances[unsure] = agreed(chances[unsure], closer)
        return chances

    def closely(self, portraits: Sequence[Frame]) -> Floats:
        """The same by the deeper network alone."""
        return batched_inference.chances(batched_inference.answers(self._closer, portraits))


def agreed(glance: Floats, closer: Floats) -> Floats:
    """Values of the closer look, shapes (n, 7), with the larger of both probabilities of no die."""
    none = np.maximum(closer[:, :1], glance[:, :1])
    values = closer[:, 1:] * (1 - none) / (1 - closer[:, :1])
    together: Floats = np.hstack([none, values])
    return together


def portrait(scene: Pyramid, box: BoundingBox) -> Frame:
    """Crop of the box with a margin in the size used in training: shape (48, 48, 3)."""
    return scene.square(box, MARGIN, SIDE)
