"""The empty tray: felt inside a raised rim, on a wooden table, under an uneven light."""

from functools import lru_cache

import cv2
import numpy as np

from vision.reading import Frame
from vision.render import optics
from vision.render.floor import (
    Matrix,
    clouds,
    cover,
    developed,
    floor_light,
    lamp_on_floor,
    mask,
    sheet,
    table,
)
from vision.render.light import ambient, lamp_strength
from vision.render.palette import FELTS, Floats, linear
from vision.render.scene import Room, Viewpoint

HALF_WIDTH, HALF_DEPTH, RIM_WIDTH, RIM_HEIGHT = 146.0, 76.0, 9.0, 13.0
_LEATHER = (74, 46, 32)


@lru_cache(maxsize=4)
def empty_tray(room: Room) -> Frame:
    """The picture of the tray without dice and without noise; do not write into it."""
    light = table(room) * _shade_around_tray(room)[..., None]
    cover(light, mask(_outline(RIM_WIDTH, RIM_HEIGHT), room.view), _felt(room))
    for shade, corners in _walls(room):
        cover(light, mask(corners, room.view), shade)
    cover(light, _rim_mask(room.view), _leather(room))
    _bevel(light, room)
    return developed(light, room)


def _outline(grow: float, height: float, radius: float = 14.0) -> Matrix:
    """The inner edge of the tray grown outwards by `grow`, as points (n, 3) round its four soft corners."""
    radius += grow
    steps = np.linspace(0, np.pi / 2, 9)
    arc = np.stack([np.cos(steps), np.sin(steps)], axis=1) * radius
    quarter = arc + np.array([HALF_WIDTH + grow - radius, HALF_DEPTH + grow - radius])
    left = quarter[::-1] * [-1, 1]
    flat = np.concatenate([quarter, left, -quarter, -left])
    return np.column_stack([flat, np.full(len(flat), height)])


def _felt(room: Room) -> Floats:
    chance = np.random.default_rng(room.seed + 1)
    fibres = (
        clouds(chance, 1000, 700) * 0.10 + clouds(chance, 300, 200) * 0.05 + clouds(chance, 14, 10) * 0.03
    )
    texture = np.asarray(1 + fibres, np.float32)
    return sheet(texture, room.view)[..., None] * linear(FELTS[room.felt]) * _felt_light(room)


def _leather(room: Room) -> Floats:
    chance = np.random.default_rng(room.seed + 2)
    texture = np.asarray(1 + clouds(chance, 500, 360) * 0.12 + clouds(chance, 20, 14) * 0.05, np.float32)
    return sheet(texture, room.view)[..., None] * linear(_LEATHER) * floor_light(room)


def _felt_light(room: Room) -> Floats:
    """Light on the felt: the rim keeps off part of the lamp, and some of the sky near the walls."""
    edge = _outline(0.0, RIM_HEIGHT)
    lit = cv2.GaussianBlur(mask(optics.cast_shadow(edge, room.lamp), room.view), (0, 0), 3.0)
    open_sky = cv2.GaussianBlur(mask(_outline(-3.0, 0.0), room.view), (0, 0), 12.0)
    lamp = (lamp_on_floor(room) * lit)[..., None] * np.array(room.lamp.colour, np.float32)
    sky = (0.55 + 0.45 * open_sky[..., None]) * ambient(room)
    return np.asarray(lamp + sky, np.float32)


def _shade_around_tray(room: Room) -> Floats:
    """Share of light that reaches the table beside the tray, past its rim."""
    thrown = mask(optics.cast_shadow(_outline(RIM_WIDTH, RIM_HEIGHT), room.lamp), room.view)
    soft = cv2.GaussianBlur(thrown, (0, 0), 4.0) * room.lamp.share
    close = cv2.GaussianBlur(mask(_outline(RIM_WIDTH + 2, 0.0), room.view), (0, 0), 8.0) * 0.3
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


def _rim_mask(view: Viewpoint) -> Floats:
    whole = mask(_outline(RIM_WIDTH, RIM_HEIGHT), view)
    return np.clip(whole - mask(_outline(0.0, RIM_HEIGHT), view), 0, 1)


def _bevel(light: Floats, room: Room) -> None:
    """A thin line of light along both upper edges of the rim, where the leather is folded."""
    for grow in (0.7, RIM_WIDTH - 0.7):
        outer, inner = _outline(grow + 0.35, RIM_HEIGHT), _outline(grow - 0.35, RIM_HEIGHT)
        line = np.clip(mask(outer, room.view) - mask(inner, room.view), 0, 1)
        light *= 1 + 0.7 * line[..., None]
