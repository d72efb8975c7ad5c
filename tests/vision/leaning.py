"""Rendered rolls in which one die leans, or none, and which dice the reader says to lean."""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import cv2
import numpy as np

from tests.vision.rolls import FELTS, MATS, SEATS, SHARED
from vision.mat.survey import Survey
from vision.problems import with_problems
from vision.reader import Reader
from vision.reading import Problem, TableReading
from vision.render import Scene, Sensor, room, scatter
from vision.render.die import Pose, at_rest, corners, tipped, value_up
from vision.render.optics import project
from vision.render.picture import compose

COUNTS = (2, 3, 5, 7)
LEAST, MOST = 22, 45
"""Degrees by which the first die leans."""
FIRST_SEED = 7_000_000


@dataclass(frozen=True)
class Outcome:
    """What became of the die that leans, in a word (empty where none does), and how many of the others of how
    many are said to lean."""

    leaning: str
    mistaken: int
    lying: int


def outcomes(count: int, leans: bool = True, first: int = FIRST_SEED) -> Iterator[Outcome]:
    """What became of so many rolls in tray or on mat."""
    return (_outcome(seed, leans) for seed in range(first, first + count))


def _outcome(seed: int, leans: bool) -> Outcome:
    chance = Random(seed)
    where = room(seed, chance.choice(FELTS), chance.choice(MATS))
    dice = [(chance.choice((*SEATS, SHARED)), chance.randint(1, 6)) for _ in range(chance.choice(COUNTS))]
    scene = scatter(dice, seed, where)
    poses = [at_rest(die) for die in scene.dice]
    if leans:
        about, lean = chance.uniform(0, 2 * np.pi), np.radians(chance.uniform(LEAST, MOST))
        poses[0] = tipped(poses[0], scene.dice[0].size, about, float(lean))
    sensor = Sensor(where.noise, where.view.width, where.view.height, seed)
    frame = sensor.expose(compose(scene, poses))
    reading = with_problems(frame, Survey().read(frame, _reader().read))
    return _judged(scene, poses, leans, reading)


def _judged(scene: Scene, poses: list[Pose], leans: bool, reading: TableReading) -> Outcome:
    outlines = [
        project(corners(pose, die.size), scene.room.view) for pose, die in zip(poses, scene.dice, strict=True)
    ]
    middles = np.array([(one.min(axis=0) + one.max(axis=0)) / 2 for one in outlines])
    found = {int(np.hypot(*(middles - die.box.centre).T).argmin()): die for die in reading.dice}
    named = {one.box for one in reading.troubles if one.problem is Problem.COCKED}
    doubted = {one.box for one in reading.troubles if one.box is not None}
    lying = [die for number, die in found.items() if number or not leans]
    mistaken = sum(die.box in named for die in lying)
    if not leans:
        return Outcome("", mistaken, len(lying))
    die = found.get(0)
    if die is None:
        return Outcome("not seen", mistaken, len(lying))
    if die.box in doubted:
        return Outcome("named" if die.box in named else "asked about", mistaken, len(lying))
    told = "as it nearly lies" if die.value == value_up(poses[0].axes) else "with another value"
    return Outcome(told, mistaken, len(lying))


@lru_cache(maxsize=1)
def _reader() -> Reader:
    cv2.setNumThreads(1)
    return Reader({*SEATS, SHARED})


def main(count: int) -> None:
    """Says what became of so many dice that lean, and of the dice of as many rolls in which none does."""
    for leans in (True, False):
        found = list(outcomes(count, leans))
        lying, mistaken = (sum(getattr(one, what) for one in found) for what in ("lying", "mistaken"))
        print(
            dict(Counter(one.leaning for one in found if leans)),
            f"{mistaken} of {lying} that lie said to lean",
        )


if __name__ == "__main__":
    main(int(sys.argv[1]))
