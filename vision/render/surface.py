"""Shading where rays meet a die: dye and pips, hollows, glints, mirrored windows, clear bodies."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from vision.render.die import FACES, PIPS, DiePose
from vision.render.light import ambient, lamp_strength
from vision.render.palette import FELTS, Finish, Floats, Rim, Veins, linear
from vision.render.scene import Room, WindowLight

_NOWHERE = 9.0
_PIPS = np.full((7, 6, 2), _NOWHERE, np.float32)
_PARALLEL = np.float32(1e-6)
_BENT = np.float32(1 / 1.49)
"""Refraction of acrylic: one over its refractive index."""
_MIRRORED = np.float32(0.04)
"""The share of light that acrylic mirrors when looked at straight (Fresnel, for that index)."""
_EDGE = np.float32(0.04)
"""Share of a window's tangent over which its light falls off."""

for _value, _places in PIPS.items():
    _PIPS[_value, :_value] = _places


@dataclass(frozen=True, slots=True, eq=False)
class Hits:
    """Where rays meet the die, in halves of an edge along the die's axes: all shape (n, 3)."""

    at: Floats
    normal: Floats
    ray: Floats


Inked = Callable[[Hits, Finish, float], tuple[Floats, Floats]]
"""Share of ink in each hit (0..1), and its normal; the last argument is the size of a pixel, in halves of
an edge."""


def shade(
    hits: Hits, pose: DiePose, half: float, look: Finish, room: Room, pixel: float, inked: Inked | None = None
) -> Floats:
    """Linear light of each hit: Lambert and Blinn-Phong under the lamp, a soft sky, the felt's bounce.

    `half` is half an edge in mm, `pixel` what one sees of the die, in halves of an edge. `inked` says what is
    drawn on its faces; pips, unless it is given.
    """
    ink, normal = (inked or pips)(hits, look, pixel)
    body = look.body if look.veins is None else _veined(hits.at, look.body, look.veins)
    albedo = body + (look.pip - body) * ink[:, None]
    axes = pose.axes.astype(np.float32)
    to_lamp = ((np.array(room.lamp.place) - pose.centre) @ pose.axes / half).astype(np.float32) - hits.at
    lamp = unit(to_lamp)
    distance = np.linalg.norm(to_lamp, axis=1) * np.float32(half)
    colour = np.array(room.lamp.colour, np.float32)
    strength = lamp_strength(room) / (distance * distance)
    facing = np.maximum(np.einsum("ij,ij->i", normal, lamp), 0) * strength
    upward = normal @ axes[2]
    height = np.clip((hits.at @ axes[2] * half + pose.centre[2]) / (2 * half), 0, 1).astype(np.float32)
    sky = (0.5 + 0.5 * upward) * (0.5 + 0.5 * height) * ambient(room)
    bounce = (0.5 - 0.5 * upward) * np.float32(0.45 * room.lamp.exposure)
    diffuse = facing[:, None] * colour + sky[:, None] + bounce[:, None] * linear(FELTS[room.felt])
    light: Floats = albedo * diffuse
    if look.clear:
        through = _through(hits, lamp, body, look, pixel) * (strength[:, None] * colour + ambient(room))
        light += (through - light) * ((1 - ink) * np.float32(look.clear))[:, None]
    light += (_shine(normal, lamp, hits.ray, look.gloss) * strength)[:, None] * colour
    for window in room.windows:
        light += (_mirrored(normal, hits.ray, axes, window) * np.float32(look.gloss))[:, None]
    return light


def pips(hits: Hits, look: Finish, pixel: float) -> tuple[Floats, Floats]:
    """Share of pip in each hit (0..1), and normals with the face's bulge, the pips' hollows and rims."""
    axis = np.argmax(np.abs(hits.at), axis=1)
    rows = np.arange(len(axis))
    value = FACES[axis, (hits.at[rows, axis] > 0).astype(int)]
    across, along = (axis + 1) % 3, (axis + 2) % 3
    place = np.stack([hits.at[rows, across], hits.at[rows, along]], axis=1)
    middles = _PIPS if look.spacing is None else _PIPS * look.spacing[:, None]
    offset = place[:, None] - middles[value] * np.float32(2 * look.spread)
    squared = np.einsum("ijk,ijk->ij", offset, offset)
    nearest = np.argmin(squared, axis=1)
    distance = np.sqrt(squared[rows, nearest])
    radius = np.where(value == 1, np.float32(look.pip_radius * look.lone), np.float32(look.pip_radius))
    ink = np.clip(0.5 + (radius - distance) / np.float32(pixel), 0, 1).astype(np.float32)
    hollow = offset[rows, nearest] * (ink * np.float32(0.55) / radius)[:, None]
    leaning = np.float32(look.bulge) * place - hollow
    if look.rim is not None:
        leaning -= _towards_pips(offset, radius, look.rim) * (1 - ink)[:, None]
    normal = hits.normal.copy()
    normal[rows, across] += leaning[:, 0]
    normal[rows, along] += leaning[:, 1]
    return ink, unit(normal)


