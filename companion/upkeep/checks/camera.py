"""The camera: whether there are pictures."""

from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import Finding, Light, well


def check(equipment: Equipment) -> Finding:
    """Red while the camera is lost; dice can be typed in all the same."""
    if equipment.camera_lost is not None:
        return Finding("camera", Light.RED, equipment.camera_lost)
    return well("camera", "camera-pretends" if equipment.pretends else "camera-well")
