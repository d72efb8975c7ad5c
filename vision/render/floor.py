"""The table that all stands on: where things of it are seen, and the light that falls on them."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Frame
from vision.render import optics
from vision.render.light import ambient, lamp_strength
from vision.render.palette import Floats, grey_levels, linear
from vision.render.scene import Room, Viewpoint

Matrix = NDArray[np.float64]
_PLANK = (150, 104, 66)
_MILLIMETRES, _GRAIN = (700, 500), 2
_SHIFT = 4


def mask(points: Matrix, view: Viewpoint) -> Floats:
    """Coverage of each pixel by a polygon of the room, 0..1."""
    covered = np.zeros((view.height, view.width), np.uint8)
    pixels = np.rint(optics.project(points, view) * (1 << _SHIFT)).astype(np.int32)
    cv2.fillPoly(covered, [pixels], (255,), cv2.LINE_AA, _SHIFT)
    return covered.astype(np.float32) / np.float32(255)


def cover(light: Floats, covered: Floats, paint: Floats) -> None:
    """Lays the light of one thing over that of all below it, where it covers them."""
    left, top, width, height = cv2.boundingRect((covered > 0).view(np.uint8))
    there = np.s_[top : top + height, left : left + width]
    below = light[there]
    below += ((paint[there] if paint.ndim > 1 else paint) - below) * covered[there][..., None]


def sheet(texture: Floats, view: Viewpoint, per_mm: float = _GRAIN) -> Floats:
    """A texture that lies on the floor about the middle, its first row nearest, as the camera sees it."""
    depth, width = (side / per_mm for side in texture.shape[:2])
    to_floor = np.array([[1 / per_mm, 0, -width / 2], [0, 1 / per_mm, -depth / 2], [0, 0, 1]])
    matrix = optics.floor_to_picture(view) @ to_floor
    seen = cv2.warpPerspective(texture, matrix, (view.width, view.height), borderMode=cv2.BORDER_REFLECT)
    return np.asarray(seen, np.float32)


def clouds(chance: np.random.Generator, across: int, along: int) -> Floats:
    """Smooth noise about 0 over the floor with `across` by `along` blotches, deviation about 1."""
    width, depth = (length * _GRAIN for length in _MILLIMETRES)
    blotches = chance.normal(size=(along, across)).astype(np.float32)
    return np.asarray(cv2.resize(blotches, (width, depth), interpolation=cv2.INTER_CUBIC), np.float32)


def table(room: Room) -> Floats:
    """The light of the bare wood."""
    chance = np.random.default_rng(room.seed)
    planks = chance.normal(size=(7, 1)).repeat(2, axis=1).astype(np.float32)
    width, depth = (length * _GRAIN for length in _MILLIMETRES)
    tone = cv2.resize(planks, (width, depth), interpolation=cv2.INTER_NEAREST) * 0.10
    grain = clouds(chance, 9, 420) * 0.10 + clouds(chance, 40, 900) * 0.07 + clouds(chance, 6, 30) * 0.06
    joints = np.ones((depth, 1), np.float32)
    for joint in range(depth // 7, depth, depth // 7):
        joints[joint : joint + 2] = 0.35
    texture = np.asarray((1 + tone + grain) * joints, np.float32)
    return sheet(texture, room.view)[..., None] * linear(_PLANK) * floor_light(room)


def lamp_on_floor(room: Room) -> Floats:
    """The lamp's light on each pixel of the floor, shape (height, width); worked out coarsely first."""
    view, coarse = room.view, 16
    x, y = np.meshgrid(np.arange(0, view.width + coarse, coarse), np.arange(0, view.height + coarse, coarse))
    pixels = np.stack([x, y, np.ones_like(x)], axis=-1).astype(np.float64)
    floor = pixels @ np.linalg.inv(optics.floor_to_picture(view)).T
    place = np.array(room.lamp.place)
    away = floor[..., :2] / floor[..., 2:] - place[:2]
    distance = np.sqrt((away**2).sum(axis=-1) + place[2] ** 2)
    light = (lamp_strength(room) * place[2] / distance**3).astype(np.float32)
    whole = cv2.resize(light, (x.shape[1] * coarse, x.shape[0] * coarse), interpolation=cv2.INTER_CUBIC)
    return np.asarray(whole[: view.height, : view.width], np.float32)


def floor_light(room: Room) -> Floats:
    """The light that falls on the floor: the lamp's, and what comes from all around."""
    lamp = lamp_on_floor(room)[..., None] * np.array(room.lamp.colour, np.float32)
    return lamp + ambient(room)


def _vignette(view: Viewpoint) -> Floats:
    x = (np.arange(view.width, dtype=np.float32) / view.width - 0.5) ** 2
    y = (np.arange(view.height, dtype=np.float32) / view.height - 0.5) ** 2
    return 1 - 0.28 * (x[None] + y[:, None])


def developed(light: Floats, room: Room) -> Frame:
    """The picture that a lens makes of the light, without noise."""
    blurred = cv2.GaussianBlur(light * _vignette(room.view)[..., None], (0, 0), room.blur)
    return np.rint(grey_levels(np.asarray(blurred, np.float32))).astype(np.uint8)
