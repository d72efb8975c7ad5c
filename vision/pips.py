"""Finds round spots that could be pips: light or dark, each within a ring of one colour."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Frame

Floats = NDArray[np.float32]

SCALES = (3, 5, 7, 10, 14, 20, 28)
DIRECTIONS = 16
STEPS = 14
REACH = 2.6
FALL = {True: 0.4, False: 0.22}
"""How far a ray falls before a climb counts as a neighbour: dark pips glint within."""
MOST = 260
LEAST_CONTRAST = 9.0
MOST_SEEDS = 600


@dataclass(frozen=True, slots=True, eq=False)
class Spots:
    """Candidates for pips, one row each: middles (x, y), radius, roundness and the like in pixels of the frame."""

    at: Floats
    radius: Floats
    dark: NDArray[np.bool_]
    contrast: Floats
    wobble: Floats
    aspect: Floats
    ring: Floats
    core: Floats
    spread: Floats

    def __getitem__(self, rows: NDArray[np.generic]) -> "Spots":
        return Spots(*(getattr(self, name)[rows] for name in self.__slots__))

    def __len__(self) -> int:
        return len(self.at)


def spots(frame: Frame, lab: Frame) -> Spots:
    """All the round spots of a frame, the strongest first, each once."""
    blue, green, red = cv2.split(frame)
    dim = cv2.bitwise_not(cv2.max(cv2.max(blue, green), red))
    pale = cv2.min(cv2.min(blue, green), red)
    ruddy = cv2.convertScaleAbs(cv2.subtract(red, green), alpha=1.5)
    found = []
    for dark, plane in ((True, dim), (False, pale), (False, red), (False, ruddy)):
        at, scale, strength = _seeds(plane)
        if len(at):
            found.append(_measure(plane, lab, at, scale, dark))
    if not found:
        return _none()
    every = Spots(*(np.concatenate([getattr(f, name) for f in found]) for name in Spots.__slots__))
    return _once(every)


def _none() -> Spots:
    empty = np.zeros(0, np.float32)
    return Spots(
        np.zeros((0, 2), np.float32),
        empty,
        empty.astype(bool),
        empty,
        empty,
        empty,
        np.zeros((0, 3), np.float32),
        np.zeros((0, 3), np.float32),
        empty,
    )


def _seeds(plane: NDArray[np.uint8]) -> tuple[Floats, Floats, Floats]:
    """Places brighter than what surrounds them, at a few scales: middles, scales, strengths."""
    ats, scales, strengths = [], [], []
    for scale in SCALES:
        shrink = 1 if scale < 7 else 2 if scale < 14 else 4
        small = (
            plane
            if shrink == 1
            else cv2.resize(plane, None, fx=1 / shrink, fy=1 / shrink, interpolation=cv2.INTER_AREA)
        )
        own = max(3, round(scale / shrink)) | 1
        wide = max(5, round(1.5 * scale / shrink)) | 1
        smooth = cv2.blur(small, (3, 3)) if own > 3 else small
        rise = cv2.morphologyEx(smooth, cv2.MORPH_TOPHAT, np.ones((wide, wide), np.uint8))
        rise = cv2.blur(rise, (own, own))
        reach = max(3, own) | 1
        top = cv2.compare(rise, cv2.dilate(rise, np.ones((reach, reach), np.uint8)), cv2.CMP_EQ)
        peak = cv2.findNonZero(cv2.bitwise_and(top, cv2.compare(rise, LEAST_CONTRAST, cv2.CMP_GT)))
        if peak is None:
            continue
        x, y = peak[:, 0, 0], peak[:, 0, 1]
        ats.append((np.stack([x, y], 1) + 0.5) * shrink - 0.5)
        scales.append(np.full(len(x), scale, np.float32))
        strengths.append(rise[y, x].astype(np.float32))
    if not ats:
        return np.zeros((0, 2), np.float32), np.zeros(0, np.float32), np.zeros(0, np.float32)
    at, scale, strength = (np.concatenate(v).astype(np.float32) for v in (ats, scales, strengths))
    lone = _stands_out(plane, at, scale)
    at, scale, strength = at[lone], scale[lone], strength[lone]
    best = np.argsort(-strength)[:MOST_SEEDS]
    return at[best], scale[best], strength[best]


_ANGLES = np.arange(DIRECTIONS) * (2 * np.pi / DIRECTIONS)
_RAYS = np.stack([np.cos(_ANGLES), np.sin(_ANGLES)], 1).astype(np.float32)


def _stands_out(plane: NDArray[np.uint8], at: Floats, scale: Floats) -> NDArray[np.bool_]:
    """Whether a spot is brighter than nearly all of eight places round it."""
    far = (at[:, None] + np.float32(1.1) * scale[:, None, None] * _RAYS[None, ::2]).astype(np.int32)
    x, y = np.clip(far[..., 0], 0, plane.shape[1] - 1), np.clip(far[..., 1], 0, plane.shape[0] - 1)
    own = plane[at[:, 1].astype(np.int32), at[:, 0].astype(np.int32)].astype(np.int16)
    lower: NDArray[np.bool_] = (plane[y, x] + np.int16(12) < own[:, None]).sum(axis=1) >= 6
    return lower


def _profiles(plane: NDArray[np.uint8], at: Floats, scale: Floats, rays: Floats) -> tuple[Floats, Floats]:
    """Brightness along rays from each middle: shape (n, directions, steps), and the step in pixels."""
    step = scale * (REACH / 2 / (STEPS - 1))
    far = step[:, None] * np.arange(STEPS, dtype=np.float32)
    place = at[:, None, None] + far[:, None, :, None] * rays[None, :, None]
    flat = place.reshape(len(at), -1, 2).astype(np.float32)
    values = cv2.remap(
        plane,
        np.ascontiguousarray(flat[..., 0]),
        np.ascontiguousarray(flat[..., 1]),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    return values.reshape(len(at), len(rays), STEPS).astype(np.float32), step


def _edges(profile: Floats, step: Floats, dark: bool) -> tuple[Floats, Floats, Floats]:
    """Radius of the spot in each direction, where brightness falls to half way; peak and floor."""
    top = profile[:, :, :3].mean(axis=(1, 2))
    floor = np.median(profile.min(axis=2), axis=1)
    half = (top + floor) / 2
    below = profile < half[:, None, None]
    first = np.where(below.any(axis=2), below.argmax(axis=2), STEPS - 1)
    first = np.maximum(first, 1)
    rows, columns = np.ogrid[: len(profile), : profile.shape[1]]
    inside, outside = profile[rows, columns, first - 1], profile[rows, columns, first]
    part = np.clip((inside - half[:, None]) / np.maximum(inside - outside, 1e-3), 0, 1)
    edge = np.minimum(
        first - 1 + part, _saddle(profile, (top - floor) * 0.12, top - (top - floor) * FALL[dark])
    )
    return edge * step[:, None], top, floor


def _saddle(profile: Floats, rise: Floats, level: Floats) -> Floats:
    """The step at which each ray is lowest before it climbs again, as towards a neighbouring spot."""
    least = np.minimum.accumulate(profile, axis=2)
    climbs = (profile > least + np.maximum(rise, 4)[:, None, None]) & (least < level[:, None, None])
    turn = np.where(climbs.any(axis=2), climbs.argmax(axis=2), STEPS)
    before = np.arange(STEPS) < turn[..., None]
    lowest = np.where(before, profile, np.float32(999)).argmin(axis=2)
    return np.where(turn < STEPS, lowest, STEPS).astype(np.float32)


def _measure(plane: NDArray[np.uint8], lab: Frame, at: Floats, scale: Floats, dark: bool) -> Spots:
    rays = _RAYS[::2]
    for _ in range(2):
        profile, step = _profiles(plane, at, scale, rays)
        edge, top, floor = _edges(profile, step, dark)
        shift = (edge[..., None] * rays).mean(axis=1)
        at = at + np.clip(shift, -scale[:, None], scale[:, None])
        scale = np.clip(2.4 * np.median(edge, axis=1), 3, 60).astype(np.float32)
        ragged = np.abs(
            edge + np.roll(edge, len(rays) // 2, axis=1) - 2 * edge.mean(axis=1, keepdims=True)
        ).mean(axis=1)
        fit = (top - floor > 14) & (ragged < 1.1 * edge.mean(axis=1))
        at, scale = at[fit], scale[fit]
        if not len(at):
            return _none()
    profile, step = _profiles(plane, at, scale, _RAYS)
    edge, top, floor = _edges(profile, step, dark)
    edge = np.maximum(edge, 0.3)
    radius = np.median(edge, axis=1)
    across = edge + np.roll(edge, DIRECTIONS // 2, axis=1)
    widths = across[:, : DIRECTIONS // 2]
    aspect = widths.min(axis=1) / widths.max(axis=1)
    wobble = np.abs(edge - np.roll(edge, DIRECTIONS // 2, axis=1)).mean(axis=1) / (2 * radius)
    wobble += np.abs(widths - (np.roll(widths, 1, axis=1) * 0.5 + np.roll(widths, -1, axis=1) * 0.5)).mean(
        axis=1
    ) / (2 * radius)
    size = np.sqrt(np.maximum((edge**2).mean(axis=1), 0))
    far = at[:, None] + (1.6 * edge)[..., None] * _RAYS
    px = np.clip(far.round().astype(int), 0, [lab.shape[1] - 1, lab.shape[0] - 1])
    rings = lab[px[..., 1], px[..., 0]].astype(np.float32)
    ring = np.median(rings, axis=1)
    spread = np.median(np.abs(rings - ring[:, None]).sum(axis=2), axis=1)
    inner = np.clip(
        (at[:, None] + (0.4 * edge)[..., None] * _RAYS).round().astype(int),
        0,
        [lab.shape[1] - 1, lab.shape[0] - 1],
    )
    core = np.median(lab[inner[..., 1], inner[..., 0]].astype(np.float32), axis=1)
    contrast = np.abs(core - ring).sum(axis=1)
    fit = top - floor > 14
    values = (
        at.astype(np.float32),
        size.astype(np.float32),
        np.full(len(at), dark),
        contrast,
        wobble,
        aspect,
        ring,
        core,
        spread,
    )
    return Spots(*(v[fit] for v in values))


def _once(every: Spots) -> Spots:
    """Keeps the round ones, the best of those that lie on one another."""
    good = (
        (every.wobble < 0.35)
        & (every.aspect > 0.35)
        & (every.contrast > 30)
        & (every.spread < 65)
        & (every.radius > 1.2)
    )
    every = every[good]
    worth = every.contrast * (1 - every.wobble) / (1 + every.spread / 30)
    every = every[np.argsort(-worth)]
    keep: list[int] = []
    free = np.ones(len(every), bool)
    for i in range(len(every)):
        if not free[i]:
            continue
        keep.append(i)
        gap = np.hypot(*(every.at - every.at[i]).T)
        small, large = np.minimum(every.radius, every.radius[i]), np.maximum(every.radius, every.radius[i])
        free &= (gap > 0.9 * large) | (large > 1.7 * small)
    return every[np.array(keep[:MOST], int)]
