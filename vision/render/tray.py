"""The empty tray: felt inside a raised rim, on a wooden table, under an uneven light."""

from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import Frame
from vision.render import optics
from vision.render.body import ambient, lamp_strength
from vision.render.palette import FELTS, Floats, grey_levels, linear
from vision.render.scene import Room, View

Matrix = NDArray[np.float64]
HALF_WIDTH, HALF_DEPTH, RIM_WIDTH, RIM_HEIGHT = 146.0, 76.0, 9.0, 13.0
_LEATHER, _PLANK = (74, 46, 32), (150, 104, 66)
_MILLIMETRES, _GRAIN = (700, 500), 2
_SHIFT = 4


@lru_cache(maxsize=4)
def empty_tray(room: Room) -> Frame:
    """The picture of the tray without dice and without noise; do not write into it."""
    light = _table(room) * _shade_around_tray(room)[..., None]
    _cover(light, _mask(_outline(RIM_WIDTH, RIM_HEIGHT), room.view), _felt(room))
    for shade, corners in _walls(room):
        _cover(light, _mask(corners, room.view), shade)
    _cover(light, _rim_mask(room.view), _leather(room))
    _bevel(light, room)
    blurred = cv2.GaussianBlur(light * _vignette(room.view)[..., None], (0, 0), room.blur)
    return np.rint(grey_levels(np.asarray(blurred, np.float32))).astype(np.uint8)


def _outline(grow: float, height: float, radius: float = 14.0) -> Matrix:
    """The inner edge of the tray grown outwards by `grow`, as points (n, 3) round its four soft corners."""
    radius += grow
    steps = np.linspace(0, np.pi / 2, 9)
    arc = np.stack([np.cos(steps), np.sin(steps)], axis=1) * radius
    quarter = arc + np.array([HALF_WIDTH + grow - radius, HALF_DEPTH + grow - radius])
    left = quarter[::-1] * [-1, 1]
    flat = np.concatenate([quarter, left, -quarter, -left])
    return np.column_stack([flat, np.full(len(flat), height)])


def _mask(points: Matrix, view: View) -> Floats:
    """How much of each pixel a polygon of the room covers, 0..1."""
    mask = np.zeros((view.height, view.width), np.uint8)
    pixels = np.rint(optics.project(points, view) * (1 << _SHIFT)).astype(np.int32)
    cv2.fillPoly(mask, [pixels], (255,), cv2.LINE_AA, _SHIFT)
    return mask.astype(np.float32) / np.float32(255)


def _cover(light: Floats, mask: Floats, paint: Floats) -> None:
    light += (paint - light) * mask[..., None]


def _sheet(texture: Floats, view: View) -> Floats:
    """A texture of the floor, _GRAIN pixels to the mm about the tray's middle, as the camera sees it."""
    width, depth = _MILLIMETRES
    to_floor = np.array([[1 / _GRAIN, 0, -width / 2], [0, 1 / _GRAIN, -depth / 2], [0, 0, 1]])
    matrix = optics.floor_to_picture(view) @ to_floor
    seen = cv2.warpPerspective(texture, matrix, (view.width, view.height), borderMode=cv2.BORDER_REFLECT)
    return np.asarray(seen, np.float32)


def _clouds(chance: np.random.Generator, across: int, along: int) -> Floats:
    """Smooth noise about 0 over the floor with `across` by `along` blotches, deviation about 1."""
    width, depth = (length * _GRAIN for length in _MILLIMETRES)
    blotches = chance.normal(size=(along, across)).astype(np.float32)
    return np.asarray(cv2.resize(blotches, (width, depth), interpolation=cv2.INTER_CUBIC), np.float32)


