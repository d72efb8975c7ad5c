"""The soft shadows that dice throw on the felt."""

import cv2
import numpy as np

from vision.reading import Frame
from vision.render import optics
from vision.render.die import Matrix, Pose, corners
from vision.render.palette import GAMMA, Floats
from vision.render.scene import Room

_SHIFT = 4
_SHARPEST = 1.2
_DEPTH_OF_CONTACT = 0.5


def throw_shadow(frame: Frame, pose: Pose, size: float, room: Room) -> None:
    """Darken `frame` where the die keeps the lamp and the sky off the felt."""
    solid = corners(pose, size, inset=0.92)
    lamp = np.array(room.lamp.place)
    scale = room.view.focal / room.view.distance
    penumbra = room.lamp.radius * pose.centre[2] / np.linalg.norm(lamp - pose.centre) * scale
    _darken(frame, optics.cast_shadow(solid, room.lamp), room, float(penumbra) / 2, room.lamp.share)
    gap = max(float(solid[:, 2].min()), 0.0) / size
    contact = _DEPTH_OF_CONTACT * float(np.exp(-2.0 * gap))
    _darken(frame, solid * [1, 1, 0], room, size * scale * (0.09 + 0.3 * gap), contact)


def _darken(frame: Frame, ground: Matrix, room: Room, blur: float, strength: float) -> None:
    """Take `strength` of the light from the hull of points on the floor, its edge blurred (pixels)."""
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
    mask = np.zeros(region.shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, hull, (255,), cv2.LINE_AA, _SHIFT)
    soft = np.asarray(cv2.GaussianBlur(mask, (0, 0), sigma), np.float32)
    share = (1 - soft * np.float32(strength / 255)) ** np.float32(1 / GAMMA)
    dimmed: Floats = region * share[..., None]
    return dimmed
