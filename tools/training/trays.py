"""The pretend camera's trays and mats as samples, with seeds that no test and no table uses."""

from random import Random

import cv2
import numpy as np

from tools.training.drawn import box
from tools.training.sample import Sample
from vision.render import COLOURS, RenderedScene, Room, TooManyDice, render, room, scatter
from vision.render.die import at_rest
from vision.render.palette import FELTS

FIRST_SEED = 100_000
SHRINK = 0.75
MOST, MOST_ON_A_MAT = 36, 18
MATS = (None, None, 3, 4, 5)
"""Numbers of seats; None: a tray."""


def tray(number: int) -> Sample:
    """The tray of one room, or its mat, with some dice."""
    seed = FIRST_SEED + number
    chance = Random(seed)
    mat = chance.choice(MATS)
    count = chance.randint(2, MOST_ON_A_MAT if mat else MOST)
    dice = [(chance.choice(COLOURS), chance.randint(1, 6)) for _ in range(count)]
    scene = _what_fits(dice, seed, room(seed, chance.choice(sorted(FELTS)), mat))
    boxes = [(*box(at_rest(die), die.size, scene.room), die.value) for die in scene.dice]
    frame = cv2.resize(render(scene), None, fx=SHRINK, fy=SHRINK, interpolation=cv2.INTER_AREA)
    known = np.array(boxes, np.float32) * np.array([SHRINK, SHRINK, SHRINK, 1], np.float32)
    colours = tuple(frozenset({die.colour}) for die in scene.dice)
    return Sample(np.asarray(frame, np.uint8), known, slanting=False, colours=colours)


def _what_fits(dice: list[tuple[str, int]], seed: int, where: Room) -> RenderedScene:
    """Those dice, but for the last ones if the tray has no room for them."""
    try:
        return scatter(dice, seed, where)
    except TooManyDice:
        return _what_fits(dice[:-1], seed, where)
