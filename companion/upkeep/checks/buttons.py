"""The buttons on the table."""

from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import Finding, Light, well


def check(equipment: Equipment) -> Finding:
    """Red where they cannot be read, or where one is stuck."""
    if equipment.buttons_lost is not None:
        return Finding("buttons", Light.RED, equipment.buttons_lost)
    return well("buttons", "buttons-well" if equipment.touchable else "buttons-on-page")
