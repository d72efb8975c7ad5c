"""Samples for the face network: one large die in the middle, or none."""

import numpy as np

from tools.training.augmentation import Chance, CutOut, coarse, cut, discoloured, shining
from tools.training.sample import Lesson, Sample
from vision.networks.faces import MARGIN, SIDE
from vision.render.palette import Floats

LAYERS = (
    (3, 16, 2, 1),
    (16, 24, 1, 1),
    (24, 32, 2, 1),
    (32, 48, 1, 1),
    (48, 64, 2, 1),
    (64, 64, 1, 1),
)
"""Channels in and out, stride and dilation of each 3 x 3 layer; a last one looks at all that is left."""
ANSWERS = 7
"""No die, and the values 1 to 6."""
NONE = 0.2
"""The share of lessons without a die in the middle."""
OFF, RESIZED = 0.07, 0.11
"""Deviations of how far beside the middle a die lies (in sides) and how much its size is mistaken."""
COARSE = 0.3
"""Share of pictures with fewer pixels."""
MISTAKEN = 0.1
"""Share that shows much less or much more than a die."""
PIP, CROWD = (0.12, 0.42), (2.4, 4.0)
"""Sides of dice, of what is mistaken for one."""
SHINING = 0.3
"""Share with a bright reflection in a die."""
BESIDE = (0.55, 1.1)
"""Distance from a die, in sides, at which there is no die unless another is there."""


def lesson(sample: Sample, chance: Chance) -> Lesson:
    """A piece of the sample, and the value in its middle, 0 for none.

    Some have few pixels, or a lamp mirrored in the die, or are so near or far that they show no single die.
    """
    mistaken = len(sample.dice) and chance.random() < MISTAKEN
    piece, value = _mistaken(sample, chance) if mistaken else _one(sample, chance)
    picture = discoloured(piece.frame, chance)
    if chance.random() < COARSE:
        picture = coarse(picture, chance)
    if chance.random() < SHINING:
        picture = shining(picture, chance)
    return {"picture": picture, "value": np.array(value, np.int64)}


def _one(sample: Sample, chance: Chance) -> tuple[CutOut, int]:
    """A die, or a place where there is none, and its value."""
    dice = sample.dice
    usual = float(np.median(dice[:, 2])) if len(dice) else 30.0
    if len(dice) and chance.random() > NONE:
        x, y, size, value = dice[chance.integers(len(dice))]
        about = np.array([x, y]) + chance.normal(0, OFF, 2) * size
    else:
        about, value = _elsewhere(sample, chance), 0
        size = usual * np.exp(chance.normal(0, 0.4))
    scale = float(SIDE / (MARGIN * size) * np.exp(chance.normal(0, RESIZED)))
    return cut(sample, about, scale, SIDE, chance), int(value)


def _mistaken(sample: Sample, chance: Chance) -> tuple[CutOut, int]:
    """A pip for a die, or many dice for one: no value."""
    x, y, size, _ = sample.dice[chance.integers(len(sample.dice))]
    about = np.array([x, y]) + chance.uniform(-0.4, 0.4, 2) * size
    ratio = chance.uniform(*PIP) if chance.random() < 0.7 else chance.uniform(*CROWD)
    return cut(sample, about.astype(np.float32), float(SIDE / (MARGIN * ratio * size)), SIDE, chance), 0


def _elsewhere(sample: Sample, chance: Chance) -> Floats:
    """A place in whose middle there is no die: often just beside one, where a side face may show."""
    about = np.zeros(2)
    for _ in range(20):
        if len(sample.dice) and chance.random() < 0.6:
            x, y, size, _ = sample.dice[chance.integers(len(sample.dice))]
            way, far = chance.uniform(0, 2 * np.pi), chance.uniform(*BESIDE) * size
            about = np.array([x + far * np.cos(way), y + far * np.sin(way)])
        else:
            about = chance.uniform(0, 1, 2) * sample.frame.shape[1::-1]
        squares = np.concatenate([sample.dice[:, :3], sample.hidden_squares])
        if (np.hypot(*(squares[:, :2] - about).T) > 0.5 * squares[:, 2]).all():
            break
    return about.astype(np.float32)
