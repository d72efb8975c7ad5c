"""The disk: whether it has room, and whether anything can be written."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

from companion.engine.words import Printed
from companion.upkeep.finding import DoctorFinding, beware, broken, well

NEEDED, WANTED = 100, 500
"""Megabytes: with less free no evening is safe, and with less the photographs of a few evenings fill it."""
MEGABYTE = 1_000_000


def check(
    data: Path,
    ask: Callable[[Path], int] = lambda data: shutil.disk_usage(data).free,
    writable: Callable[[Path], bool] = lambda data: os.access(data, os.W_OK),
) -> DoctorFinding:
    """Red where the data folder cannot be written or its disk is nearly full, yellow where it fills up.

    `ask` gives the free bytes of a folder's disk, and raises OSError.
    """
    try:
        free = ask(data) // MEGABYTE
    except OSError as fault:
        return broken("disk", "disk-unreadable", reason=Printed(str(fault), "en"))
    if not writable(data):
        return broken("disk", "disk-read-only")
    if free < NEEDED:
        return broken("disk", "disk-full", free=free)
    return (beware if free < WANTED else well)(
        "disk", "disk-low" if free < WANTED else "disk-well", free=free
    )
