"""Dice of two sizes together: rolls in tray and on mat, and drawn tables of any dice, harder than those."""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np

from tests.vision.rolls import FELTS, MATS, SEATS, SHARED, Outcome, judged
from tools.training.drawn import EDGE, SIDE, Chance, Thrown, table
from tools.training.looks import bright, contrasting
from vision.mat.survey import MatSurvey
from vision.reader import Reader
from vision.reading import DieSeen
from vision.render import Sensor, picture, room, scatter
from vision.render.die import DiePose

DICE = 8
SIZES = ((12.0, 16.0), (10.0, 16.0), (12.0, 19.0), (16.0, 25.0))
"""Millimetres of dice that are rolled together, as shops sell them."""
WORN = 0.05
"""Dice are so much larger or smaller than they are said to be."""
SMALL, READABLE = (1.55, 2.1), 16.0
"""On a drawn table small dice are so many times smaller, and count from so many pixels on."""
FIRST_SEED, SECOND_SEED, FIRST_TABLE = 8_000_000, 500_000, 1_200_000
"""The smaller dice of a roll lie by a seed that is so much higher."""


def outcomes(count: int, first: int = FIRST_SEED) -> Iterator[Outcome]:
    """What became of so many rolls of eight dice, two to six of which are the smaller ones."""
    for seed in range(first, first + count):
        chance = Random(seed)
        where = room(seed, chance.choice(FELTS), chance.choice(MATS))
        dice = [(chance.choice((*SEATS, SHARED)), chance.randint(1, 6)) for _ in range(DICE)]
        few, (small, large) = chance.randint(2, DICE - 2), chance.choice(SIZES)
        lying = scatter(dice[few:], seed, where, edges=_about(large)).dice
        scene = scatter(dice[:few], seed + SECOND_SEED, where, lying, _about(small))
        sensor = Sensor(where.noise, where.view.width, where.view.height, seed)
        yield judged(seed, dice, sensor.expose(picture(scene)), MatSurvey())


def _about(edge: float) -> tuple[float, float]:
    return edge * (1 - WORN), edge * (1 + WORN)


def on_drawn_tables(count: int, reader: Reader, first: int = FIRST_TABLE) -> Counter[str]:
    """Of so many drawn tables: the `dice` and the `small` ones that the picture shows whole, how many of the
    small ones are `missed`, and how many dice are `invented`."""
    counts: Counter[str] = Counter()
    for seed in range(first, first + count):
        drawn = table(np.random.default_rng(seed), bright if seed % 2 else contrasting, arrange=_some_smaller)
        seen = [die for die in reader.read(drawn.frame).dice if _is_whole(*die.box.centre, die.box.width)]
        for (x, y, side), (_, edge) in zip(drawn.boxes, drawn.poses, strict=True):
            its = min(seen, key=lambda die: _apart(die, x, y), default=None)
            is_seen = its is not None and _apart(its, x, y) < side / 2
            if its is not None and is_seen:
                seen.remove(its)
            if _is_whole(x, y, side) and side >= READABLE:
                is_small = edge < EDGE / SMALL[0]
                counts.update(dice=1, small=is_small, missed=is_small and not is_seen)
        counts["invented"] += len(seen)
    return counts


def _some_smaller(thrown: Thrown, chance: Chance) -> Thrown:
    """A third of the dice of a size that is in every shop besides."""
    times = float(chance.uniform(*SMALL))
    return [_smaller(*one, times) if chance.random() < 1 / 3 else one for one in thrown]


def _smaller(pose: DiePose, edge: float, times: float) -> tuple[DiePose, float]:
    x, y, _ = pose.centre
    return DiePose(np.array([x, y, edge / times / 2]), pose.axes, pose.sweep), edge / times


def _apart(die: DieSeen, x: float, y: float) -> float:
    across, down = die.box.centre
    return max(abs(across - x), abs(down - y))


def _is_whole(x: float, y: float, side: float) -> bool:
    return all(side / 2 <= middle <= SIDE - side / 2 for middle in (x, y))


def main(count: int) -> None:
    """Says how many of so many rolls were read whole, and what became of as many drawn tables."""
    found = list(outcomes(count))
    print(*(one for one in found if not one.whole), sep="\n")
    whole, silent = (sum(getattr(one, what) for one in found) for what in ("whole", "silent"))
    print(f"{count} rolls of dice in two sizes: {whole} whole, {silent} silently wrong")
    print(f"{count} drawn tables: {dict(on_drawn_tables(count, Reader()))}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
