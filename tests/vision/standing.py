"""Rendered rolls in which one die leans, or lies right on another, and what the reader says of it."""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.vision.rolls import FELTS, MATS, SEATS, SHARED
from vision.mat.survey import MatSurvey
from vision.problems import with_problems
from vision.problems.stacking import hiding
from vision.reader import Reader
from vision.reading import DieSeen, ReadingProblem, TableReading
from vision.render import DieOnTable, RenderedScene, Sensor, room, scatter
from vision.render.die import DiePose, at_rest, corners, tipped, value_up
from vision.render.optics import project
from vision.render.picture import compose

COUNTS = (2, 3, 5, 7)
LEAST, MOST = 22, 45
"""Degrees by which a die leans."""
BESIDE = 0.3
"""So many edges beside the middle of the lower die the upper one lies at most."""
FIRST_SEED = 7_000_000
LYING = "lying"
NAMED = {"leaning": ReadingProblem.COCKED, "above": ReadingProblem.STACKED}
"""How the die may stand that does not lie on the table, and what that is called."""
WRONG = frozenset({*NAMED.values()})


@dataclass(frozen=True)
class Outcome:
    """What became of the die that does not lie on the table, in a word (empty where all do).

    And how many of the others are said not to lie there, of how many that were seen.
    """

    word: str
    mistaken: int
    lying: int


def outcomes(count: int, stands: str, first: int = FIRST_SEED) -> Iterator[Outcome]:
    """What became of so many rolls in tray or on mat; the first die of each `stands` so."""
    return (_outcome(seed, stands) for seed in range(first, first + count))


def _outcome(seed: int, stands: str) -> Outcome:
    chance = Random(seed)
    where = room(seed, chance.choice(FELTS), chance.choice(MATS))
    dice = [(chance.choice((*SEATS, SHARED)), chance.randint(1, 6)) for _ in range(chance.choice(COUNTS))]
    scene = scatter(dice, seed, where)
    poses = [at_rest(die) for die in scene.dice]
    if stands == "leaning":
        about, lean = chance.uniform(0, 2 * np.pi), np.radians(chance.uniform(LEAST, MOST))
        poses[0] = tipped(poses[0], scene.dice[0].size, about, float(lean))
    elif stands == "above":
        scene, poses = put_on_top(scene, poses, chance)
    sensor = Sensor(where.noise, where.view.width, where.view.height, seed)
    frame = sensor.expose(compose(scene, poses))
    reading = with_problems(frame, MatSurvey().read(frame, _reader().read))
    reading = replace(reading, hiding=hiding(frame, reading.rolled, missing=1))
    return _judged(scene, poses, stands, reading)


def put_on_top(
    scene: RenderedScene, poses: list[DiePose], chance: Random
) -> tuple[RenderedScene, list[DiePose]]:
    """The first die, drawn last, lies on a new one, which is drawn right before it."""
    lower = scene.dice[0]
    x, y = (at + chance.uniform(-BESIDE, BESIDE) * lower.size for at in lower.place)
    below = DieOnTable(chance.choice((*SEATS, SHARED)), chance.randint(1, 6), (x, y), chance.uniform(0, 7))
    up = DiePose(poses[0].centre + np.array([0, 0, below.size]), poses[0].axes, poses[0].sweep)
    return replace(scene, dice=(*scene.dice[1:], below, lower)), [*poses[1:], at_rest(below), up]


def _judged(scene: RenderedScene, poses: list[DiePose], stands: str, reading: TableReading) -> Outcome:
    odd = {LYING: -1, "leaning": 0, "above": len(poses) - 1}[stands]
    seen = _seen(scene, poses, reading)
    wrong = {one.box for one in reading.troubles if one.problem in WRONG} | {*reading.hiding}
    lying = [
        die for number, die in seen.items() if number != odd and (stands != "above" or number != odd - 1)
    ]
    mistaken = sum(die.box in wrong for die in lying)
    if stands == LYING:
        return Outcome("", mistaken, len(lying))
    return Outcome(
        _word(seen.get(odd), value_up(poses[odd].axes), NAMED[stands], reading), mistaken, len(lying)
    )


def _word(die: DieSeen | None, value: int, problem: ReadingProblem, reading: TableReading) -> str:
    if die is None:
        return "not seen"
    said = {one.problem for one in reading.troubles if one.box == die.box}
    if die.box in reading.hiding:
        said.add(ReadingProblem.STACKED)
    if problem in said:
        return "named"
    if said:
        return "asked about"
    return "told as if it lay" if die.value == value else "told with another value"


def _seen(scene: RenderedScene, poses: list[DiePose], reading: TableReading) -> dict[int, DieSeen]:
    """What was seen of each die, by its number."""
    middles = np.array([_middle(pose, die, scene) for pose, die in zip(poses, scene.dice, strict=True)])
    return {int(np.hypot(*(middles - die.box.centre).T).argmin()): die for die in reading.dice}


def _middle(pose: DiePose, die: DieOnTable, scene: RenderedScene) -> NDArray[np.float64]:
    outline = project(corners(pose, die.size), scene.room.view)
    middle: NDArray[np.float64] = (outline.min(axis=0) + outline.max(axis=0)) / 2
    return middle


@lru_cache(maxsize=1)
def _reader() -> Reader:
    cv2.setNumThreads(1)
    return Reader({*SEATS, SHARED})


def main(count: int) -> None:
    """Says what became of so many rolls of each kind."""
    for stands in (*NAMED, LYING):
        found = list(outcomes(count, stands))
        lying, mistaken = (sum(getattr(one, what) for one in found) for what in ("lying", "mistaken"))
        words = ", ".join(
            f"{often} {word}" for word, often in Counter(one.word for one in found).items() if word
        )
        print(f"{stands}: {words or 'all lie'}; of {lying} others that lie {mistaken} are said not to")


if __name__ == "__main__":
    main(int(sys.argv[1]))
