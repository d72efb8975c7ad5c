"""The soft shadows that dice throw on the felt."""

import cv2
import numpy as np

from vision.reading import Frame
from vision.render import optics
from vision.render.body import CUBE, Solid
from vision.render.die import DiePose, Matrix
from vision.render.palette import GAMMA, Floats
from vision.render.scene import Room

_SHIFT = 4
_SHARPEST = 1.2
_DEPTH_OF_CONTACT = 0.5
_SHARP_ENOUGH = 5.0
"""Pixels of deviation with which a soft edge is drawn; a softer one is drawn as much smaller."""
_UNSEEN = 1 / 512
"""A share of the light whose loss no grey level tells."""


def throw_shadow(frame: Frame, pose: DiePose, size: float, room: Room, solid: Solid = CUBE) -> None:
    """Darken `frame` where the die keeps the lamp and the sky off the felt."""
    hull = solid.corners(pose, size, 0.92)
    lamp = np.array(room.lamp.place)
    scale = room.view.focal / room.view.distance
    penumbra = room.lamp.radius * pose.centre[2] / np.linalg.norm(lamp - pose.centre) * scale
    _darken(frame, optics.cast_shadow(hull, room.lamp), room, float(penumbra) / 2, room.lamp.share)
    gap = max(float(hull[:, 2].min()), 0.0) / size
    contact = _DEPTH_OF_CONTACT * float(np.exp(-2.0 * gap))
    _darken(frame, hull * [1, 1, 0], room, size * scale * (0.09 + 0.3 * gap), contact)


def _darken(frame: Frame, ground: Matrix, room: Room, blur: float, strength: float) -> None:
    """Take `strength` of the light from the hull of points on the floor, its edge blurred (pixels)."""
    if strength < _UNSEEN:
        return
    sigma = max(blur, _SHARPEST)
    pixels = optics.project(ground, room.view)
    border = 3 * sigma + 2
    x, y = (max(int(v - border), 0) for v in pixels.min(axis=0))
    right, bottom = (int(v + border) for v in pixels.max(axis=0))
    region = frame[y : max(bottom, 0), x : max(right, 0)]
    if region.size:
        hull = cv2.convexHull(np.rint((pixels - [x, y]) * (1 << _SHIFT)).astype(np.int32))
        region[:] = _dimmed(region, hull, sigma, strength)


def _dimmed(region: Frame, hull: cv2.typing.MatLike, sigma: float, strength: float) -> Floats:
    soft = _soft(hull, region.shape[1], region.shape[0], sigma)
    share = (1 - soft * np.float32(strength / 255)) ** np.float32(1 / GAMMA)
    dimmed: Floats = region * share[..., None]
    return dimmed


def _soft(hull: cv2.typing.MatLike, width: int, height: int, sigma: float) -> Floats:
    """The hull filled, 0..255, with a soft edge; a very soft one is worked out coarsely first."""
    coarse = max(1, int(sigma / _SHARP_ENOUGH))
    mask = np.zeros((-(-height // coarse), -(-width // coarse)), np.uint8)
    cv2.fillConvexPoly(mask, np.floor_divide(hull, coarse), (255,), cv2.LINE_AA, _SHIFT)
    soft = cv2.GaussianBlur(mask, (0, 0), sigma / coarse)
    if coarse > 1:
        whole = cv2.resize(soft, (mask.shape[1] * coarse, mask.shape[0] * coarse))
        soft = whole[:height, :width]
    return np.asarray(soft, np.float32)
