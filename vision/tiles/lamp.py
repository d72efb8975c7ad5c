"""Colour model of lamp, printer and camera, fitted to known tiles."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.tiles.faces import Floats
from vision.tiles.place import Place

SLOPES = (0.7, 1.4)
"""By how much a printer makes colours paler or stronger, at most."""
DOUBT = 0.002
"""Variance of a feature that counts for a slope of 1, before any is seen."""
OUT = 0.3
"""A pixel that is off by more is something else: a marker, say."""
TINGE = 0.3
"""Largest change of a colour by lamp, printer and camera; anything farther off is another thing."""
NEAREST = 6
"""Known tiles that determine the light on a place."""


@dataclass(frozen=True, eq=False)
class LampColour:
    """For each feature a slope of all tiles, and an offset at each known place, shape (n, 3)."""

    slopes: Floats
    places: Sequence[Place]
    offsets: Floats

    def on(self, face: Floats, place: Place) -> Floats:
        """Expected features of a face at a place."""
        return np.asarray(face * self.slopes + self._offset(place), np.float32)

    def _offset(self, place: Place) -> Floats:
        if not len(self.places):
            return np.zeros(3, np.float32)
        away = np.hypot(*(np.array(self.places) - place).T)
        nearest = np.argsort(away, kind="stable")[:NEAREST]
        weights = 1 / np.maximum(away[nearest], 0.5)
        return np.asarray(weights @ self.offsets[nearest] / weights.sum(), np.float32)


def lamp_of(places: Sequence[Place], seen: Floats, faces: Floats) -> LampColour:
    """The lamp that shows these faces like this, both of shape (n, side, side, 3)."""
    if not len(places):
        return LampColour(np.ones(3, np.float32), (), np.zeros((0, 3), np.float32))
    now, face = (values.reshape(len(values), -1, 3) for values in (seen, faces))
    slopes = np.array([_slope(face[..., channel], now[..., channel]) for channel in range(3)], np.float32)
    offsets = np.median(now - face * slopes, axis=1)
    offsets[:, :2] = np.clip(offsets[:, :2], -TINGE, TINGE)
    return LampColour(slopes, tuple(places), np.asarray(offsets, np.float32))


def _slope(face: Floats, now: Floats) -> float:
    x = face - np.median(face, axis=1, keepdims=True)
    y = now - np.median(now, axis=1, keepdims=True)
    slope = 1.0
    for _ in range(3):
        kept = np.abs(y - slope * x) < OUT
        slope = float(((x * y * kept).mean() + DOUBT) / ((x * x * kept).mean() + DOUBT))
    return float(np.clip(slope, *SLOPES))
