"""The memory: whether there is enough of it for the table and the big screen's browser."""

import re
from pathlib import Path

from companion.upkeep.finding import DoctorFinding, beware, broken, untold, well

NEEDED, WANTED = 50, 150
"""Megabytes that should be free: with less the system ends programs, and with less it is slow."""


def check(meminfo: Path = Path("/proc/meminfo")) -> DoctorFinding:
    """Red where next to nothing is free, yellow where little is."""
    try:
        found = re.search(r"^MemAvailable: +(\d+) kB", meminfo.read_text(), re.MULTILINE)
    except OSError:
        found = None
    if found is None:
        return untold("memory")
    free = int(found[1]) // 1000
    if free < NEEDED:
        return broken("memory", "memory-full", free=free)
    if free < WANTED:
        return beware("memory", "memory-low", free=free)
    return well("memory", "memory-well", free=free)