def _table(room: Room) -> Floats:
    chance = np.random.default_rng(room.seed)
    planks = chance.normal(size=(7, 1)).repeat(2, axis=1).astype(np.float32)
    width, depth = (length * _GRAIN for length in _MILLIMETRES)
    tone = cv2.resize(planks, (width, depth), interpolation=cv2.INTER_NEAREST) * 0.10
    grain = _clouds(chance, 9, 420) * 0.10 + _clouds(chance, 40, 900) * 0.07 + _clouds(chance, 6, 30) * 0.06
    joints = np.ones((depth, 1), np.float32)
    for joint in range(depth // 7, depth, depth // 7):
        joints[joint : joint + 2] = 0.35
    texture = np.asarray((1 + tone + grain) * joints, np.float32)
    return _sheet(texture, room.view)[..., None] * linear(_PLANK) * _floor_light(room)


def _felt(room: Room) -> Floats:
    chance = np.random.default_rng(room.seed + 1)
    fibres = (
        _clouds(chance, 1000, 700) * 0.10 + _clouds(chance, 300, 200) * 0.05 + _clouds(chance, 14, 10) * 0.03
    )
    texture = np.asarray(1 + fibres, np.float32)
    return _sheet(texture, room.view)[..., None] * linear(FELTS[room.felt]) * _felt_light(room)


def _leather(room: Room) -> Floats:
    chance = np.random.default_rng(room.seed + 2)
    texture = np.asarray(1 + _clouds(chance, 500, 360) * 0.12 + _clouds(chance, 20, 14) * 0.05, np.float32)
    return _sheet(texture, room.view)[..., None] * linear(_LEATHER) * _floor_light(room)


def _lamp_on_floor(room: Room) -> Floats:
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


def _floor_light(room: Room) -> Floats:
    lamp = _lamp_on_floor(room)[..., None] * np.array(room.lamp.colour, np.float32)
    return lamp + ambient(room)


def _felt_light(room: Room) -> Floats:
    """Light on the felt: the rim keeps off part of the lamp, and some of the sky near the walls."""
    edge = _outline(0.0, RIM_HEIGHT)
    lit = cv2.GaussianBlur(_mask(optics.cast_shadow(edge, room.lamp), room.view), (0, 0), 3.0)
    open_sky = cv2.GaussianBlur(_mask(_outline(-3.0, 0.0), room.view), (0, 0), 12.0)
    lamp = (_lamp_on_floor(room) * lit)[..., None] * np.array(room.lamp.colour, np.float32)
    sky = (0.55 + 0.45 * open_sky[..., None]) * ambient(room)
    return np.asarray(lamp + sky, np.float32)


def _shade_around_tray(room: Room) -> Floats:
    """How much light reaches the table beside the tray, which stands in its way."""
    thrown = _mask(optics.cast_shadow(_outline(RIM_WIDTH, RIM_HEIGHT), room.lamp), room.view)
    soft = cv2.GaussianBlur(thrown, (0, 0), 4.0) * room.lamp.share
    close = cv2.GaussianBlur(_mask(_outline(RIM_WIDTH + 2, 0.0), room.view), (0, 0), 8.0) * 0.3
    return np.asarray(1 - np.maximum(soft, close), np.float32)


def _walls(room: Room) -> list[tuple[Floats, Matrix]]:
    """The pieces of the rim's walls that look towards the camera, each with its light."""
    pieces = []
    for outline, inwards in ((_outline(0.0, RIM_HEIGHT), -1), (_outline(RIM_WIDTH, RIM_HEIGHT), 1)):
        for one, other in zip(outline, np.roll(outline, -1, axis=0), strict=True):
            along = other - one
            normal = np.array([along[1], -along[0], 0.0]) * inwards / max(float(np.hypot(*along[:2])), 1e-9)
            if normal @ (optics.eye(room.view) - one) > 0:
                corners = np.array([one, other, other * [1, 1, 0], one * [1, 1, 0]])
                pieces.append((_wall_light(one, normal, room), corners))
    return pieces


def _wall_light(place: Matrix, normal: Matrix, room: Room) -> Floats:
    towards = np.array(room.lamp.place) - place
    distance = float(np.linalg.norm(towards))
    facing = max(float(normal @ towards) / distance, 0.0) * lamp_strength(room) / distance**2
    light = facing * np.array(room.lamp.colour) + 0.45 * ambient(room)
    return (linear(_LEATHER) * light).astype(np.float32)


def _rim_mask(view: View) -> Floats:
    whole = _mask(_outline(RIM_WIDTH, RIM_HEIGHT), view)
    return np.clip(whole - _mask(_outline(0.0, RIM_HEIGHT), view), 0, 1)


def _bevel(light: Floats, room: Room) -> None:
    """A thin line of light along both upper edges of the rim, where the leather is folded."""
    for grow in (0.7, RIM_WIDTH - 0.7):
        outer, inner = _outline(grow + 0.35, RIM_HEIGHT), _outline(grow - 0.35, RIM_HEIGHT)
        line = np.clip(_mask(outer, room.view) - _mask(inner, room.view), 0, 1)
        light *= 1 + 0.7 * line[..., None]


def _vignette(view: View) -> Floats:
    x = (np.arange(view.width, dtype=np.float32) / view.width - 0.5) ** 2
    y = (np.arange(view.height, dtype=np.float32) / view.height - 0.5) ** 2
    return 1 - 0.28 * (x[None] + y[:, None])
