"""Draws single dice that lie or lean, of any look, on any ground, in any light, to learn from."""

import cv2
import numpy as np

from vision.problems.leaning import SIDE, portrait
from vision.reading import Box, Frame
from vision.render import Lamp, Room, View
from vision.render.body import Patch, draw_die
from vision.render.die import Matrix, Pose, corners, face_up, rotation
from vision.render.optics import project
from vision.render.palette import GAMMA, Finish, Floats, grey_levels, linear
from vision.render.shadows import throw_shadow
from vision.training.dyes import LUMA, any_dye

ACROSS = 128
"""Pixels across and down of the scene that a die is cut out of."""
DISTANCE, EDGE = 420.0, 16.0
LEAST, MOST = 22.0, 50.0
"""Degrees by which a die leans that does."""

Chance = np.random.Generator


def posture(seed: int) -> tuple[Frame, bool]:
    """A die as the network sees it, and whether it leans: half of them do."""
    chance = np.random.default_rng([seed, 9])
    room = _room(chance)
    degrees = float(chance.uniform(LEAST, MOST)) if chance.random() < 0.5 else 0.0
    frame = _ground(chance)
    pose, look = _pose(chance, chance.normal(0, 3, 2), degrees), _look(chance)
    dice = [(pose, look), *_beside(chance, pose, look)]
    for one, _ in dice:
        throw_shadow(frame, one, EDGE, room)
    towards = np.array([np.sin(room.view.swing), -np.cos(room.view.swing)])
    for one, its in sorted(dice, key=lambda die: float(die[0].centre[:2] @ towards)):
        _lay(frame, draw_die(one, EDGE, its, room))
    frame = np.asarray(cv2.GaussianBlur(frame, (0, 0), float(chance.uniform(0.3, 1.1))), np.uint8)
    noisy = frame + chance.normal(0, chance.uniform(0.5, 6), frame.shape)
    box = _box(chance, pose, room)
    return portrait(np.asarray(np.clip(noisy, 0, 255), np.uint8), box), degrees > 0


def _room(chance: Chance) -> Room:
    tilt, pixels = np.radians(chance.uniform(0, 28)), np.exp(chance.uniform(np.log(22), np.log(52)))
    swing = float(chance.uniform(-np.pi, np.pi))
    view = View(float(tilt), swing, DISTANCE, float(pixels * DISTANCE / EDGE), ACROSS, ACROSS)
    about, away, cast = chance.uniform(0, 2 * np.pi), chance.uniform(60, 380), chance.normal(0, 0.12)
    place = (float(np.cos(about) * away), float(np.sin(about) * away), float(chance.uniform(250, 520)))
    lamp = Lamp(
        place,
        float(chance.uniform(10, 60)),
        (float(1 - cast), 1.0, float(1 + cast / 2)),
        float(chance.uniform(0.3, 0.8)),
        float(chance.uniform(0.6, 1.15)),
    )
    return Room(view, lamp)


def _pose(chance: Chance, place: Matrix, degrees: float) -> Pose:
    """A die with its lowest point on the ground; most that lean do so over one of their own edges."""
    axes = face_up(int(chance.integers(1, 7)), chance.uniform(0, 2 * np.pi))
    if degrees:
        about = chance.uniform(0, 2 * np.pi)
        if chance.random() < 0.6:
            flat = axes[:, int(np.argmin(np.abs(axes[2])))]
            about = np.arctan2(flat[1], flat[0])
        axes = rotation(np.array([np.cos(about), np.sin(about), 0.0]), np.radians(degrees)) @ axes
    still = np.zeros(3)
    low = corners(Pose(np.array([*place, 0.0]), axes, still), EDGE, 0.95)[:, 2].min()
    return Pose(np.array([*place, -low]), axes, still)


def _beside(chance: Chance, pose: Pose, look: Finish) -> list[tuple[Pose, Finish]]:
    """Maybe another die that lies near, often of the same set."""
    if chance.random() >= 0.4:
        return []
    angle, apart = chance.uniform(0, 2 * np.pi), EDGE * chance.uniform(1.45, 2.4)
    place = pose.centre[:2] + apart * np.array([np.cos(angle), np.sin(angle)])
    return [(_pose(chance, place, 0.0), look if chance.random() < 0.6 else _look(chance))]


def _look(chance: Chance) -> Finish:
    body = linear(_colour(chance))
    is_light = float(body @ LUMA) > chance.uniform(0.12, 0.3)
    shade = int(chance.uniform(2, 50) if is_light else chance.uniform(190, 255))
    return Finish(
        np.clip(body, 0.004, 0.9).astype(np.float32),
        linear((shade, shade, shade)),
        float(chance.uniform(0.14, 0.25)),
        float(chance.uniform(0.08, 0.4)),
        float(chance.uniform(0.1, 1.5)),
    )


def _colour(chance: Chance) -> tuple[int, int, int]:
    return any_dye(chance, plain=0.2, cream=0.92)


def _ground(chance: Chance) -> Frame:
    light = (
        np.ones((ACROSS, ACROSS, 3), np.float32) * np.array(_colour(chance)[::-1]) * chance.uniform(0.4, 1)
    )
    for cells, rough in ((3, 0.12), (24, 0.06), (128, 0.05)):
        blotches = chance.normal(0, rough * chance.random() * 1.5, (cells, cells)).astype(np.float32)
        smooth = cv2.resize(blotches, (ACROSS, ACROSS), interpolation=cv2.INTER_CUBIC)
        light *= 1 + np.asarray(smooth)[..., None]
    return np.asarray(np.clip(light, 0, 255), np.uint8)


def _lay(frame: Frame, patch: Patch) -> None:
    high, wide = patch.coverage.shape
    top, left = max(patch.y, 0), max(patch.x, 0)
    bottom, right = min(patch.y + high, ACROSS), min(patch.x + wide, ACROSS)
    if bottom <= top or right <= left:
        return
    there = frame[top:bottom, left:right]
    cut = np.s_[top - patch.y : bottom - patch.y, left - patch.x : right - patch.x]
    behind: Floats = (there / np.float32(255)) ** np.float32(GAMMA)
    there[:] = np.rint(grey_levels(behind * (1 - patch.coverage[cut][..., None]) + patch.light[cut]))


def _box(chance: Chance, pose: Pose, room: Room) -> Box:
    """The box of the die as readers see it: a little too large or small, and a little beside."""
    outline = project(corners(pose, EDGE, 0.92), room.view)
    low, high = outline.min(axis=0), outline.max(axis=0)
    side = float(np.sqrt(np.prod(high - low)) * np.exp(chance.normal(0, 0.08)))
    x, y = (low + high) / 2 + chance.normal(0, 0.05, 2) * side
    return Box(float(x) - side / 2, float(y) - side / 2, side, side)


def postures(first: int, count: int) -> tuple[Frame, Floats]:
    """So many pictures (n, SIDE, SIDE, 3), and 1 for each that leans, 0 for each that lies."""
    pictures, leans = np.empty((count, SIDE, SIDE, 3), np.uint8), np.zeros(count, np.float32)
    for place in range(count):
        pictures[place], leans[place] = posture(first + place)
    return pictures, leans
