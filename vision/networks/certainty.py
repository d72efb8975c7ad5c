"""Calibration of certainty: networks understate it, so their scores map to measured hit rates."""

import numpy as np

from vision.networks.finder import Floats

VALUES = 0.7
"""The temperature of the values: the mildest of those that photographs of five sources ask for, to be used on
the sixth. No threshold knows of it: it changes what is told, and nothing that is decided."""
LEAST, MOST = 1e-6, 1 - 1e-6


def often(certainty: float) -> float:
    """The share of values told with that certainty, 0..1, that are right."""
    return float(cooled(np.array([certainty], np.float32), VALUES)[0])


def cooled(certainties: Floats, temperature: float) -> Floats:
    """Certainties with their logarithms of odds divided by a temperature: the same shape."""
    sure = np.clip(certainties, LEAST, MOST)
    odds = np.log(sure / (1 - sure)) / temperature
    return np.asarray(1 / (1 + np.exp(-odds)), np.float32)
