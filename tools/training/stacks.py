"""Draws stacked and single dice, as training examples."""

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from tools.training import looks
from tools.training.cores import side_by_side
from tools.training.drawn import EDGE, Chance, Thrown, table
from tools.training.posture_samples import discoloured
from tools.training.postures import as_read, leant
from vision.problems.portraits import portrait
from vision.problems.stacking import MARGIN, SIDE
from vision.reading import Frame
from vision.render.die import DiePose, corners, face_up
from vision.render.palette import Floats

STACKED, LEANING = 0.3, 0.15
"""The share of dice that another lies on, and of the others the share that lean."""
BESIDE, SIZES = 0.4, (0.85, 1.15)
"""Largest offset of the upper die, in edges of the lower one, and range of its relative size."""


@dataclass(frozen=True, eq=False)
class Stacks:
    """Dice as the network sees them (n, 64, 64, 3), and which lie on another (n,)."""

    pictures: Frame
    is_above: NDArray[np.bool_]


def stacks(first: int, tables: int) -> Stacks:
    """The dice of that many drawn tables, without those under others; half of the tables have bright pips."""
    drawn = side_by_side(_stacks, range(first, first + tables))
    return Stacks(*(np.concatenate([getattr(one, part.name) for one in drawn]) for part in fields(Stacks)))


def lesson(drawn: Stacks, count: int, chance: Chance) -> tuple[Floats, Floats]:
    """Some of the dice, turned and mirrored, in other light, with other dyes: pictures, and 1 if above."""
    some = chance.choice(len(drawn.is_above), count)
    pictures = np.rot90(drawn.pictures[some], int(chance.integers(0, 4)), (1, 2))
    if chance.random() < 0.5:
        pictures = pictures[:, :, ::-1]
    return discoloured(pictures, chance), drawn.is_above[some].astype(np.float32)


def _stacks(seed: int) -> Stacks:
    chance = np.random.default_rng([seed, 10])
    drawn = table(chance, looks.bright if seed % 2 else looks.contrasting, arrange=_arranged)
    is_above = np.array([corners(*one)[:, 2].min() > EDGE / 2 for one in drawn.poses])
    shown = ~np.append(is_above[1:], False)
    boxes = [as_read(*box, chance) for box, is_shown in zip(drawn.boxes, shown, strict=True) if is_shown]
    pictures = np.stack([portrait(drawn.frame, box, MARGIN, SIDE) for box in boxes])
    return Stacks(pictures, is_above[shown])


def _arranged(thrown: Thrown, chance: Chance) -> Thrown:
    """The same dice, some leaning, some with another on them, which comes right after."""
    dice: Thrown = []
    for pose, size in thrown:
        if chance.random() < STACKED:
            dice += [(pose, size), _on_top(pose, size, chance)]
        else:
            dice.append((leant(pose, size, chance) if chance.random() < LEANING else pose, size))
    return dice


def _on_top(below: DiePose, size: float, chance: Chance) -> tuple[DiePose, float]:
    its = size * float(chance.uniform(*SIZES))
    beside = size * chance.uniform(-BESIDE, BESIDE, 2)
    axes = face_up(int(chance.integers(1, 7)), float(chance.uniform(0, 2 * np.pi)))
    return DiePose(below.centre + np.array([*beside, (size + its) / 2]), axes, below.sweep), its
