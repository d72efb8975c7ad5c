"""One die as light: rays meet a rounded cube with pips, under a lamp and the room's own light."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.render import optics
from vision.render.die import FACES, PIPS, Pose, corners
from vision.render.palette import FELTS, Finish, Floats, linear
from vision.render.scene import Room

STEPS = 7
_NOWHERE = 9.0
_PIPS = np.full((7, 6, 2), _NOWHERE, np.float32)
_PARALLEL = np.float32(1e-6)

for _value, _places in PIPS.items():
    _PIPS[_value, :_value] = _places


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """A piece of picture: linear light times coverage (height, width, 3), coverage, its top left pixel."""

    light: Floats
    coverage: Floats
    x: int
    y: int


@dataclass(frozen=True, slots=True, eq=False)
class _Hits:
    """Where rays meet the die, in halves of an edge along the die's axes: all shape (n, 3)."""

    at: Floats
    normal: Floats
    ray: Floats


def draw_die(pose: Pose, size: float, look: Finish, room: Room, border: int = 3) -> Patch:
    """The die as its rays see it, at one ray a pixel; edges fade over a pixel's width."""
    outline = optics.project(corners(pose, size), room.view)
    x, y = (int(v) for v in np.floor(outline.min(axis=0)) - border)
    right, bottom = (int(v) for v in np.ceil(outline.max(axis=0)) + border + 1)
    shape = (bottom - y, right - x)
    half = size / 2
    axes = pose.axes.astype(np.float32)
    eye = ((optics.eye(room.view) - pose.centre) @ pose.axes / half).astype(np.float32)
    ray = optics.rays(room.view, x, y, shape[1], shape[0]) @ axes
    pixel = room.view.distance / room.view.focal / half
    entering, index = _enter_cube(eye, ray, np.float32(1 + pixel))
    at, gap = _march(eye + ray[index] * entering[:, None], ray[index], look.rounding)
    seen = gap < pixel
    at, index = at[seen], index[seen]
    coverage, light = np.zeros(shape, np.float32), np.zeros((*shape, 3), np.float32)
    hits = _Hits(at, _normals(at, look.rounding), ray[index])
    cover = np.clip(1 - gap[seen] / np.float32(pixel), 0, 1)
    coverage.reshape(-1)[index] = cover
    light.reshape(-1, 3)[index] = _shade(hits, pose, half, look, room, pixel) * cover[:, None]
    return Patch(light, coverage, x, y)


def _enter_cube(eye: Floats, ray: Floats, half: np.float32) -> tuple[Floats, NDArray[np.intp]]:
    """How far along each ray the cube begins, for the rays that meet it, and which rays these are."""
    safe = np.where(np.abs(ray) < _PARALLEL, _PARALLEL, ray)
    one, other = (-half - eye) / safe, (half - eye) / safe
    entering, leaving = np.minimum(one, other).max(axis=1), np.maximum(one, other).min(axis=1)
    index = np.flatnonzero(entering < leaving)
    return entering[index], index


def _march(at: Floats, ray: Floats, rounding: float) -> tuple[Floats, Floats]:
    """Sphere tracing: the nearest points to the rounded cube, and how far from it they stay."""
    inner = np.float32(1 - rounding)
    nearest = np.full(len(at), np.inf, np.float32)
    for _ in range(STEPS):
        out = np.maximum(np.abs(at) - inner, 0)
        gap = np.sqrt(np.einsum("ij,ij->i", out, out)) - np.float32(rounding)
        nearest = np.minimum(nearest, gap)
        at = at + ray * np.maximum(gap, 0)[:, None]
    return at, nearest


def _normals(at: Floats, rounding: float) -> Floats:
    out = np.maximum(np.abs(at) - np.float32(1 - rounding), 1e-6) * np.sign(at)
    return _unit(out)


