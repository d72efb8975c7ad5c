"""Measures the stillness check and a reading, on rendered frames of 1280x720 on one core."""

from random import Random
from time import perf_counter

import cv2
import numpy as np

from tools.bench.row import Row
from vision.cameras.pretend import PretendCamera
from vision.pictures.thumbnail import glance_at
from vision.reader import Reader
from vision.reading import Frame
from vision.stillness import Stillness

COLOURS = ("red", "blue", "green", "yellow", "purple", "white")
FRAMES = 60
THROWS = 8
"""Throws per measurement: a single doubt costs a third of a reading's time."""


def stillness_milliseconds() -> Row:
    """Milliseconds for each frame of a tray at rest."""
    return Row("stillness check of a frame, 1280x720", tuple(_check(frames_at_rest(10))), "ms")


def shaking_milliseconds() -> Row:
    """Milliseconds for each frame of a tray at rest on a table that shakes by up to six pixels."""
    chance, shaken = Random(6), []
    for frame in frames_at_rest(10):
        to = np.array([[1, 0, chance.uniform(-6, 6)], [0, 1, chance.uniform(-6, 6)]], np.float32)
        moved = cv2.warpAffine(frame, to, (frame.shape[1], frame.shape[0]), borderMode=cv2.BORDER_REPLICATE)
        shaken.append(np.asarray(moved, np.uint8))
    return Row("stillness check of a frame, the table shaking", tuple(_check(shaken)), "ms")


def reading_milliseconds(dice: int) -> Row:
    """Milliseconds for each reading of trays with that many dice."""
    reader = Reader(COLOURS)
    frames = [frame for seed in range(THROWS) for frame in frames_at_rest(dice, seed)[: FRAMES // THROWS]]
    return Row(f"reading of {dice} dice, 1280x720", tuple(_timed(reader, frame) for frame in frames), "ms")


def frames_at_rest(dice: int, seed: int = 0) -> list[Frame]:
    """Frames of a tray with that many dice, each with its own noise."""
    cv2.setNumThreads(1)
    chance = Random(dice + seed)
    camera = PretendCamera(seed=dice + seed, fps=0)
    camera.throw([(COLOURS[place % len(COLOURS)], chance.randint(1, 6)) for place in range(dice)])
    frames = [camera.frame() for _ in range(FRAMES)]
    return frames[FRAMES // 2 :]


def _check(frames: list[Frame]) -> list[float]:
    stillness, values = Stillness(), []
    for place, frame in enumerate(frames):
        started = perf_counter()
        stillness.feed(glance_at(frame), place / 30)
        values.append(1000 * (perf_counter() - started))
    return values


def _timed(reader: Reader, frame: Frame) -> float:
    started = perf_counter()
    reader.read(frame)
    return 1000 * (perf_counter() - started)
