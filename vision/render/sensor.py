"""The camera's noise: the same picture twice is never the same frame."""

import cv2
import numpy as np

from vision.reading import Frame

_SPARE = 64
_CHANNELS = np.array([1.05, 0.9, 1.05])
"""Blue and red are noisier than green, of which a sensor has twice as many pixels."""


class Sensor:
    """Adds fresh noise to each exposure; the noise of a seed is always the same sequence.

    `noise` is a standard deviation in grey levels. Frames must have the size the sensor was made for.
    """

    def __init__(self, noise: float, width: int, height: int, seed: int) -> None:
        self._chance = np.random.default_rng(seed)
        grain = self._chance.normal(size=(height + _SPARE, width + _SPARE, 3)) * noise * _CHANNELS
        self._grain = np.clip(np.rint(grain), -127, 127).astype(np.int8)
        self._size = (width, height)

    def expose(self, picture: Frame) -> Frame:
        """A new frame: the picture with noise."""
        width, height = self._size
        x, y = (int(v) for v in self._chance.integers(0, _SPARE, 2))
        noise = self._grain[y : y + height, x : x + width]
        return np.asarray(cv2.add(picture, noise, dtype=cv2.CV_8U), np.uint8)
