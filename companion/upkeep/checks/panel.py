"""The panel on USB."""

from companion.devices.panel_status import State
from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import Finding, Light, well


def check(equipment: Equipment) -> Finding:
    """Red where it does not answer, yellow where it answers and something else is the matter."""
    if equipment.panel_troubles:
        light = Light.YELLOW if equipment.panel is State.HERE else Light.RED
        return Finding("panel", light, equipment.panel_troubles[0])
    return well("panel", "panel-well" if equipment.panel is State.HERE else "panel-not-needed")
