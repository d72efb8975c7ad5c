"""Checks the light strip."""

from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding, TrafficLight, well


def check(equipment: Equipment) -> DoctorFinding:
    """Red where one should be lit and is not."""
    if equipment.strip_lost is not None:
        return DoctorFinding("strip", TrafficLight.RED, equipment.strip_lost)
    return well("strip", "strip-well" if equipment.lit else "strip-on-page")
