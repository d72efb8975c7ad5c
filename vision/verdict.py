"""Says of each sighting what is told of it: a value, a doubt, or that it is no die."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.finder import Sighting
from vision.overlap import kept
from vision.reading import Box

Floats = NDArray[np.float32]
DIE = 0.5
"""From this certainty on a sighting is a die."""
HINT = 0.24
"""From this certainty on it is at least worth a word, though no die."""
DEPENDS = 0.75
"""What shows no value at all is less of a die by this share: corners of trays look like dice from afar."""
FOUND = 0.7
"""The weight of the finder's certainty beside that of the face: a clear face makes up for a faint find."""
TOLD = 0.6
"""A value that is less likely than this is not told."""

FIRM = 0.6
"""From this certainty of a value on, what is much smaller and within the die is one of its pips."""
PIP = 1.9
"""So many times smaller than a die is no other die of the same table."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """One sighting: how surely it is a die (0..1), its value where that is told, and how sure that is."""

    here: float
    value: int | None
    certainty: float
    box: Box

    @property
    def is_die(self) -> bool:
        """Whether it is told as a die."""
        return self.here >= DIE

    @property
    def is_hint(self) -> bool:
        """Whether there may be a die that is not told."""
        return HINT <= self.here < DIE


def verdicts(seen: list[Sighting], chances: Floats) -> list[Verdict]:
    """What is told of each place, by its best sighting; the surest first.

    `chances` (n, 7) says of each sighting how likely it is no die, and each of the values 1 to 6.
    """
    told = [_verdict(sighting, row) for sighting, row in zip(seen, chances, strict=True)]
    least = min((one.box.width for one in told), default=0.0)
    large = [one for one in told if one.box.width >= PIP * least and one.is_die and one.certainty >= FIRM]
    whole = [one for one in told if not any(_holds(other, one) for other in large)]
    whole.sort(key=lambda one: -one.here * one.certainty)
    return [whole[k] for k in kept([one.box for one in whole])]


def _holds(die: Verdict, other: Verdict) -> bool:
    """Whether the other, within a die, is no more than a pip of it."""
    (x, y), (u, v) = die.box.centre, other.box.centre
    within = max(abs(x - u), abs(y - v)) < die.box.width / 2
    return within and die.box.width >= PIP * other.box.width


def _verdict(sighting: Sighting, row: Floats) -> Verdict:
    values = row[1:] / row[1:].sum()
    surest = float(values.max())
    value = int(values.argmax()) + 1 if surest >= TOLD else None
    here = sighting.here**FOUND * float(1 - row[0]) * (1 - DEPENDS + DEPENDS * surest)
    return Verdict(here, value, surest, sighting.box)
