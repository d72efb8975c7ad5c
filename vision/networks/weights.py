"""Opens files of taught weights, and none but those that were measured."""

import hashlib
from pathlib import Path

import cv2
import numpy as np


class WrongWeights(RuntimeError):  # noqa: N818 - named for what is the matter
    """A file of weights is missing or is not the one that was measured; the message says what to do."""


def opened(weights: Path, sha256: str) -> cv2.dnn.Net:
    """The network in a file with that hash. Not for two threads at once. Raises WrongWeights.

    Without Winograd's convolutions: their tables take 2 MB, for 3 of the 34 ms that thirty dice take.
    """
    try:
        data = weights.read_bytes()
    except OSError as fault:
        raise WrongWeights(f"{weights} cannot be opened: get a fresh copy of this program") from fault
    if hashlib.sha256(data).hexdigest() != sha256:
        raise WrongWeights(f"{weights} is not the file that was measured: get a fresh copy of it")
    net = cv2.dnn.readNetFromONNX(np.frombuffer(data, np.uint8))
    net.enableWinograd(False)
    return net
