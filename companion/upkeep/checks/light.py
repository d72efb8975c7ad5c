"""The light: whether the camera's picture can be read."""

from companion.engine.words import say
from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding, TrafficLight, beware, well
from vision.reading import ReadingProblem

OF_LIGHT = (ReadingProblem.TOO_DARK, ReadingProblem.GLARE, ReadingProblem.BLURRED, ReadingProblem.NO_COLOUR)
"""Problems of a whole picture, the worst first."""


def check(equipment: Equipment) -> DoctorFinding:
    """Red where nothing can be read, yellow while nothing was looked at."""
    if equipment.amiss is None:
        return beware("light", "light-unknown")
    for problem in OF_LIGHT:
        if problem in equipment.amiss:
            return DoctorFinding("light", TrafficLight.RED, say(f"camera-{problem}"))
    return well("light", "light-well")
