"""The light strip."""

from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import Finding, Light, well


def check(equipment: Equipment) -> Finding:
    """Red where one should be lit and is not."""
    if equipment.strip_lost is not None:
        return Finding("strip", Light.RED, equipment.strip_lost)
    return well("strip", "strip-well" if equipment.lit else "strip-on-page")
