"""How long a look takes: the stillness check and a reading, on rendered frames of 1280x720 on one core."""

from random import Random
from time import perf_counter

import cv2

from tests.bench.row import Row
from vision.cameras.pretend import PretendCamera
from vision.reader import Reader
from vision.reading import Frame
from vision.stillness import Stillness

COLOURS = ("red", "blue", "green", "yellow", "purple", "white")
FRAMES = 60


def stillness_milliseconds() -> Row:
    """Milliseconds for each frame of a tray at rest."""
    frames, stillness = _frames(10), Stillness()
    return Row("stillness check of a frame, 1280x720", tuple(_check(stillness, frames)), "ms")


def reading_milliseconds(dice: int) -> Row:
    """Milliseconds for each reading of a tray with so many dice."""
    reader, frames = Reader(COLOURS), _frames(dice)
    return Row(f"reading of {dice} dice, 1280x720", tuple(_timed(reader, frame) for frame in frames), "ms")


def _frames(dice: int) -> list[Frame]:
    cv2.setNumThreads(1)
    chance = Random(dice)
    camera = PretendCamera(seed=dice, fps=0)
    camera.throw([(COLOURS[place % len(COLOURS)], chance.randint(1, 6)) for place in range(dice)])
    frames = [camera.frame() for _ in range(FRAMES)]
    return frames[FRAMES // 2 :]


def _check(stillness: Stillness, frames: list[Frame]) -> list[float]:
    values = []
    for place, frame in enumerate(frames):
        started = perf_counter()
        stillness.feed(frame, place / 30)
        values.append(1000 * (perf_counter() - started))
    return values


def _timed(reader: Reader, frame: Frame) -> float:
    started = perf_counter()
    reader.read(frame)
    return 1000 * (perf_counter() - started)
