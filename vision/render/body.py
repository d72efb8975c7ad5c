"""One die as its rays see it: where they meet a rounded cube or another solid."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.render import optics
from vision.render.die import DiePose, Matrix, corners
from vision.render.palette import WHOLE, Finish, Floats
from vision.render.scene import Room
from vision.render.surface import Hits, Inked, shade, unit

STEPS = 7
_PARALLEL = np.float32(1e-6)
_BLEND = np.float32(0.04)
"""Share of half an edge over which a face turns into the ball."""


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """A piece of picture: linear light times coverage (height, width, 3), coverage, its top left pixel."""

    light: Floats
    coverage: Floats
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Solid:
    """Geometry of a die: its reach from the middle, in halves of its size, and its surface.

    `gap` and `facing` give for points (n, 3) along its axes, in halves of its size, the distance from the
    body
    and the normal; `inked` the drawing on it. Rays are marched in this many `steps`.
    """

    reach: float
    corners: Callable[[DiePose, float, float], Matrix]
    gap: Callable[[Floats, Finish], Floats]
    facing: Callable[[Floats, Finish], Floats]
    inked: Inked | None = None
    steps: int = STEPS


def draw_die(
    pose: DiePose, size: float, look: Finish, room: Room, border: int = 3, solid: Solid | None = None
) -> Patch:
    """The die as its rays see it, at one ray a pixel; edges fade over a pixel's width. A cube, as a rule."""
    solid = solid or CUBE
    outline = optics.project(solid.corners(pose, size, 1.0), room.view)
    x, y = (int(v) for v in np.floor(outline.min(axis=0)) - border)
    right, bottom = (int(v) for v in np.ceil(outline.max(axis=0)) + border + 1)
    shape = (bottom - y, right - x)
    half = size / 2
    axes = pose.axes.astype(np.float32)
    eye = ((optics.eye(room.view) - pose.centre) @ pose.axes / half).astype(np.float32)
    ray = optics.rays(room.view, x, y, shape[1], shape[0]) @ axes
    pixel = room.view.distance / room.view.focal / half
    entering, index = _enter_cube(eye, ray, np.float32(solid.reach + pixel))
    at, gap = _march(eye + ray[index] * entering[:, None], ray[index], look, solid)
    seen = gap < pixel
    at, index = at[seen], index[seen]
    coverage, light = np.zeros(shape, np.float32), np.zeros((*shape, 3), np.float32)
    hits = Hits(at, solid.facing(at, look), ray[index])
    cover = np.clip(1 - gap[seen] / np.float32(pixel), 0, 1)
    coverage.reshape(-1)[index] = cover
    shown = shade(hits, pose, half, look, room, pixel, solid.inked)
    light.reshape(-1, 3)[index] = shown * cover[:, None]
    return Patch(light, coverage, x, y)


def _enter_cube(eye: Floats, ray: Floats, half: np.float32) -> tuple[Floats, NDArray[np.intp]]:
    """Distance along each ray to the cube, for rays that meet it, and their indices."""
    safe = np.where(np.abs(ray) < _PARALLEL, _PARALLEL, ray)
    one, other = (-half - eye) / safe, (half - eye) / safe
    entering, leaving = np.minimum(one, other).max(axis=1), np.maximum(one, other).min(axis=1)
    index = np.flatnonzero(entering < leaving)
    return entering[index], index


def _march(at: Floats, ray: Floats, look: Finish, solid: Solid) -> tuple[Floats, Floats]:
    """Sphere tracing: the nearest points to the body, and how far from it they stay."""
    nearest = np.full(len(at), np.inf, np.float32)
    for _ in range(solid.steps):
        gap = solid.gap(at, look)
        nearest = np.minimum(nearest, gap)
        at = at + ray * np.maximum(gap, 0)[:, None]
    return at, nearest


def _gap(at: Floats, look: Finish) -> Floats:
    """Signed distance of points (n, 3) from the body, negative inside."""
    cube = _to_cube(at, look)
    return np.maximum(cube, _to_ball(at, look)) if look.ball < WHOLE else cube


def _to_cube(at: Floats, look: Finish) -> Floats:
    out = np.maximum(np.abs(at) - np.float32(1 - look.rounding), 0)
    gap: Floats = np.sqrt(np.einsum("ij,ij->i", out, out)) - np.float32(look.rounding)
    return gap


def _to_ball(at: Floats, look: Finish) -> Floats:
    gap: Floats = np.sqrt(np.einsum("ij,ij->i", at, at)) - np.float32(look.ball)
    return gap


def _normals(at: Floats, look: Finish) -> Floats:
    flat = unit(np.maximum(np.abs(at) - np.float32(1 - look.rounding), 1e-6) * np.sign(at))
    if look.ball >= WHOLE:
        return flat
    share = np.clip(0.5 + (_to_ball(at, look) - _to_cube(at, look)) / _BLEND, 0, 1)[:, None]
    return unit(flat + (unit(at) - flat) * share)


CUBE = Solid(1.0, corners, _gap, _normals)
