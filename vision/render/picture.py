"""A scene as a picture: the tray, the shadows, then the dice from far to near."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

import cv2
import numpy as np

from vision.reading import Frame
from vision.render import optics
from vision.render.body import Patch, Solid, draw_die
from vision.render.die import DiePose
from vision.render.floor import developed, table
from vision.render.mat import empty_mat
from vision.render.palette import GAMMA, Finish, Floats, finish, grey_levels
from vision.render.scene import DieOnTable, RenderedScene, Room
from vision.render.sensor import Sensor
from vision.render.shadows import throw_shadow
from vision.render.solids import lying, solid_of
from vision.render.tray import empty_tray

_LONGEST_STREAK = 41


def render(scene: RenderedScene) -> Frame:
    """The scene as a camera delivers it, noise and all; the same scene gives the same frame."""
    view = scene.room.view
    return Sensor(scene.room.noise, view.width, view.height, scene.seed).expose(picture(scene))


def picture(scene: RenderedScene) -> Frame:
    """The scene at rest without noise."""
    return compose(scene, [lying(die) for die in scene.dice])


@lru_cache(maxsize=2)
def ground(room: Room, beside: tuple[DieOnTable, ...] = ()) -> Frame:
    """Ground below the dice in that room, with other dice beside; read-only."""
    if beside:
        return picture(RenderedScene(beside, room))
    if room.bare:
        return developed(table(room), room)
    return empty_tray(room) if room.mat is None else empty_mat(room)


Made: TypeAlias = tuple[Finish, Solid]
"""Finish and solid of one die."""


def made(die: DieOnTable, seed: int) -> Made:
    """As any die of its colour and faces; another one for each seed."""
    return finish(die, seed), solid_of(die)


def compose(
    scene: RenderedScene, poses: Sequence[DiePose], making: Callable[[DieOnTable, int], Made] = made
) -> Frame:
    """The scene without noise, its dice in the given poses, one for each, made as they are or otherwise."""
    frame = ground(scene.room, scene.beside).copy()
    eye = optics.eye(scene.room.view)
    dice = [making(die, scene.seed * 1009 + number) for number, die in enumerate(scene.dice)]
    placed = sorted(
        zip(scene.dice, poses, dice, strict=True),
        key=lambda one: -float(np.linalg.norm(one[1].centre - eye)),
    )
    for die, pose, (_, solid) in placed:
        throw_shadow(frame, pose, die.size, scene.room, solid)
    for die, pose, (look, solid) in placed:
        streak = _streak(pose, scene.room)
        border = 3 + int(np.ceil(np.hypot(*streak) / 2))
        drawn = draw_die(pose, die.size, look, scene.room, border, solid)
        lay(frame, _blurred(drawn, streak, scene.room))
    return frame


def _streak(pose: DiePose, room: Room) -> tuple[float, float]:
    """Motion blur of the die while the shutter is open, in pixels."""
    ends = np.stack([pose.centre - pose.sweep / 2, pose.centre + pose.sweep / 2])
    start, stop = optics.project(ends, room.view)
    x, y = stop - start
    shorten = min(1.0, (_LONGEST_STREAK - 3) / max(float(np.hypot(x, y)), 1e-9))
    return float(x) * shorten, float(y) * shorten


def _blurred(patch: Patch, streak: tuple[float, float], room: Room) -> Patch:
    """The patch as the lens and the open shutter smear it."""
    both: Floats = np.dstack([patch.light, patch.coverage])
    if np.hypot(*streak) > 1:
        both = _floats(cv2.filter2D(both, -1, _line(streak), borderType=cv2.BORDER_CONSTANT))
    both = _floats(cv2.GaussianBlur(both, (0, 0), room.blur))
    return Patch(both[..., :3], both[..., 3], patch.x, patch.y)


def _line(streak: tuple[float, float]) -> Floats:
    """A kernel that averages along a line of the streak's length and direction."""
    half = int(np.ceil(np.hypot(*streak) / 2)) + 1
    kernel = np.zeros((2 * half + 1, 2 * half + 1), np.float32)
    x, y = np.rint(np.array(streak) / 2 * 16).astype(int)
    middle = half * 16
    cv2.line(kernel, (middle - x, middle - y), (middle + x, middle + y), (1.0,), 1, cv2.LINE_AA, 4)
    return _floats(kernel / kernel.sum())


def _floats(values: cv2.typing.MatLike) -> Floats:
    return np.asarray(values, np.float32)


def lay(frame: Frame, patch: Patch) -> None:
    """Lay a patch over the frame, mixing as light does; what falls outside the frame is lost."""
    height, width = frame.shape[:2]
    top, left = max(-patch.y, 0), max(-patch.x, 0)
    bottom, right = (
        min(height - patch.y, patch.coverage.shape[0]),
        min(width - patch.x, patch.coverage.shape[1]),
    )
    if bottom <= top or right <= left:
        return
    behind = frame[patch.y + top : patch.y + bottom, patch.x + left : patch.x + right]
    coverage = patch.coverage[top:bottom, left:right, None]
    light = (behind * np.float32(1 / 255)) ** np.float32(GAMMA) * (1 - coverage)
    behind[:] = np.rint(grey_levels(light + patch.light[top:bottom, left:right]))
