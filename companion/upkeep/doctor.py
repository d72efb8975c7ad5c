"""Checks everything that a table needs; each finding has a light and advice."""

from pathlib import Path

from companion.upkeep.checks import (
    clock,
    disk,
    equipment,
    memory,
    network,
    power,
    settings,
    temperature,
    versions,
)
from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding

DEVICES = (
    equipment.camera,
    equipment.light,
    equipment.calibration,
    equipment.buttons,
    equipment.strip,
    equipment.panel,
)


def examine(there: Equipment, data: Path, address: str) -> tuple[DoctorFinding, ...]:
    """All findings, always in the same order. `address` is that of the pages for phones."""
    return (
        *(check(there) for check in DEVICES),
        disk.check(data),
        memory.check(),
        temperature.check(),
        power.check(),
        clock.check(),
        network.check(address),
        equipment.cafe(there),
        settings.check(data),
        versions.check(),
    )
