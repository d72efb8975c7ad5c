"""Lessons for the network that names the colours of bodies: one die under a lamp that is nearly white."""

import cv2
import numpy as np

from vision.balance import in_white_light, white_light
from vision.bodies import NAMES, small
from vision.faces import MARGIN
from vision.faces import SIDE as LARGE
from vision.reading import Frame
from vision.training.pieces import Chance, cut
from vision.training.sample import Lesson, Sample

LAYERS = ((3, 16, 2, 1), (16, 24, 2, 1), (24, 32, 1, 1))
"""Channels in and out, stride and dilation of each 3 x 3 layer; a last one looks at all that is left."""
ANSWERS = len(NAMES)
OFF, RESIZED = 0.06, 0.1
"""Deviations of how far beside the middle a die lies (in sides) and how much its size is mistaken."""
TINGE, LEVEL = 0.05, 0.2
"""Deviations of what is left of the lamp's colour, and of how bright it is, as logarithms."""


def lesson(sample: Sample, chance: Chance) -> Lesson:
    """A piece with a die in the middle, and which of the names are right for its body (0 or 1 each)."""
    known = [number for number, names in enumerate(sample.colours) if names & set(NAMES)]
    number = int(chance.choice(known))
    x, y, size, _ = sample.dice[number]
    about = np.array([x, y]) + chance.normal(0, OFF, 2) * size
    scale = float(LARGE / (MARGIN * size) * np.exp(chance.normal(0, RESIZED)))
    piece = small(cut(sample, about.astype(np.float32), scale, LARGE, chance).frame)
    right = np.array([name in sample.colours[number] for name in NAMES], np.float32)
    return {"picture": _lit(in_white_light(piece, white_light(sample.lamp)), chance), "names": right}


def _lit(piece: Frame, chance: Chance) -> Frame:
    gain = np.exp(chance.normal(0, LEVEL)) * np.exp(chance.normal(0, TINGE, 3))
    seen = piece * gain + chance.normal(0, chance.uniform(1, 6), piece.shape)
    if chance.random() < 0.3:
        seen = cv2.GaussianBlur(seen.astype(np.float32), (0, 0), chance.uniform(0.3, 1))
    return np.asarray(np.clip(seen, 0, 255), np.uint8)