def _unit(vectors: Floats) -> Floats:
    length = np.sqrt(np.einsum("ij,ij->i", vectors, vectors))
    scaled: Floats = vectors / np.maximum(length, np.float32(1e-9))[:, None]
    return scaled


def _shade(hits: _Hits, pose: Pose, half: float, look: Finish, room: Room, pixel: float) -> Floats:
    """Linear light of each hit: Lambert and Blinn-Phong under the lamp, a soft sky, the felt's bounce."""
    ink, normal = _paint(hits, look, pixel)
    albedo = look.body + (look.pip - look.body) * ink[:, None]
    axes = pose.axes.astype(np.float32)
    to_lamp = ((np.array(room.lamp.place) - pose.centre) @ pose.axes / half).astype(np.float32) - hits.at
    lamp = _unit(to_lamp)
    distance = np.linalg.norm(to_lamp, axis=1) * np.float32(half)
    colour = np.array(room.lamp.colour, np.float32)
    strength = lamp_strength(room) / (distance * distance)
    facing = np.maximum(np.einsum("ij,ij->i", normal, lamp), 0) * strength
    upward = normal @ axes[2]
    height = np.clip((hits.at @ axes[2] * half + pose.centre[2]) / (2 * half), 0, 1).astype(np.float32)
    sky = (0.5 + 0.5 * upward) * (0.5 + 0.5 * height) * ambient(room)
    bounce = (0.5 - 0.5 * upward) * np.float32(0.45 * room.lamp.exposure)
    diffuse = facing[:, None] * colour + sky[:, None] + bounce[:, None] * linear(FELTS[room.felt])
    shine = _shine(normal, lamp, hits.ray, look.gloss)
    light: Floats = albedo * diffuse + (shine * strength)[:, None] * colour
    return light


def _paint(hits: _Hits, look: Finish, pixel: float) -> tuple[Floats, Floats]:
    """How much of each hit is pip (0..1), and the normals with the pips' hollows."""
    axis = np.argmax(np.abs(hits.at), axis=1)
    rows = np.arange(len(axis))
    value = FACES[axis, (hits.at[rows, axis] > 0).astype(int)]
    across, along = (axis + 1) % 3, (axis + 2) % 3
    place = np.stack([hits.at[rows, across], hits.at[rows, along]], axis=1)
    offset = place[:, None] - _PIPS[value] * np.float32(2 * look.spread)
    squared = np.einsum("ijk,ijk->ij", offset, offset)
    nearest = np.argmin(squared, axis=1)
    distance = np.sqrt(squared[rows, nearest])
    radius = np.where(value == 1, np.float32(look.pip_radius * look.lone), np.float32(look.pip_radius))
    ink = np.clip(0.5 + (radius - distance) / np.float32(pixel), 0, 1).astype(np.float32)
    hollow = offset[rows, nearest] * (ink * np.float32(0.55) / radius)[:, None]
    normal = hits.normal.copy()
    normal[rows, across] -= hollow[:, 0]
    normal[rows, along] -= hollow[:, 1]
    return ink, _unit(normal)


def _shine(normal: Floats, lamp: Floats, ray: Floats, gloss: float) -> Floats:
    halfway = _unit(lamp - ray)
    glint: Floats = np.maximum(np.einsum("ij,ij->i", normal, halfway), 0) ** 70 * np.float32(0.35 * gloss)
    rim = (1 - np.clip(-np.einsum("ij,ij->i", normal, ray), 0, 1)) ** 4 * np.float32(0.12 * gloss)
    both: Floats = glint + rim
    return both


def ambient(room: Room) -> np.float32:
    """The room's own light on a surface that faces upwards."""
    return np.float32(room.lamp.exposure * (1 - room.lamp.share))


def lamp_strength(room: Room) -> np.float32:
    """Light times mm squared, such that a white tray's middle gets the lamp's share of the exposure."""
    place = np.array(room.lamp.place)
    distance = float(np.linalg.norm(place))
    return np.float32(room.lamp.exposure * room.lamp.share * distance**3 / place[2])
