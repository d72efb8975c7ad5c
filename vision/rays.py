"""Follows the brightness outward from the middles of spots, and finds where each spot ends."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Plane = NDArray[np.uint8]
"""One channel: shape (height, width), 0..255."""

DIRECTIONS = 16
STEPS = 14
REACH = 1.3
"""How many scales long a ray is: far enough to leave a spot found at a scale that is too small."""
CORE_STEPS = 3
"""So many first steps of all rays make the brightness of the spot."""
FALL = {True: 0.4, False: 0.22}
"""How far a ray falls before a climb counts as a neighbour: dark pips glint within."""
CLIMB, LEAST_CLIMB = 0.12, 4
"""A climb counts from this share of the spot's rise, and from so many grey levels."""

_ANGLES = np.arange(DIRECTIONS) * (2 * np.pi / DIRECTIONS)
RAYS: Floats = np.stack([np.cos(_ANGLES), np.sin(_ANGLES)], 1).astype(np.float32)
"""Unit vectors all round, clockwise in the picture from its right: shape (DIRECTIONS, 2)."""


@dataclass(frozen=True, slots=True, eq=False)
class Outline:
    """How far spots reach in pixels, shape (n, directions), and their rise over the ground (n,) in levels."""

    edge: Floats
    rise: Floats


def outline(plane: Plane, at: Floats, scale: Floats, rays: Floats, dark: bool) -> Outline:
    """The edges of spots that are bright in the plane: middles (n, 2), scales (n,), rays (directions, 2)."""
    if not len(at):
        return Outline(np.zeros((0, len(rays)), np.float32), np.zeros(0, np.float32))
    step = scale * (REACH / (STEPS - 1))
    profile = _profiles(plane, at, step, rays)
    top = profile[:, :, :CORE_STEPS].mean(axis=(1, 2))
    floor = np.median(profile.min(axis=2), axis=1)
    rise = top - floor
    edge = np.minimum(_half_way(profile, (top + floor) / 2), _saddle(profile, rise, top - rise * FALL[dark]))
    return Outline(edge * step[:, None], rise)


def _profiles(plane: Plane, at: Floats, step: Floats, rays: Floats) -> Floats:
    """Brightness along the rays from each middle: shape (n, directions, STEPS)."""
    far = (step[:, None] * np.arange(STEPS, dtype=np.float32))[:, None]
    x, y = (
        (at[:, k, None, None] + far * rays[None, :, k, None]).astype(np.float32).reshape(len(at), -1)
        for k in (0, 1)
    )
    values = cv2.remap(plane, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(values, np.float32).reshape(len(at), len(rays), STEPS)


def _half_way(profile: Floats, half: Floats) -> Floats:
    """The step, with its fraction, at which each ray falls below the level half way to the ground."""
    below = profile < half[:, None, None]
    first = np.where(below.any(axis=2), below.argmax(axis=2), STEPS - 1)
    first = np.maximum(first, 1)[..., None]
    inside = np.take_along_axis(profile, first - 1, axis=2)
    outside = np.take_along_axis(profile, first, axis=2)
    part = np.clip((inside - half[:, None, None]) / np.maximum(inside - outside, 1e-3), 0, 1)
    step: Floats = (first - 1 + part)[..., 0]
    return step


def _saddle(profile: Floats, rise: Floats, level: Floats) -> Floats:
    """The step at which each ray is lowest before it climbs again, as towards a neighbouring spot."""
    enough = np.maximum(rise * CLIMB, LEAST_CLIMB)[:, None, None]
    least = np.minimum.accumulate(profile, axis=2)
    climbs = (profile > least + enough) & (least < level[:, None, None])
    turn = np.where(climbs.any(axis=2), climbs.argmax(axis=2), STEPS)
    before = np.arange(STEPS) < turn[..., None]
    lowest = np.where(before, profile, np.float32(999)).argmin(axis=2)
    return np.where(turn < STEPS, lowest, STEPS).astype(np.float32)
