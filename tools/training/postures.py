"""Draws flat and leaning dice of any look, on any ground, in any light, for training."""

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from tools.training import looks
from tools.training.cores import side_by_side
from tools.training.drawn import DrawnTable, Thrown, table
from vision.problems.leaning import MARGIN, SIDE
from vision.problems.portraits import portrait
from vision.problems.upright import turned
from vision.reading import BoundingBox, Frame
from vision.render.die import DiePose, tipped
from vision.render.optics import camera_axes, project
from vision.render.palette import Floats

LEANING = 0.5
"""The share of dice that lean."""
LEAST, MOST = 14.0, 50.0
"""Degrees by which they do."""
OVER_AN_EDGE = 0.6
"""Share that leans over one of its own edges; the others lean any way."""
RESIZED, OFF = 0.08, 0.05
"""Deviations of how much readers mistake a die's size, and its middle (in sides)."""

Chance = np.random.Generator


@dataclass(frozen=True, eq=False)
class Postures:
    """Dice as the network sees them (n, 48, 48, 3), and which lean (n,).

    `axes` (n, 3, 3) are each die's own, as columns, and `up` (n, 3) is up, as a camera that looks straight at
    the die sees both: x to the right, y down, z away from it.
    """

    pictures: Frame
    leans: NDArray[np.bool_]
    axes: Floats
    up: Floats


def postures(first: int, tables: int) -> Postures:
    """The dice of that many drawn tables; half of the tables have dice with bright pips."""
    drawn = side_by_side(_postures, range(first, first + tables))
    return Postures(
        *(np.concatenate([getattr(one, part.name) for one in drawn]) for part in fields(Postures))
    )


def _postures(seed: int) -> Postures:
    chance = np.random.default_rng([seed, 9])
    drawn = table(chance, looks.bright if seed % 2 else looks.contrasting, arrange=_arranged)
    boxes = [as_read(*box, chance) for box in drawn.boxes]
    seen = np.stack([_as_seen(drawn, number) for number in range(len(boxes))])
    upright = np.abs(np.stack([pose.axes[2] for pose, _ in drawn.poses])).max(axis=1)
    pictures = np.stack([portrait(drawn.frame, box, MARGIN, SIDE) for box in boxes])
    return Postures(pictures, upright < np.cos(np.radians(LEAST / 2)), seen[..., :3], seen[..., 3])


def _arranged(thrown: Thrown, chance: Chance) -> Thrown:
    return [(leant(*one, chance) if chance.random() < LEANING else one[0], one[1]) for one in thrown]


def leant(pose: DiePose, size: float, chance: Chance) -> DiePose:
    """The die leaning, with its lowest point on the ground."""
    about = chance.uniform(0, 2 * np.pi)
    if chance.random() < OVER_AN_EDGE:
        edge = pose.axes[:, int(np.argmin(np.abs(pose.axes[2])))]
        about = np.arctan2(edge[1], edge[0])
    return tipped(pose, size, float(about), float(np.radians(chance.uniform(LEAST, MOST))))


def _as_seen(drawn: DrawnTable, number: int) -> Floats:
    """A die's three axes and up, as columns, as a camera that looks straight at the die sees them."""
    pose, _ = drawn.poses[number]
    view = drawn.room.view
    off = project(pose.centre[None], view) - (view.width / 2, view.height / 2)
    seen = turned(off, np.array([view.focal]))[0, 0] @ camera_axes(view)
    return np.asarray(np.column_stack([seen @ pose.axes, seen[:, 2]]), np.float32)


def as_read(x: float, y: float, side: float, chance: Chance) -> BoundingBox:
    """The box as readers see it: a little too large or small, and a little beside."""
    taken = side * float(np.exp(chance.normal(0, RESIZED)))
    left, top = np.array([x, y]) + chance.normal(0, OFF, 2) * side - taken / 2
    return BoundingBox(float(left), float(top), taken, taken)
