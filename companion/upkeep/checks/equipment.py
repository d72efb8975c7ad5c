"""Checks of what a table is equipped with: camera, dice lessons, buttons, strip, panel and broker."""

from companion.devices.panel_status import PanelState
from companion.engine.words import say
from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding, TrafficLight, beware, well
from vision.reading import ReadingProblem

OF_LIGHT = (ReadingProblem.TOO_DARK, ReadingProblem.GLARE, ReadingProblem.BLURRED, ReadingProblem.NO_COLOUR)
"""Problems of a whole picture, the worst first."""
BROKER_TROUBLES = {
    "away": "cafe-away",
    "refused": "cafe-refused",
    "denied": "cafe-denied",
    "twice": "cafe-twice",
    "missing": "cafe-missing",
    "certificate": "cafe-certificate",
}


def camera(equipment: Equipment) -> DoctorFinding:
    """Red while the camera is lost; dice can be typed in all the same."""
    if equipment.camera_lost is not None:
        return DoctorFinding("camera", TrafficLight.RED, equipment.camera_lost)
    if equipment.without_camera:
        return well("camera", "camera-none")
    return well("camera", "camera-pretends" if equipment.pretends else "camera-well")


def light(equipment: Equipment) -> DoctorFinding:
    """Red where nothing can be read."""
    if equipment.amiss is None:
        return DoctorFinding("light", TrafficLight.GREY, say("doctor-light-unknown"))
    for problem in OF_LIGHT:
        if problem in equipment.amiss:
            return DoctorFinding("light", TrafficLight.RED, say(f"camera-{problem}"))
    return well("light", "light-well")


def calibration(equipment: Equipment) -> DoctorFinding:
    """Red where a mat that was in view has lost its corners."""
    if equipment.amiss is not None and ReadingProblem.MARKERS_MISSING in equipment.amiss:
        return DoctorFinding("calibration", TrafficLight.RED, say("camera-markers-missing"))
    if equipment.score is None:
        return well("calibration", "calibration-none")
    return well("calibration", "calibration-well", score=equipment.score)


def buttons(equipment: Equipment) -> DoctorFinding:
    """Red where they cannot be read, or where one is stuck."""
    if equipment.buttons_lost is not None:
        return DoctorFinding("buttons", TrafficLight.RED, equipment.buttons_lost)
    return well("buttons", "buttons-well" if equipment.touchable else "buttons-on-page")


def strip(equipment: Equipment) -> DoctorFinding:
    """Red where one should be lit and is not."""
    if equipment.strip_lost is not None:
        return DoctorFinding("strip", TrafficLight.RED, equipment.strip_lost)
    return well("strip", "strip-well" if equipment.lit else "strip-on-page")


def panel(equipment: Equipment) -> DoctorFinding:
    """Red where it does not answer, yellow where it answers and something else is the matter."""
    if equipment.panel_troubles:
        colour = TrafficLight.YELLOW if equipment.panel is PanelState.HERE else TrafficLight.RED
        return DoctorFinding("panel", colour, equipment.panel_troubles[0])
    return well("panel", "panel-well" if equipment.panel is PanelState.HERE else "panel-not-needed")


def cafe(equipment: Equipment) -> DoctorFinding:
    """Never red: a table plays without it."""
    if equipment.broker is None:
        return well("cafe", "cafe-not-needed")
    if equipment.broker == "reachable":
        return well("cafe", "cafe-reachable")
    trouble = BROKER_TROUBLES.get(equipment.broker)
    return beware("cafe", trouble) if trouble else well("cafe", "cafe-well")
