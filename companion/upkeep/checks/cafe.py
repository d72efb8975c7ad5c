"""The café's broker: the connection of this table to it, if the settings name one."""

from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding, beware, well

TROUBLES = {
    "away": "cafe-away",
    "refused": "cafe-refused",
    "missing": "cafe-missing",
    "certificate": "cafe-certificate",
}


def check(equipment: Equipment) -> DoctorFinding:
    """Never red: a table plays without it."""
    if equipment.broker is None:
        return well("cafe", "cafe-not-needed")
    trouble = TROUBLES.get(equipment.broker)
    return beware("cafe", trouble) if trouble else well("cafe", "cafe-well")
