"""Photographs that are refused leave nothing in memory, however many there are."""

import re
from pathlib import Path
from threading import Event, Thread

import cv2
import numpy as np
import pytest

from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.phone_photos import PhonePhotos
from companion.adapters.camera.table_reader import TableReader
from companion.engine.play import Asked
from companion.engine.refusal import Refused
from companion.table.table import Table
from tests.companion.adapters.camera.test_phone_photos import asked, sent
from vision.pictures.photograph import as_jpeg
from vision.render import picture, scatter

__all__ = ["asked"]

STATUS = Path("/proc/self/status")
FIRST, MANY = 20, 200
MOST_MB = 20


def held_mb() -> float:
    """Megabytes of this process that lie in memory."""
    found = re.search(r"^VmRSS:\s+(\d+) kB", STATUS.read_text(), re.MULTILINE)
    assert found is not None
    return int(found[1]) / 1024


@pytest.mark.slow
@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells what a process holds")
def test_two_hundred_refused_photographs_leave_memory_as_it_was(
    table: Table, eye: DiceInput, asked: Asked
) -> None:
    photos, stop = PhonePhotos(eye, TableReader(table).read_alone), Event()
    empty = cv2.resize(picture(scatter([], 3)), (1600, 1200)).astype(np.uint8)
    data = as_jpeg(empty)
    thread = Thread(target=photos.run, args=(stop,))
    thread.start()
    before = 0.0
    for n in range(FIRST + MANY):
        if n == FIRST:
            before = held_mb()
        with pytest.raises(Refused, match="refused-photo-no-dice"):
            photos.take(sent(table, asked, data, f"c{n}"))
    stop.set()
    thread.join()
    assert held_mb() - before < MOST_MB
