"""Draws scenes in one process per core."""

import multiprocessing
import os
from collections.abc import Callable, Sequence
from typing import TypeVar

Drawing = TypeVar("Drawing")


def side_by_side(draw: Callable[[int], Drawing], numbers: Sequence[int]) -> list[Drawing]:
    """The drawings of those numbers, in their order."""
    context = multiprocessing.get_context("forkserver")  # a fork of a process with threads may hang
    with context.Pool(len(os.sched_getaffinity(0))) as pool:
        return pool.map(draw, numbers, chunksize=20)
