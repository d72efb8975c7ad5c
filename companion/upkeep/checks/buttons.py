"""The buttons on the table."""

from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding, TrafficLight, well


def check(equipment: Equipment) -> DoctorFinding:
    """Red where they cannot be read, or where one is stuck."""
    if equipment.buttons_lost is not None:
        return DoctorFinding("buttons", TrafficLight.RED, equipment.buttons_lost)
    return well("buttons", "buttons-well" if equipment.touchable else "buttons-on-page")
