"""Draws small scenes of dice of any look, on any ground, for the network to learn from."""

from dataclasses import replace

import cv2
import numpy as np

from vision.reading import Frame
from vision.render import Lamp, Room, View
from vision.render.body import Patch, draw_die
from vision.render.die import Pose, corners, face_up, value_up
from vision.render.optics import floor_to_picture, project
from vision.render.palette import Finish, Floats, linear
from vision.render.picture import lay
from vision.render.shadows import throw_shadow
from vision.training.dyes import any_dye, names
from vision.training.ground import ground
from vision.training.sample import Sample

SIDE = 256
"""Pixels across and down."""
DISTANCE = 420.0
EDGE = 16.0
MOST = 12
TRIES = 30
HUES_APART = 35.0
"""What the eye tells at a glance, in units of CIE Lab."""

Chance = np.random.Generator


def scene(seed: int, woven: bool = False, bright: bool = False) -> Sample:
    """A picture of one to twelve dice, maybe on a carpet or with bright pips, and what is known of each."""
    chance = np.random.default_rng([seed, 4])
    look = _bright if bright else _look
    room = _room(chance)
    frame = ground(SIDE, chance, woven)
    poses = _thrown(room, chance)
    for pose, size in poses:
        throw_shadow(frame, pose, size, room)
    boxes, colours = [], []
    kin = look(chance)
    for pose, size in poses:
        finish = kin if chance.random() < 0.3 else look(chance)
        patch = draw_die(pose, size, finish, room)
        lay(frame, _marbled(patch, chance))
        boxes.append(box(pose, size, room))
        colours.append(names(finish.body))
    values = [value_up(pose.axes) for pose, _ in poses]
    known = np.array([(*place, value) for place, value in zip(boxes, values, strict=True)], np.float32)
    slanting = room.view.tilt > np.radians(28)
    return Sample(_developed(frame, chance), known.reshape(-1, 4), slanting, colours=tuple(colours))


def _room(chance: Chance) -> Room:
    tilt = float(np.radians(chance.uniform(0, 25) if chance.random() < 0.6 else chance.uniform(20, 52)))
    swing = float(chance.uniform(-np.pi, np.pi) if tilt < 0.49 else chance.normal(0, 0.2))
    pixels = float(np.exp(chance.uniform(np.log(20), np.log(64))))
    view = View(tilt, swing, DISTANCE, pixels * DISTANCE / EDGE, SIDE, SIDE)
    about, away = chance.uniform(0, 2 * np.pi), chance.uniform(60, 380)
    place = (float(np.cos(about) * away), float(np.sin(about) * away), float(chance.uniform(250, 520)))
    cast = chance.normal(0, 0.12)
    lamp = Lamp(
        place,
        float(chance.uniform(10, 60)),
        (float(1 - cast), 1.0, float(1 + cast / 2)),
        float(chance.uniform(0.3, 0.8)),
        float(chance.uniform(0.6, 1.15)),
    )
    return Room(view, lamp)


def _thrown(room: Room, chance: Chance) -> list[tuple[Pose, float]]:
    """Poses and edges of dice that lie side by side, sometimes touching, the farthest first."""
    to_picture = floor_to_picture(room.view)
    lying: list[tuple[Pose, float]] = []
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
                lying.append((Pose(middle, face_up(value, about), np.zeros(3)), size))
                break
    eye = np.array([np.sin(room.view.swing), -np.cos(room.view.swing), 0.0])
    return sorted(lying, key=lambda one: float(one[0].centre @ eye))


def _look(chance: Chance) -> Finish:
    body = linear(_any_colour(chance))
    light = float(body @ np.array([0.1, 0.6, 0.3], np.float32))
    pip = linear(_any_colour(chance))
    faintest = 0.06 if chance.random() < 0.3 else 0.2
    if chance.random() < 0.75 or abs(float(pip @ np.array([0.1, 0.6, 0.3], np.float32)) - light) < faintest:
        shade = (
            int(chance.uniform(2, 50)) if light > chance.uniform(0.12, 0.3) else int(chance.uniform(190, 255))
        )
        pip = linear((shade, shade, int(shade * chance.uniform(0.7, 1))))
    return _finish(body, pip, chance)


def _bright(chance: Chance) -> Finish:
    """Pips that differ from the body by their hue, and hardly by how light they are: red ones on black."""
    body, pip = _any_colour(chance), _any_colour(chance)
    while _unlike(body, pip) < HUES_APART:
        body, pip = _any_colour(chance), _any_colour(chance)
    return _finish(linear(body), linear(pip), chance)


def _unlike(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """How far two colours are apart but for how light they are, in units of CIE Lab."""
    pair = np.array([[one, other]], np.float32) / 255
    first, second = cv2.cvtColor(pair, cv2.COLOR_RGB2LAB)[0]
    return float(np.linalg.norm(first[1:] - second[1:]))


def _finish(body: Floats, pip: Floats, chance: Chance) -> Finish:
    return Finish(
        np.clip(body, 0.004, 0.9).astype(np.float32),
        pip,
        float(chance.uniform(0.14, 0.25)),
        float(chance.uniform(0.08, 0.4)),
        float(chance.uniform(0.1, 2.2)),
        float(chance.uniform(0.4, 0.57)),
        float(chance.uniform(1.2, 1.9)) if chance.random() < 0.15 else 1.0,
    )


def _any_colour(chance: Chance) -> tuple[int, int, int]:
    return any_dye(chance, plain=0.18, cream=0.9)


def _marbled(patch: Patch, chance: Chance) -> Patch:
    """Some bodies are marbled, some let the ground shine through."""
    light, coverage = patch.light, patch.coverage
    if chance.random() < 0.3:
        cells = chance.normal(1, 0.2, (int(chance.integers(2, 7)), int(chance.integers(2, 7)), 3))
        veins = cv2.resize(cells.astype(np.float32), light.shape[1::-1], interpolation=cv2.INTER_CUBIC)
        light = light * np.maximum(veins, 0.2)
    if chance.random() < 0.15:
        clear = np.float32(chance.uniform(0.6, 0.95))
        light, coverage = light * clear, coverage * clear
    return replace(patch, light=light, coverage=coverage)


def box(pose: Pose, size: float, room: Room) -> tuple[float, float, float]:
    """Middle and side of the box round the whole die, in pixels."""
    outline = project(corners(pose, size, 0.92), room.view)
    low, high = outline.min(axis=0), outline.max(axis=0)
    x, y = (low + high) / 2
    return float(x), float(y), float(np.sqrt(np.prod(high - low)))


def _developed(frame: Frame, chance: Chance) -> Frame:
    soft = cv2.GaussianBlur(frame, (0, 0), float(chance.uniform(0.3, 1.2)))
    noise = chance.normal(0, chance.uniform(0.5, 5), frame.shape)
    return np.asarray(np.clip(soft + noise, 0, 255), np.uint8)
