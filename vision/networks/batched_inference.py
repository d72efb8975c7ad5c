"""Asks a network about dice, a handful at a time, and makes its answers chances."""

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Frame

Floats = NDArray[np.float32]
HANDFUL = 8
"""Batch size: forty at once take 10 MB that are never freed, and longer."""
PLAIN = 0.9
"""From this certainty on nobody asks a mirror."""


def answers(net: cv2.dnn.Net, portraits: Sequence[Frame]) -> Floats:
    """Logits of the network for portraits of one size: shape (n, number of classes)."""
    handfuls = (portraits[k : k + HANDFUL] for k in range(0, len(portraits), HANDFUL))
    return np.concatenate([_answers(net, some) for some in handfuls])


def _answers(net: cv2.dnn.Net, portraits: Sequence[Frame]) -> Floats:
    net.setInput(cv2.dnn.blobFromImages(list(portraits), 1 / 255))
    return np.array(net.forward(), np.float32).reshape(len(portraits), -1)


def chances(answers: Floats) -> Floats:
    """Softmax of the logits: the same shape, rows sum to 1."""
    likely = np.exp(answers - answers.max(axis=1, keepdims=True))
    shares: Floats = likely / likely.sum(axis=1, keepdims=True)
    return shares


def mirrored_too(net: cv2.dnn.Net, portraits: Sequence[Frame]) -> Floats:
    """Class probabilities of each portrait; unsure ones are averaged with their mirror image."""
    likely = chances(answers(net, portraits))
    unsure = np.flatnonzero(likely.max(axis=1) < PLAIN)
    if len(unsure):
        mirrored = [np.ascontiguousarray(portraits[k][:, ::-1]) for k in unsure]
        likely[unsure] = (likely[unsure] + chances(answers(net, mirrored))) / 2
    return likely
