"""The light: whether the camera's picture can be read."""

from companion.engine.words import say
from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import Finding, Light, beware, well
from vision.reading import Problem

OF_LIGHT = (Problem.TOO_DARK, Problem.GLARE, Problem.BLURRED, Problem.NO_COLOUR)
"""What can be amiss with a whole picture, the worst first."""


def check(equipment: Equipment) -> Finding:
    """Red where nothing can be read, yellow while nothing was looked at."""
    if equipment.amiss is None:
        return beware("light", "light-unknown")
    for problem in OF_LIGHT:
        if problem in equipment.amiss:
            return Finding("light", Light.RED, say(f"camera-{problem}"))
    return well("light", "light-well")
