"""Objects on the table beside tiles, and those that cast shadows."""

import cv2
import numpy as np

from vision.render import optics
from vision.render.floor import Matrix
from vision.render.palette import Floats, linear
from vision.render.scene import Room
from vision.tiles.pretend.scene import Cup, Dim, TileScene

_COARSE = 4
_ROUND = np.linspace(0, 2 * np.pi, 48, endpoint=False)
COFFEE = (52, 34, 22)


def dimming(scene: TileScene, room: Room) -> Floats:
    """The share of light that is left on each pixel by cups and people, worked out coarsely."""
    view = room.view
    left = np.ones((view.height // _COARSE, view.width // _COARSE), np.float32)
    for dim in scene.dims:
        _take(left, optics.project(_ellipse(dim), view), dim.share, dim.soft * view.focal / view.distance)
    for cup in scene.cups:
        solid = np.concatenate([_ring(cup, 0.0), _ring(cup, cup.height)])
        _take(left, optics.project(optics.cast_shadow(solid, room.lamp), view), room.lamp.share * 0.8, 8.0)
    return np.asarray(cv2.resize(left, (view.width, view.height)), np.float32)


def lay_cup(light: Floats, cup: Cup, room: Room) -> None:
    """A cup of coffee over everything below it."""
    body = np.concatenate([_ring(cup, 0.0), _ring(cup, cup.height)])
    for points, paint, share in (
        (body, cup.paint, 0.55),
        (_ring(cup, cup.height), cup.paint, 0.95),
        (_ring(cup, cup.height, 0.86), COFFEE, 0.9),
    ):
        mask = np.zeros(light.shape[:2], np.uint8)
        hull = cv2.convexHull(np.rint(optics.project(points, room.view) * 16).astype(np.int32))
        cv2.fillConvexPoly(mask, hull, (255,), cv2.LINE_AA, 4)
        cover = mask.astype(np.float32)[..., None] / np.float32(255)
        light += (linear(paint) * np.float32(share * room.lamp.exposure) - light) * cover


def _take(left: Floats, pixels: Matrix, share: float, soft: float) -> None:
    mask = np.zeros(left.shape, np.uint8)
    hull = cv2.convexHull(np.rint(pixels / _COARSE * 16).astype(np.int32))
    cv2.fillConvexPoly(mask, hull, (255,), cv2.LINE_AA, 4)
    shade = cv2.GaussianBlur(mask, (0, 0), max(soft / _COARSE, 0.6))
    left *= 1 - np.asarray(shade, np.float32) * np.float32(share / 255)


def _ellipse(dim: Dim) -> Matrix:
    flat = np.column_stack([np.cos(_ROUND), np.sin(_ROUND)]) * dim.reach
    c, s = np.cos(dim.turn), np.sin(dim.turn)
    there = flat @ np.array([[c, s], [-s, c]]) + dim.place
    return np.column_stack([there, np.zeros(len(there))])


def _ring(cup: Cup, height: float, share: float = 1.0) -> Matrix:
    flat = np.column_stack([np.cos(_ROUND), np.sin(_ROUND)]) * (cup.radius * share) + cup.place
    return np.column_stack([flat, np.full(len(flat), height)])