def _towards_pips(offset: Floats, radius: Floats, rim: Rim) -> Floats:
    """Tilt of normals away from all pips of their face (n, 2), which are `offset` (n, 6, 2) away."""
    distance = np.sqrt(np.einsum("ijk,ijk->ij", offset, offset))
    beyond = np.maximum(distance - radius[:, None], 0)
    steep = np.float32(rim.lean) * np.exp(-beyond / np.float32(rim.width))
    summed: Floats = np.einsum("ijk,ij->ik", offset, steep / np.maximum(distance, _PARALLEL))
    return summed


def _veined(at: Floats, body: Floats, veins: Veins) -> Floats:
    """The dye at each hit: two waves, the second warped by the first, part it from the other."""
    warp = np.sin(at @ veins.waves[0])
    swirl = np.sin(at @ veins.waves[1] + np.float32(1.6) * warp[:, [1, 2, 0]]).sum(axis=1)
    edge = np.float32(3 * (veins.share - 0.5))
    there = 1 / (1 + np.exp((swirl - edge) * np.float32(-veins.sharpness)))
    return np.asarray(veins.dye + (body - veins.dye) * there[:, None], np.float32)


def _through(hits: Hits, lamp: Floats, body: Floats, look: Finish, pixel: float) -> Floats:
    """Light from the far sides of a clear body: dyed, brighter away from the lamp, with their pips."""
    along = np.einsum("ij,ij->i", hits.ray, hits.normal)
    straight = np.sqrt(np.maximum(1 - _BENT**2 * (1 - along**2), 0))
    bent = unit(_BENT * hits.ray - (_BENT * along + straight)[:, None] * hits.normal)
    safe = np.where(np.abs(bent) < _PARALLEL, _PARALLEL, bent)
    length = np.maximum(((np.sign(safe) - hits.at) / safe).min(axis=1), 0)
    far = hits.at + bent * length[:, None]
    ink, _ = pips(Hits(far, hits.normal, bent), look, pixel)
    glow = np.float32(0.35) + np.float32(0.5) * np.maximum(-np.einsum("ij,ij->i", far, lamp), 0)
    dye = np.maximum(body, 0.01) ** (np.float32(0.25) + np.float32(0.35) * length)[:, None]
    behind = np.float32(0.6) + (np.float32(1.6) * look.pip - np.float32(0.6)) * ink[:, None]
    seen: Floats = dye * behind * glow[:, None]
    return seen


def _mirrored(normal: Floats, ray: Floats, axes: Floats, window: WindowLight) -> Floats:
    """The light of a window that each hit mirrors, more of it the flatter it is looked at (Schlick)."""
    along = np.einsum("ij,ij->i", ray, normal)
    away = (ray - 2 * along[:, None] * normal) @ axes.T
    sight, right, down = _frame(window)
    ahead = np.maximum(away @ sight, _PARALLEL)
    beside = np.abs(np.stack([away @ right, away @ down], axis=1)) / ahead[:, None]
    inside = np.clip((np.array(window.half, np.float32) - beside) / _EDGE, 0, 1).prod(axis=1)
    share = _MIRRORED + (1 - _MIRRORED) * (1 - np.clip(-along, 0, 1)) ** 5
    return np.asarray(share * inside * np.float32(window.light), np.float32)


def _frame(window: WindowLight) -> Floats:
    """Rows: towards the window, and its two sides, turned about that line."""
    sight = np.array(window.towards)
    level = np.cross(sight, (0.0, 0.0, 1.0) if abs(sight[2]) < 0.9 else (1.0, 0.0, 0.0))
    level /= np.linalg.norm(level)
    upright = np.cross(sight, level)
    cos, sin = np.cos(window.turn), np.sin(window.turn)
    rows = np.stack([sight, cos * level + sin * upright, cos * upright - sin * level])
    return np.asarray(rows, np.float32)


def _shine(normal: Floats, lamp: Floats, ray: Floats, gloss: float) -> Floats:
    halfway = unit(lamp - ray)
    glint: Floats = np.maximum(np.einsum("ij,ij->i", normal, halfway), 0) ** 70 * np.float32(0.35 * gloss)
    rim = (1 - np.clip(-np.einsum("ij,ij->i", normal, ray), 0, 1)) ** 4 * np.float32(0.12 * gloss)
    both: Floats = glint + rim
    return both


def unit(vectors: Floats) -> Floats:
    """Directions (n, 3) of length 1."""
    length = np.sqrt(np.einsum("ij,ij->i", vectors, vectors))
    scaled: Floats = vectors / np.maximum(length, np.float32(1e-9))[:, None]
    return scaled
