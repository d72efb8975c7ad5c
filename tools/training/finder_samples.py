"""Samples for the network that finds dice: pieces of pictures with the dice's positions."""

import numpy as np

from tools.training.augmentation import Chance, cut, discoloured
from tools.training.sample import Lesson, Sample
from vision.networks.finder import CELL, USUAL_SIDE
from vision.render.palette import Floats

SIDE = 128
"""Pixels of a piece, across and down."""
SIZES = (12.0, 56.0)
"""Sides of dice in a piece, in pixels: what one size of picture must find."""
SURE = 0.3
"""Distance from the piece's edge, in sides of a die, from which a die's centre counts; nearer ones are
ignored.
"""

NEAR, NEAREST = 0.25, 220.0
"""Share of pieces with dice larger than those to find, and their largest size in pixels."""
LARGE, HEART = 80.0, 0.4
"""Of a die of more than that many pixels only this share around its centre is ignored: its pips are no dice.
"""

LAYERS = ((3, 16, 2, 1), (16, 24, 2, 1), (24, 48, 2, 1), (48, 48, 1, 1), (48, 48, 1, 2))
"""Channels in and out, stride and dilation of each 3 x 3 layer."""
ANSWERS = 4
"""Outputs per cell: a die's centre is here, offset to it across and down, its size."""


def lesson(sample: Sample, chance: Chance) -> Lesson:
    """A piece of the sample with the right answers for each of its cells.

    Some are so near that dice are too large to be asked for, and their pips are no dice.
    """
    smallest, largest = SIZES if chance.random() > NEAR else (SIZES[1], NEAREST)
    wanted = float(np.exp(chance.uniform(np.log(smallest), np.log(largest))))
    usual = float(np.median(sample.dice[:, 2])) if len(sample.dice) else 30.0
    scale = wanted / usual
    off = chance.uniform(-0.35, 0.35, 2) * SIDE / scale
    piece = cut(sample, _somewhere(sample, chance) - off, scale, SIDE, chance)
    dice, hidden = piece.moved(sample.dice), piece.moved(sample.hidden_squares)
    edge = np.minimum(dice[:, :2], SIDE - 1 - dice[:, :2]).min(axis=1) / dice[:, 2]
    sized = (dice[:, 2] > 0.9 * SIZES[0]) & (dice[:, 2] < 1.1 * SIZES[1])
    asked = (edge > SURE) & sized
    unasked = np.concatenate([hidden, dice[~asked & (edge > -0.6), :3]])
    large = unasked[:, 2] > LARGE
    unasked[large & (np.arange(len(unasked)) >= len(hidden)), 2] *= HEART
    return {"picture": discoloured(piece.frame, chance), **_answers(dice[asked], unasked)}


def _somewhere(sample: Sample, chance: Chance) -> Floats:
    if len(sample.dice) and chance.random() < 0.85:
        near: Floats = sample.dice[chance.integers(len(sample.dice)), :2]
        return near
    return (chance.uniform(0, 1, 2) * sample.frame.shape[1::-1]).astype(np.float32)


def _answers(dice: Floats, unasked: Floats) -> Lesson:
    """Heat: how near a middle is; asked: 0 where no answer is wrong; place: what counts by weight."""
    side = SIDE // CELL
    y, x = np.mgrid[:side, :side].astype(np.float32) * CELL
    heat, weight, asked = (np.full((side, side), level, np.float32) for level in (0, 0, 1))
    place = np.zeros((3, side, side), np.float32)
    for left, top, size in unasked:
        asked[np.maximum(abs(x - left), abs(y - top)) < 0.6 * size] = 0
    for left, top, size, _ in dice:
        square = (x - left) ** 2 + (y - top) ** 2
        glow = np.exp(-square / (2 * (0.11 * size + 2.0) ** 2))
        mine = glow > np.maximum(heat, 0.3)
        asked[glow > 0.3] = 1
        heat = np.maximum(heat, glow)
        nearest = np.unravel_index(square.argmin(), square.shape)
        heat[nearest], mine[nearest] = 1, True
        weight[mine] = glow[mine]
        far = np.full(mine.sum(), np.log(size / USUAL_SIDE))
        place[:, mine] = (left - x)[mine] / CELL, (top - y)[mine] / CELL, far
    return {"heat": heat, "asked": asked, "weight": weight, "place": place}
