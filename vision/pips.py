"""Finds round spots that could be pips: light or dark, each within a ring of one colour."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.rays import DIRECTIONS, RAYS, Floats, Plane, outline
from vision.reading import Frame
from vision.seeds import seeds

MOST = 260
"""So many of the best are kept: more than the pips of forty dice, few enough to compare each with each."""
LEAST_RISE = 14
"""In grey levels of the plane that a spot is found in."""
RAGGED = 1.1
"""A seed whose edge strays from round by more, in mean edges, is no spot."""
LEAST_EDGE = 0.3
RING, CORE = 1.6, 0.4
"""Where the body round a spot and the spot itself are sampled, in edges from its middle."""


@dataclass(frozen=True, slots=True, eq=False)
class Spots:
    """Candidates for pips, one row each; lengths in pixels of the frame, colours in Lab of 0..255 each."""

    at: Floats
    """Middles (x, y): shape (n, 2)."""
    radius: Floats
    """The root of the mean square of the edge in all directions: shape (n,)."""
    dark: NDArray[np.bool_]
    """Whether it is darker than its ring, rather than lighter: shape (n,)."""
    contrast: Floats
    """The sum of the differences of core and ring in L, a and b: shape (n,)."""
    wobble: Floats
    """How far the edge is from point symmetric and smooth, in diameters, 0 for an ellipse: shape (n,)."""
    aspect: Floats
    """The least width through the middle by the greatest, 1 for a circle: shape (n,)."""
    ring: Floats
    """The usual colour just outside the edge: shape (n, 3)."""
    core: Floats
    """The usual colour inside: shape (n, 3)."""
    spread: Floats
    """How far the ring's colour usually is from its middle, summed over L, a and b: shape (n,)."""

    def __getitem__(self, rows: NDArray[np.generic]) -> "Spots":
        return Spots(*(getattr(self, name)[rows] for name in self.__slots__))

    def __len__(self) -> int:
        return len(self.at)

    @property
    def fine(self) -> Floats:
        """How much each spot looks like a pip seen from above, 0..1: shape (n,)."""
        round_: Floats = np.clip((self.aspect - 0.45) / 0.3, 0, 1)
        smooth: Floats = np.clip((0.32 - self.wobble) / 0.17, 0, 1)
        clear: Floats = np.clip((self.contrast - 15) / 45, 0, 1)
        return round_ * smooth * clear


def spots(frame: Frame, lab: Frame) -> Spots:
    """All the round spots of a frame (lab: the same in OpenCV's Lab), the best first, each once."""
    planes = (_plane_of_dark(frame), *_planes_of_light(frame))
    found = [_found(plane, lab, dark=plane is planes[0]) for plane in planes]
    return _once(_joined(found))


def _plane_of_dark(frame: Frame) -> Plane:
    """Bright where all three channels are dark."""
    blue, green, red = cv2.split(frame)
    return np.asarray(cv2.bitwise_not(cv2.max(cv2.max(blue, green), red)), np.uint8)


def _planes_of_light(frame: Frame) -> tuple[Plane, Plane, Plane]:
    """Bright for white pips, for pips on a body that lacks red, and for red pips on a white body."""
    blue, green, red = cv2.split(frame)
    pale = cv2.min(cv2.min(blue, green), red)
    ruddy = cv2.convertScaleAbs(cv2.subtract(red, green), alpha=1.5)
    return np.asarray(pale, np.uint8), np.asarray(red, np.uint8), np.asarray(ruddy, np.uint8)


def _joined(parts: list[Spots]) -> Spots:
    def column(name: str) -> NDArray[Any]:
        return np.concatenate([getattr(part, name) for part in parts])

    return Spots(*(column(name) for name in Spots.__slots__))


def _found(plane: Plane, lab: Frame, dark: bool) -> Spots:
    """The spots that are bright in one plane, measured."""
    at, scale = seeds(plane)
    for _ in range(2):
        at, scale = _centred(plane, at, scale, dark)
    line = outline(plane, at, scale, RAYS, dark)
    high = line.rise > LEAST_RISE
    return _measured(lab, at[high], np.maximum(line.edge[high], LEAST_EDGE), dark)


