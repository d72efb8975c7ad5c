"""Measures reading a placed tile on a table of tiles, on rendered frames of 1280x720 on one core."""

from time import perf_counter

import cv2

from tests.vision.tiles.evening import Evening, faces
from tools.bench.row import Row
from vision.tiles import read_change
from vision.tiles.pretend.chance import SIZES

READINGS = 12


def reading_tiles_milliseconds(tiles: int) -> Row:
    """Milliseconds for each tile placed beside that many others."""
    cv2.setNumThreads(1)
    table = Evening(tiles, SIZES[0])
    grid = table.grid()
    values: list[float] = []
    while grid is not None and len(values) < READINGS:
        for asked in table.laid(grid):
            started = perf_counter()
            reading = read_change(asked.before, asked.after, asked.lying, asked.candidates, faces(), grid)
            if len(asked.lying) >= tiles:
                values.append(1000 * (perf_counter() - started))
            if asked.right is not None:
                grid = reading.grid
    return Row(f"reading of a tile laid beside {tiles}, 1280x720", tuple(values), "ms")
