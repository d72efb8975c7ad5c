"""Checks everything that a table needs; each finding has a light and advice."""

from pathlib import Path

from companion.upkeep.checks import (
    buttons,
    cafe,
    calibration,
    camera,
    clock,
    disk,
    light,
    memory,
    network,
    panel,
    power,
    settings,
    strip,
    temperature,
    versions,
)
from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding

OF_EQUIPMENT = (camera, light, calibration, buttons, strip, panel)


def examine(equipment: Equipment, data: Path, address: str) -> tuple[DoctorFinding, ...]:
    """All findings, always in the same order. `address` is that of the pages for phones."""
    return (
        *(part.check(equipment) for part in OF_EQUIPMENT),
        disk.check(data),
        memory.check(),
        temperature.check(),
        power.check(),
        clock.check(),
        network.check(address),
        cafe.check(equipment),
        settings.check(data),
        versions.check(),
    )
