"""Rendered rolls in which dice lie side against side, and what the reader makes of them."""

import sys
from collections.abc import Iterator
from random import Random

import numpy as np

from tests.vision.rolls import FELTS, MATS, SEATS, SHARED, Outcome, judged
from vision.mat.survey import MatSurvey
from vision.render import DieOnTable, Sensor, picture, room, scatter

DICE = 7
REACH = 40.0
"""Millimetres from the middle, along both sides, to where the first of the dice that touch may lie."""
FIRST_SEED = 6_000_000


def outcomes(count: int, touching: int = 2, first: int = FIRST_SEED) -> Iterator[Outcome]:
    """What became of so many rolls of seven dice, so many of which lie in a row without a gap."""
    for seed in range(first, first + count):
        chance = Random(seed)
        where = room(seed, chance.choice(FELTS), chance.choice(MATS))
        dice = [(chance.choice((*SEATS, SHARED)), chance.randint(1, 6)) for _ in range(DICE)]
        scene = scatter(dice[touching:], seed, where, _in_a_row(dice[:touching], chance))
        sensor = Sensor(where.noise, where.view.width, where.view.height, seed)
        yield judged(seed, dice, sensor.expose(picture(scene)), MatSurvey())


def _in_a_row(dice: list[tuple[str, int]], chance: Random) -> list[DieOnTable]:
    """Dice of one size, each against the side of the one before, maybe a little shifted along it."""
    size, turn, shift = chance.uniform(15.2, 16.8), chance.uniform(0, 2 * np.pi), chance.uniform(-0.3, 0.3)
    on = np.array([np.cos(turn), np.sin(turn)]) + shift * np.array([-np.sin(turn), np.cos(turn)])
    start = np.array([chance.uniform(-REACH, REACH), chance.uniform(-REACH, REACH)])
    places = [start + number * size * on for number in range(len(dice))]
    return [
        DieOnTable(colour, value, (float(x), float(y)), turn, size)
        for (colour, value), (x, y) in zip(dice, places, strict=True)
    ]


def main(count: int, touching: int) -> None:
    """Says how many of so many rolls were read whole, and which were not."""
    found = list(outcomes(count, touching))
    print(*(one for one in found if not one.whole), sep="\n")
    whole, silent = (sum(getattr(one, what) for one in found) for what in ("whole", "silent"))
    print(f"{count} rolls, {touching} dice of each in a row: {whole} whole, {silent} silently wrong")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
