"""The disk: whether it has room, whether anything can be written, and how long that takes."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic

from companion.engine.words import Printed
from companion.table.files.atomic_file import BLOCK
from companion.upkeep.finding import DoctorFinding, beware, broken, well

NEEDED, WANTED = 100, 500
"""Megabytes: with less free no evening is safe, and with less the photographs of a few evenings fill it."""
MEGABYTE = 1_000_000
SLOW_S, STUCK_S = 1, 5
"""Seconds that an answer may wait for the disk until it is noticed, and until nobody waits any longer."""


def written_s(data: Path, clock: Callable[[], float] = monotonic) -> float:
    """Seconds until a block lies on a folder's disk, as an answer must, in a file without a name.

    Raises OSError.
    """
    began = clock()
    with TemporaryFile(dir=data, buffering=0) as file:
        file.write(bytes(BLOCK))
        os.fsync(file.fileno())
    return clock() - began


def check(
    data: Path,
    ask: Callable[[Path], int] = lambda data: shutil.disk_usage(data).free,
    write: Callable[[Path], float] = written_s,
) -> DoctorFinding:
    """Red where the data folder cannot be written, or too slowly, or is nearly full; yellow halfway there.

    `ask` gives the free bytes of a folder's disk, `write` the seconds of a write; both raise OSError.
    """
    try:
        free = ask(data) // MEGABYTE
    except OSError as fault:
        return broken("disk", "disk-unreadable", reason=Printed(str(fault), "en"))
    try:
        seconds = int(write(data))
    except OSError as fault:
        return broken("disk", "disk-full" if fault.errno == errno.ENOSPC else "disk-read-only", free=free)
    return _judged(free, seconds)


def _judged(free: int, seconds: int) -> DoctorFinding:
    if free < NEEDED:
        return broken("disk", "disk-full", free=free)
    if seconds >= STUCK_S:
        return broken("disk", "disk-stuck", seconds=seconds)
    if seconds >= SLOW_S:
        return beware("disk", "disk-slow", seconds=seconds)
    return (beware if free < WANTED else well)(
        "disk", "disk-low" if free < WANTED else "disk-well", free=free
    )
