"""Whoever looks on is told everything, in order."""

import numpy as np

from companion.adapters.camera.frame_observers import FrameObservers
from vision.reading import Frame, TableReading


class Told:
    """An onlooker that writes down what it is told."""

    def __init__(self, name: str, book: list[str]) -> None:
        self._name, self._book = name, book

    def on_rest(self, _frame: Frame, reading: TableReading) -> None:
        self._book.append(f"{self._name} rest {len(reading.dice)}")

    def on_motion(self) -> None:
        self._book.append(f"{self._name} motion")

    def on_trouble(self, reason: str) -> None:
        self._book.append(f"{self._name} trouble {reason}")

    def on_return(self) -> None:
        self._book.append(f"{self._name} return")


def test_each_is_told_everything_the_first_one_first() -> None:
    book: list[str] = []
    both = FrameObservers(Told("eye", book), Told("teacher", book))
    both.on_rest(np.zeros((2, 2, 3), np.uint8), TableReading((), (), 1.0))
    both.on_motion()
    both.on_trouble("unplugged")
    both.on_return()
    told = ("rest 0", "motion", "trouble unplugged", "return")
    assert book == [f"{name} {what}" for what in told for name in ("eye", "teacher")]
