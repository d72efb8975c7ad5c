"""The temperature of the processor."""

from pathlib import Path

from companion.upkeep.finding import DoctorFinding, beware, broken, untold, well

WARM, HOT = 70, 80
"""Degrees Celsius: from 80 on a Raspberry Pi slows itself down."""


def check(zone: Path = Path("/sys/class/thermal/thermal_zone0/temp")) -> DoctorFinding:
    """Red where the machine slows itself down, yellow where it will soon."""
    try:
        degrees = int(zone.read_text()) // 1000
    except (OSError, ValueError):
        return untold("temperature")
    if degrees >= HOT:
        return broken("temperature", "temperature-hot", degrees=degrees)
    if degrees >= WARM:
        return beware("temperature", "temperature-warm", degrees=degrees)
    return well("temperature", "temperature-well", degrees=degrees)
