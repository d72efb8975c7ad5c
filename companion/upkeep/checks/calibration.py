"""The calibration: whether the camera was taught this table's dice, and still sees the mat."""

from companion.engine.words import say
from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding, TrafficLight, beware, well
from vision.reading import ReadingProblem


def check(equipment: Equipment) -> DoctorFinding:
    """Yellow where nothing was taught; red where a mat that was in view has lost its corners."""
    if equipment.amiss is not None and ReadingProblem.MARKERS_MISSING in equipment.amiss:
        return DoctorFinding("calibration", TrafficLight.RED, say("camera-markers-missing"))
    if equipment.score is None:
        return beware("calibration", "calibration-none")
    return well("calibration", "calibration-well", score=equipment.score)
