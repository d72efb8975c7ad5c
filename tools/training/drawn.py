"""Draws small scenes of dice of any look, on any ground, for training."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import cv2
import numpy as np

from tools.training import looks
from tools.training.ground import ground
from tools.training.sample import Sample
from vision.reading import Frame
from vision.render import RenderedLamp, Room, Viewpoint
from vision.render.body import Patch, draw_die
from vision.render.die import DiePose, corners, face_up, value_up
from vision.render.optics import eye, floor_to_picture, project
from vision.render.palette import Finish
from vision.render.picture import lay
from vision.render.scene import WindowLight
from vision.render.shadows import throw_shadow

SIDE = 256
"""Pixels across and down."""
DISTANCE = 420.0
EDGE = 16.0
MOST = 12
TRIES = 30

Chance = np.random.Generator
Thrown = list[tuple[DiePose, float]]
"""Poses of dice, and the mm of their edges."""
Arrange = Callable[[Thrown, Chance], Thrown]
"""Makes dice that lie stand otherwise."""


@dataclass(frozen=True, eq=False)
class DrawnTable:
    """A drawn picture, and its dice: poses and edges in mm, boxes (x, y, side) in pixels, looks."""

    frame: Frame
    room: Room
    poses: Thrown
    boxes: list[tuple[float, float, float]]
    finishes: list[Finish]


def scene(
    seed: int, woven: bool = False, bright: bool = False, fashion: looks.Fashion = looks.GLOSSY
) -> Sample:
    """A picture of one to twelve dice, maybe on a carpet or with bright pips, and what is known of each."""
    chance = np.random.default_rng([seed, 4])
    look = partial(looks.bright if bright else looks.contrasting, fashion=fashion)
    drawn = table(chance, look, woven, overhead=fashion.tumbled)
    values = [value_up(pose.axes) for pose, _ in drawn.poses]
    known = np.array([(*place, value) for place, value in zip(drawn.boxes, values, strict=True)], np.float32)
    slanting = drawn.room.view.tilt > np.radians(28)
    colours = tuple(looks.called(finish) for finish in drawn.finishes)
    return Sample(drawn.frame, known.reshape(-1, 4), slanting, colours=colours)


def table(
    chance: Chance,
    look: Callable[[Chance], Finish],
    woven: bool = False,
    arrange: Arrange | None = None,
    overhead: float = 0.0,
) -> DrawnTable:
    """One to twelve dice of these looks under a lamp; flat unless `arrange` says otherwise.

    `overhead` is the share of rooms with a bright lamp overhead.
    """
    room = _room(chance)
    if overhead and chance.random() < overhead:
        room = replace(room, windows=(*room.windows, _overhead(room.view, chance)))
    frame = ground(SIDE, chance, woven)
    poses = _thrown(room, chance)
    if arrange is not None:
        poses = arrange(poses, chance)
    for pose, size in poses:
        throw_shadow(frame, pose, size, room)
    boxes, finishes, kin = [], [], look(chance)
    for pose, size in poses:
        finish = kin if chance.random() < 0.3 else look(chance)
        patch = draw_die(pose, size, finish, room)
        lay(frame, _faded(patch, finish, chance))
        boxes.append(_outline(patch))
        finishes.append(finish)
    return DrawnTable(_developed(frame, chance), room, poses, boxes, finishes)


def _room(chance: Chance) -> Room:
    tilt = float(np.radians(chance.uniform(0, 25) if chance.random() < 0.6 else chance.uniform(20, 52)))
    swing = float(chance.uniform(-np.pi, np.pi) if tilt < 0.49 else chance.normal(0, 0.2))
    pixels = float(np.exp(chance.uniform(np.log(20), np.log(64))))
    view = Viewpoint(tilt, swing, DISTANCE, pixels * DISTANCE / EDGE, SIDE, SIDE)
    about, away = chance.uniform(0, 2 * np.pi), chance.uniform(60, 380)
    place = (float(np.cos(about) * away), float(np.sin(about) * away), float(chance.uniform(250, 520)))
    cast = chance.normal(0, 0.12)
    lamp = RenderedLamp(
        place,
        float(chance.uniform(10, 60)),
        (float(1 - cast), 1.0, float(1 + cast / 2)),
        float(chance.uniform(0.3, 0.8)),
        float(chance.uniform(0.6, 1.15)),
    )
    return Room(view, lamp, windows=_windows(chance))


def _windows(chance: Chance) -> tuple[WindowLight, ...]:
    """Up to three bright squares above the table: windows, strip lights, another's screen."""
    found = []
    for _ in range(int(chance.integers(0, 4))):
        about, height = chance.uniform(0, 2 * np.pi), chance.uniform(0.1, 1)
        across = float(np.sqrt(1 - height**2))
        towards = (float(np.cos(about) * across), float(np.sin(about) * across), float(height))
        long, short = (float(v) for v in np.exp(chance.uniform(np.log(0.06), np.log(0.7), 2)))
        light = float(np.exp(chance.uniform(np.log(2), np.log(25))))
        found.append(WindowLight(towards, (long, short), float(chance.uniform(0, np.pi)), light))
    return tuple(found)


