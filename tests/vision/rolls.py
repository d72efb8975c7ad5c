"""Rendered rolls of a table's own dice, on tray and mat, and what the reader makes of them."""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random

import cv2

from companion.adapters.camera.proposal import propose
from companion.engine.questions import RollDice, Wanted
from vision.mat.survey import MatSurvey
from vision.networks.agreement import is_in_doubt, together
from vision.problems import with_problems
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
    """What became of one roll: read whole, or wrong; and whether the table would have asked about it."""

    seed: int
    whole: bool
    asked: bool

    @property
    def sure(self) -> bool:
        """Right, and nobody is asked."""
        return self.whole and not self.asked

    @property
    def silent(self) -> bool:
        """Wrong, and it would have counted."""
        return not self.whole and not self.asked


def outcomes_at(table: int) -> list[Outcome]:
    """Renders the rolls of one table, one after another under its lamp, reads them and compares.

    The colours that lie there are known, as in a game.
    """
    chance = Random(FIRST_SEED + table)
    where = room(FIRST_SEED + table, chance.choice(FELTS), chance.choice(MATS))
    sensor = Sensor(where.noise, where.view.width, where.view.height, FIRST_SEED + table)
    survey, first = MatSurvey(), FIRST_SEED + AT_A_TABLE * table
    return [_outcome(seed, where, sensor, survey) for seed in range(first, first + AT_A_TABLE)]


def _outcome(seed: int, where: Room, sensor: Sensor, survey: MatSurvey) -> Outcome:
    chance = Random(seed)
    dice = [(chance.choice((*SEATS, SHARED)), chance.randint(1, 6)) for _ in range(chance.randint(2, MOST))]
    still = picture(scatter(dice, seed, where))
    return judged(seed, dice, sensor.expose(still), survey, lambda: sensor.expose(still))


def judged(
    seed: int,
    dice: list[tuple[str, int]],
    frame: Frame,
    survey: MatSurvey,
    again: Callable[[], Frame] | None = None,
) -> Outcome:
    """Reads what a sensor saw of those dice, and compares; in doubt it looks `again`, as the watch does."""
    reading = _read(frame, survey)
    if again is not None and is_in_doubt(reading):
        reading = together(reading, _read(again(), survey))
    whole = Counter((die.colour, die.value) for die in reading.rolled) == Counter(dice)
    return Outcome(seed, whole, _noticed(reading, dice))


def _read(frame: Frame, survey: MatSurvey) -> TableReading:
    return with_problems(frame, survey.read(frame, _reader().read))


def _noticed(reading: TableReading, dice: list[tuple[str, int]]) -> bool:
    """True if the table is told: the camera does not answer the roll by itself."""
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
    whole = sure = silent = 0
    for done, one in enumerate(islice(outcomes(-(-count // AT_A_TABLE)), count), 1):
        whole, sure, silent = whole + one.whole, sure + one.sure, silent + one.silent
        if not one.sure:
            what = "asked about" if one.whole else "silently wrong" if one.silent else "not read whole"
            print(f"roll {one.seed}: {what}", flush=True)
        if done % 250 == 0 or done == count:
            shares = f"{100 * whole / done:.2f} % whole, {100 * sure / done:.2f} % without a question"
            print(f"{done} of {count}: {shares}, {silent} silently wrong", flush=True)
    return int(silent > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