def _centred(plane: Plane, at: Floats, scale: Floats, dark: bool) -> tuple[Floats, Floats]:
    """Middles moved to the middle of their edges and scales that suit them, of those that have an edge."""
    rays = RAYS[::2]
    line = outline(plane, at, scale, rays, dark)
    shift = (line.edge[..., None] * rays).mean(axis=1)
    at = at + np.clip(shift, -scale[:, None], scale[:, None])
    scale = np.clip(2.4 * np.median(line.edge, axis=1), 3, 60).astype(np.float32)
    usual = line.edge.mean(axis=1)
    ragged = np.abs(line.edge + _opposite(line.edge) - 2 * usual[:, None]).mean(axis=1)
    fit = (line.rise > LEAST_RISE) & (ragged < RAGGED * usual)
    return at[fit], scale[fit]


def _opposite(edge: Floats) -> Floats:
    turned: Floats = np.roll(edge, edge.shape[1] // 2, axis=1)
    return turned


def _measured(lab: Frame, at: Floats, edge: Floats, dark: bool) -> Spots:
    """Spots of the given middles (n, 2) and edges (n, DIRECTIONS)."""
    rings = _colours(lab, at, RING * edge)
    ring = np.median(rings, axis=1)
    core = np.median(_colours(lab, at, CORE * edge), axis=1)
    widths = (edge + _opposite(edge))[:, : DIRECTIONS // 2]
    return Spots(
        at=at.astype(np.float32),
        radius=np.sqrt((edge**2).mean(axis=1)).astype(np.float32),
        dark=np.full(len(at), dark),
        contrast=np.abs(core - ring).sum(axis=1),
        wobble=_wobble(edge, widths),
        aspect=widths.min(axis=1) / widths.max(axis=1),
        ring=ring,
        core=core,
        spread=np.median(np.abs(rings - ring[:, None]).sum(axis=2), axis=1),
    )


def _colours(lab: Frame, at: Floats, far: Floats) -> Floats:
    """Lab so far (n, DIRECTIONS) from each middle, in all directions: shape (n, DIRECTIONS, 3)."""
    place = (at[:, None] + far[..., None] * RAYS).round().astype(int)
    place = np.clip(place, 0, [lab.shape[1] - 1, lab.shape[0] - 1])
    return np.asarray(lab[place[..., 1], place[..., 0]], np.float32)


def _wobble(edge: Floats, widths: Floats) -> Floats:
    lopsided = np.abs(edge - _opposite(edge)).mean(axis=1)
    beside = np.roll(widths, 1, axis=1) * 0.5 + np.roll(widths, -1, axis=1) * 0.5
    rough = np.abs(widths - beside).mean(axis=1)
    wobble: Floats = (lopsided + rough) / (2 * np.median(edge, axis=1))
    return wobble


def _once(every: Spots) -> Spots:
    """Keeps the round ones, and the best of those that lie on one another."""
    every = every[_passable(every)]
    worth = every.contrast * (1 - every.wobble) / (1 + every.spread / 30)
    every = every[np.argsort(-worth)]
    keep: list[int] = []
    free = np.ones(len(every), bool)
    for i in range(len(every)):
        if free[i]:
            keep.append(i)
            free &= _clear_of(every, i)
    return every[np.array(keep[:MOST], int)]


def _passable(every: Spots) -> NDArray[np.bool_]:
    """Leaves out what can be no pip: loose bounds, for pips are weighed again with their neighbours."""
    shapely = (every.wobble < 0.35) & (every.aspect > 0.35) & (every.radius > 1.2)
    seen: NDArray[np.bool_] = shapely & (every.contrast > 30) & (every.spread < 65)
    return seen


def _clear_of(every: Spots, one: int) -> NDArray[np.bool_]:
    """Which spots lie beside the one, or are of so different a size that they are something else."""
    gap = np.hypot(*(every.at - every.at[one]).T)
    small = np.minimum(every.radius, every.radius[one])
    large = np.maximum(every.radius, every.radius[one])
    clear: NDArray[np.bool_] = (gap > 0.9 * large) | (large > 1.7 * small)
    return clear
