"""The camera: whether there are pictures."""

from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding, TrafficLight, well


def check(equipment: Equipment) -> DoctorFinding:
    """Red while the camera is lost; dice can be typed in all the same."""
    if equipment.camera_lost is not None:
        return DoctorFinding("camera", TrafficLight.RED, equipment.camera_lost)
    return well("camera", "camera-pretends" if equipment.pretends else "camera-well")