def _overhead(view: Viewpoint, chance: Chance) -> WindowLight:
    """A bright lamp that level faces near the picture's middle mirror, or nearly so."""
    towards = eye(view) / np.linalg.norm(eye(view)) * (-1, -1, 1) + chance.normal(0, 0.25, 3)
    x, y, z = (float(v) for v in towards / np.linalg.norm(towards))
    long, short = (float(v) for v in np.exp(chance.uniform(np.log(0.05), np.log(0.3), 2)))
    light = float(np.exp(chance.uniform(np.log(15), np.log(150))))
    return WindowLight((x, y, z), (long, short), float(chance.uniform(0, np.pi)), light)


def _thrown(room: Room, chance: Chance) -> Thrown:
    """Poses and edges of dice that lie side by side, sometimes touching, the farthest first."""
    to_picture = floor_to_picture(room.view)
    lying: Thrown = []
    turn, close = chance.uniform(0, 2 * np.pi), chance.random() < 0.35
    for _ in range(int(chance.integers(1, MOST + 1))):
        size = EDGE * float(chance.choice([1.0, chance.uniform(0.75, 1.2)]))
        for _ in range(TRIES):
            x, y, w = np.linalg.inv(to_picture) @ np.array([*chance.uniform(0.06, 0.94, 2) * SIDE, 1.0])
            middle = np.array([x / w, y / w, size / 2])
            apart = [
                np.hypot(*(middle - other.centre)[:2]) > (1.02 if close else 1.45) * (size + edge) / 2
                for other, edge in lying
            ]
            if all(apart):
                value = int(chance.integers(1, 7))
                about = turn if close else chance.uniform(0, 2 * np.pi)
                lying.append((DiePose(middle, face_up(value, about), np.zeros(3)), size))
                break
    eye = np.array([np.sin(room.view.swing), -np.cos(room.view.swing), 0.0])
    return sorted(lying, key=lambda one: float(one[0].centre @ eye))


def _faded(patch: Patch, finish: Finish, chance: Chance) -> Patch:
    """Through clear bodies the ground is seen."""
    if not finish.clear:
        return patch
    left = np.float32(1 - 0.35 * finish.clear * chance.random())
    return replace(patch, light=patch.light * left, coverage=patch.coverage * left)


def _outline(patch: Patch) -> tuple[float, float, float]:
    """Middle and side of the box round what is seen of a die."""
    high, wide = (np.flatnonzero((patch.coverage > 0.5).any(axis=axis)) for axis in (1, 0))
    (left, right), (top, bottom) = wide[[0, -1]], high[[0, -1]]
    side = np.sqrt((right - left + 1) * (bottom - top + 1))
    return float(patch.x + (left + right) / 2), float(patch.y + (top + bottom) / 2), float(side)


def box(pose: DiePose, size: float, room: Room) -> tuple[float, float, float]:
    """Middle and side of the box round the whole die, in pixels."""
    outline = project(corners(pose, size, 0.92), room.view)
    low, high = outline.min(axis=0), outline.max(axis=0)
    x, y = (low + high) / 2
    return float(x), float(y), float(np.sqrt(np.prod(high - low)))


def _developed(frame: Frame, chance: Chance) -> Frame:
    soft = cv2.GaussianBlur(frame, (0, 0), float(chance.uniform(0.3, 1.2)))
    noise = chance.normal(0, chance.uniform(0.5, 5), frame.shape)
    return np.asarray(np.clip(soft + noise, 0, 255), np.uint8)
