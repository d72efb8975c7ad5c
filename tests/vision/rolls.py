"""Rendered rolls of a table's own dice, on tray and mat, and what the reader makes of them."""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random

import cv2

from companion.bridges.proposal import propose
from companion.engine.questions import RollDice, Wanted
from vision.mat.survey import Survey
from vision.reader import Reader
from vision.reading import Frame, TableReading
from vision.render import Sensor, picture, room, scatter
from vision.render.scene import Room

SEATS = ("red", "blue", "green", "yellow", "purple")
SHARED = "white"
FELTS = ("slate", "forest", "burgundy")
MATS = (None, 5)
MOST = 12
AT_A_TABLE = 10
"""So many rolls are thrown under one lamp before the next table is set up."""
FIRST_SEED = 1_000_000
"""Far from the seeds of all lessons and of all tables."""


@dataclass(frozen=True)
class Outcome:
    """What became of one roll: read whole, or wrong; and whether that would have counted without a word."""

    seed: int
    whole: bool
    silent: bool


def outcomes_at(table: int) -> list[Outcome]:
    """Renders the rolls of one table, one after another under its lamp, reads them and compares.

    The colours that lie there are known, as in a game.
    """
    chance = Random(FIRST_SEED + table)
    where = room(FIRST_SEED + table, chance.choice(FELTS), chance.choice(MATS))
    sensor = Sensor(where.noise, where.view.width, where.view.height, FIRST_SEED + table)
    survey, first = Survey(), FIRST_SEED + AT_A_TABLE * table
    return [_outcome(seed, where, sensor, survey) for seed in range(first, first + AT_A_TABLE)]


def _outcome(seed: int, where: Room, sensor: Sensor, survey: Survey) -> Outcome:
    chance = Random(seed)
    dice = [(chance.choice((*SEATS, SHARED)), chance.randint(1, 6)) for _ in range(chance.randint(2, MOST))]
    return judged(seed, dice, sensor.expose(picture(scatter(dice, seed, where))), survey)


def judged(seed: int, dice: list[tuple[str, int]], frame: Frame, survey: Survey) -> Outcome:
    """Reads what a sensor saw of those dice, and compares."""
    reading = survey.read(frame, _reader().read)
    whole = Counter((die.colour, die.value) for die in reading.rolled) == Counter(dice)
    return Outcome(seed, whole, not whole and not _noticed(reading, dice))


def _noticed(reading: TableReading, dice: list[tuple[str, int]]) -> bool:
    """Whether the table is told: the camera does not answer the roll by itself."""
    counts = Counter(colour for colour, _ in dice)
    roll = RollDice(tuple(Wanted(colour, count, colour) for colour, count in counts.items()))
    return bool(propose(roll, reading, ()).complaints)


@lru_cache(maxsize=1)
def _reader() -> Reader:
    cv2.setNumThreads(1)
    return Reader({*SEATS, SHARED})


def outcomes(tables: int) -> Iterator[Outcome]:
    """What became of the rolls of so many tables, on all cores."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for rolls in pool.map(outcomes_at, range(tables)):
            yield from rolls


def main(count: int) -> int:
    """`make rolls`: reads so many rolls, says how many went wrong, and which."""
    whole = silent = 0
    for done, one in enumerate(islice(outcomes(-(-count // AT_A_TABLE)), count), 1):
        whole, silent = whole + one.whole, silent + one.silent
        if not one.whole:
            print(f"roll {one.seed}: {'silently wrong' if one.silent else 'not read whole'}", flush=True)
        if done % 250 == 0:
            print(f"{done} of {count}: {100 * whole / done:.2f} % whole, {silent} silently wrong", flush=True)
    print(f"{count} rolls: {100 * whole / count:.2f} % whole, {silent} silently wrong")
    return int(silent > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
