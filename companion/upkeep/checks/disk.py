"""The disk: whether it has room, and whether anything can be written."""

import os
from collections.abc import Callable
from pathlib import Path

from companion.upkeep.finding import DoctorFinding, beware, broken, well

NEEDED, WANTED = 100, 500
"""Megabytes: with less free no evening is safe, and with less the photographs of a few evenings fill it."""
MEGABYTE = 1_000_000


def check(data: Path, ask: Callable[[Path], os.statvfs_result] = os.statvfs) -> DoctorFinding:
    """Red where the data folder cannot be written or its disk is nearly full, yellow where it fills up."""
    try:
        disk = ask(data)
    except OSError as fault:
        return broken("disk", "disk-unreadable", reason=str(fault))
    free = disk.f_bavail * disk.f_frsize // MEGABYTE
    if disk.f_flag & os.ST_RDONLY:
        return broken("disk", "disk-read-only")
    if free < NEEDED:
        return broken("disk", "disk-full", free=free)
    return (beware if free < WANTED else well)(
        "disk", "disk-low" if free < WANTED else "disk-well", free=free
    )
