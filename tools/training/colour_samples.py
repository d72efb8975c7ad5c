"""Samples for the colour network: one die under a nearly white lamp."""

import cv2
import numpy as np

from tools.training.augmentation import Chance, cut, far
from tools.training.sample import Lesson, Sample
from vision.networks.balance import WARM, in_white_light, white_light
from vision.networks.bodies import NAMES, small
from vision.networks.faces import MARGIN
from vision.networks.faces import SIDE as LARGE
from vision.reading import Frame
from vision.render.palette import Floats

LAYERS = ((3, 16, 2, 1), (16, 24, 2, 1), (24, 32, 1, 1))
"""Channels in and out, stride and dilation of each 3 x 3 layer; a last one looks at all that is left."""
ANSWERS = len(NAMES)
RICH, FEW = 0.7, 3
"""By how much more often a die is shown for each pip beyond a few: many pips hide a body most."""
OFF, RESIZED = 0.06, 0.1
"""Deviations of how far beside the middle a die lies (in sides) and how much its size is mistaken."""
WARMTH, TINGE, LEVEL = 0.1, 0.05, 0.4
"""Deviations of what is left of the lamp's warmth, of its colour, and of how bright it is, as logarithms."""
SHADED, SLOPE = 0.5, 0.4
"""Share of dice with one side in shade, and the standard deviation of its darkness (logarithm)."""
FADED, FADE = 0.3, (0.75, 1.25)
"""Share of pictures with paler or stronger colours, and the range of that factor."""


def lesson(sample: Sample, chance: Chance) -> Lesson:
    """A piece with a die in the middle, and which of the names are right for its body (0 or 1 each)."""
    known = [number for number, names in enumerate(sample.colours) if names & set(NAMES)]
    often = 1 + RICH * np.maximum(0, sample.dice[known, 3] - FEW)
    number = int(chance.choice(known, p=often / often.sum()))
    x, y, size, _ = sample.dice[number]
    about = np.array([x, y]) + chance.normal(0, OFF, 2) * size
    scale = float(LARGE / (MARGIN * size) * np.exp(chance.normal(0, RESIZED)))
    piece = small(far(cut(sample, about.astype(np.float32), scale, LARGE, chance).frame, chance))
    right = np.array([name in sample.colours[number] for name in NAMES], np.float32)
    return {"picture": _lit(in_white_light(piece, white_light(sample.lamp)), chance), "names": right}


def _lit(piece: Frame, chance: Chance) -> Frame:
    tinge = chance.normal(0, WARMTH) * WARM + chance.normal(0, TINGE, 3)
    seen = piece * np.exp(chance.normal(0, LEVEL) + tinge).astype(np.float32)
    if chance.random() < SHADED:
        seen *= _shade(len(piece), chance)
    if chance.random() < FADED:
        grey = seen.mean(axis=2, keepdims=True)
        seen = grey + (seen - grey) * np.float32(chance.uniform(*FADE))
    seen += chance.normal(0, chance.uniform(1, 6), piece.shape).astype(np.float32)
    if chance.random() < 0.3:
        seen = np.asarray(cv2.GaussianBlur(seen, (0, 0), chance.uniform(0.3, 1)), np.float32)
    return np.asarray(np.clip(seen, 0, 255), np.uint8)


def _shade(side: int, chance: Chance) -> Floats:
    """Light that falls off from one side to the other: shape (side, side, 1)."""
    way, steep = chance.uniform(0, 2 * np.pi), chance.normal(0, SLOPE)
    down, across = np.mgrid[:side, :side, :1][:2] / side - 0.5
    return np.asarray(np.exp(steep * (np.cos(way) * across + np.sin(way) * down)), np.float32)
