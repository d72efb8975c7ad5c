"""Small rendered trays for what can be amiss: dice lying and on one another, and where they are."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from vision.reading import BoundingBox, DieSeen, Frame
from vision.render import DieOnTable, RenderedScene, Room, Sensor, Viewpoint, room
from vision.render.die import DiePose, at_rest, corners
from vision.render.optics import project
from vision.render.picture import compose

VIEW = Viewpoint(tilt=0.2, width=640, height=360, focal=980)
ROOM = replace(room(4), view=VIEW)
NOWHERE = np.zeros(3)


def on_top(die: DieOnTable) -> DiePose:
    """The die lying on another of its size."""
    lying = at_rest(die)
    return DiePose(np.array([*die.place, 1.5 * die.size]), lying.axes, NOWHERE)


def tray(dice: Sequence[DieOnTable], poses: Sequence[DiePose] | None = None, there: Room = ROOM) -> Frame:
    """The picture of the dice in these poses, or lying, as a sensor sees it."""
    frame = compose(RenderedScene(tuple(dice), there), poses or [at_rest(die) for die in dice])
    return Sensor(2.0, there.view.width, there.view.height, 1).expose(frame)


def seen(
    die: DieOnTable, pose: DiePose | None = None, value: int | None = 0, confidence: float = 0.9
) -> DieSeen:
    """The die as a reader that errs in nothing sees it; a value of 0 is its own."""
    outline = project(corners(pose or at_rest(die), die.size, 0.92), VIEW)
    (x, y), (right, bottom) = outline.min(axis=0), outline.max(axis=0)
    box = BoundingBox(float(x), float(y), float(right - x), float(bottom - y))
    return DieSeen(die.value if value == 0 else value, die.colour, confidence, box)


RED = tuple(DieOnTable("red", value, (x, y)) for value, x, y in ((3, -60, 10), (5, 20, 30), (1, 70, -30)))
