"""A hand that reaches over the tray, with its arm and its shadow."""

from dataclasses import dataclass

import cv2
import numpy as np

from vision.reading import Frame
from vision.render import optics
from vision.render.die import Matrix
from vision.render.palette import GAMMA, Floats, grey_levels, linear
from vision.render.scene import Room

_SHIFT = 4
_WRIST = -45.0
_ARM = ((_WRIST, 0.0), (-420.0, 0.0), 58.0)
_FINGERS = (
    ((25.0, -30.0), (92.0, -40.0), 17.0),
    ((30.0, -10.0), (108.0, -14.0), 18.0),
    ((30.0, 11.0), (102.0, 13.0), 18.0),
    ((22.0, 31.0), (78.0, 42.0), 15.0),
    ((-22.0, -32.0), (38.0, -74.0), 21.0),
)
"""Where each finger begins and ends in mm from the middle of the palm, and how thick it is; and the arm."""
_PALM = (48.0, 42.0)


@dataclass(frozen=True, slots=True)
class Hand:
    """Flat over the tray: the middle of its palm in mm, the way it points in radians, and how high it is in
    mm. `skin` is red, green, blue under white light."""

    place: tuple[float, float] = (0.0, 0.0)
    points: float = np.pi / 2
    height: float = 30.0
    skin: tuple[int, int, int] = (206, 152, 124)


def lay_hand(frame: Frame, hand: Hand, room: Room) -> Frame:
    """A copy of the frame, without noise, with the hand over everything in it."""
    light = (np.asarray(frame, np.float32) / np.float32(255)) ** np.float32(GAMMA)
    light *= 1 - room.lamp.share * _shape(hand, room, shadow=True)[..., None]
    cover = _shape(hand, room, shadow=False)
    light += (_flesh(cover, hand, room) - light) * cover[..., None]
    return np.asarray(np.rint(grey_levels(light)), np.uint8)


def _flesh(cover: Floats, hand: Hand, room: Room) -> Floats:
    """The light of the skin: round things are darker towards their edges."""
    rounded = cv2.GaussianBlur(cover, (0, 0), 9.0)
    shade = np.float32(room.lamp.exposure) * (np.float32(0.35) + np.float32(0.6) * np.asarray(rounded) ** 2)
    return np.asarray(
        shade[..., None] * linear(hand.skin) * np.array(room.lamp.colour, np.float32), np.float32
    )


def _shape(hand: Hand, room: Room, *, shadow: bool) -> Floats:
    """Coverage of each pixel by the hand or its shadow, 0..1."""
    scale = room.view.focal / (room.view.distance - hand.height)
    mask = np.zeros((room.view.height, room.view.width), np.uint8)
    for start, end, thick in (_ARM, *_FINGERS):
        ends = _pixels(np.array([start, end]), hand, room, shadow=shadow)
        cv2.polylines(mask, [ends], False, (255,), max(1, round(thick * scale)), cv2.LINE_AA, _SHIFT)
    turned = np.linspace(0, 2 * np.pi, 40)
    palm = np.stack([np.cos(turned), np.sin(turned)], axis=1) * _PALM
    cv2.fillPoly(mask, [_pixels(palm, hand, room, shadow=shadow)], (255,), cv2.LINE_AA, _SHIFT)
    soft = cv2.GaussianBlur(mask, (0, 0), 6.0 if shadow else 1.2)
    return np.asarray(soft, np.float32) / np.float32(255)


def _pixels(outline: Matrix, hand: Hand, room: Room, *, shadow: bool) -> cv2.typing.MatLike:
    cos, sin = np.cos(hand.points), np.sin(hand.points)
    there = outline @ np.array([[cos, sin], [-sin, cos]]) + np.array(hand.place)
    solid = np.column_stack([there, np.full(len(there), hand.height)])
    ground = optics.cast_shadow(solid, room.lamp) if shadow else solid
    return np.asarray(np.rint(optics.project(ground, room.view) * (1 << _SHIFT)), np.int32)
