"""Checks the panel on USB."""

from companion.devices.panel_status import PanelState
from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding, TrafficLight, well


def check(equipment: Equipment) -> DoctorFinding:
    """Red where it does not answer, yellow where it answers and something else is the matter."""
    if equipment.panel_troubles:
        light = TrafficLight.YELLOW if equipment.panel is PanelState.HERE else TrafficLight.RED
        return DoctorFinding("panel", light, equipment.panel_troubles[0])
    return well("panel", "panel-well" if equipment.panel is PanelState.HERE else "panel-not-needed")
