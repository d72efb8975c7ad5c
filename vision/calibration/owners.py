"""Owner of a die: the most likely of the sets shown to the camera."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.calibration.paint import Paint, lamp, paint
from vision.networks.bodies import NAMES
from vision.reading import DieSeen, Frame, ReadingProblem, ReadingTrouble, TableReading

WEIGHTS = (0.5, 1.0, 1.0)
"""Lightness counts half: one body lies in light or in shade."""
LEAST_SPREAD = 6.0
"""Least difference between dice of one set at different places under the lamp."""
CLEAR = 2.0
"""Deviations between two sets that make them distinct."""
LEAST_DEVIATION = 3.5
"""Five dice show too little of how much a set varies."""
STRANGE, DOUBTED = 5.0, 3.0
"""Spreads beyond which a die belongs to no set; so does one whose colour the reader calls nobody's, from
the second on."""

OF_COLOUR = frozenset({ReadingProblem.UNKNOWN_COLOUR, ReadingProblem.UNCERTAIN_COLOUR})
"""Problems that taught sets resolve."""


@dataclass(frozen=True, slots=True)
class Dyed:
    """A set of dice: its name, its usual colour under white light, and how far its dice lie from it.

    `pips`: its faces are known to have pips, not numerals.
    """

    name: str
    paint: Paint
    spread: float
    pips: bool = False


@dataclass(frozen=True, slots=True)
class Owners:
    """The sets of a table."""

    sets: tuple[Dyed, ...] = ()

    @property
    def with_pips(self) -> frozenset[str]:
        """Names of the sets that are known to have pips."""
        return frozenset(one.name for one in self.sets if one.pips)

    def told(self, frame: Frame, reading: TableReading, among: Collection[str]) -> TableReading:
        """The reading with every die named after its set, as far as the sets among those names were taught.

        A die that looks like none of them keeps the name it had; if that set was taught, nobody owns it.
        """
        sets = [one for one in self.sets if one.name in among]
        if not sets:
            return reading
        light = lamp(frame, reading)
        strange = {
            trouble.box for trouble in reading.troubles if trouble.problem is ReadingProblem.UNKNOWN_COLOUR
        }
        named = [
            _named(die, paint(frame, die.box, light), sets, DOUBTED if die.box in strange else STRANGE)
            for die in reading.dice
        ]
        doubts = tuple(doubt for _, doubt in named if doubt is not None)
        before = (trouble for trouble in reading.troubles if trouble.problem not in OF_COLOUR)
        return replace(reading, dice=tuple(die for die, _ in named), troubles=(*before, *doubts))


def dyed(name: str, paints: Sequence[Paint], *, pips: bool = False) -> Dyed:
    """The set to which dice of these colours belong."""
    usual = tuple(float(one) for one in np.median(np.array(paints), axis=0))
    middle = (usual[0], usual[1], usual[2])
    off = [distance(middle, one) for one in paints]
    return Dyed(name, middle, max(LEAST_SPREAD, float(np.sqrt(np.mean(np.square(off))))), pips)


def clearness(one: Sequence[Paint], other: Sequence[Paint]) -> float:
    """Separation of the dice of two sets: 1 is just enough (Fisher's criterion)."""
    here, there = (np.array(paints) * WEIGHTS for paints in (one, other))
    way = np.median(there, axis=0) - np.median(here, axis=0)
    apart = float(np.linalg.norm(way))
    along = way / max(apart, 1e-9)
    vary = (max(LEAST_DEVIATION, float((paints @ along).std())) for paints in (here, there))
    return apart / CLEAR / sum(vary)


def distance(one: Paint, other: Paint) -> float:
    """Distance of two colours, in Lab units of chroma."""
    return float(np.linalg.norm((np.array(one) - other) * WEIGHTS))


def nearest(seen: Paint, sets: Sequence[Dyed]) -> tuple[Dyed, float]:
    """The set that a colour belongs to most likely, and how many of its spreads away the colour is."""
    return min(((one, distance(one.paint, seen) / one.spread) for one in sets), key=lambda pair: pair[1])


def _hues(seen: Paint, sets: Sequence[Dyed]) -> tuple[float, ...]:
    """Probability of each set to have this colour, in the order of NAMES."""
    likely = {one.name: float(np.exp(-((distance(one.paint, seen) / one.spread) ** 2) / 2)) for one in sets}
    total = sum(likely.values())
    return tuple(round(likely.get(name, 0.0) / total, 4) for name in NAMES)


def _named(
    die: DieSeen, seen: Paint, sets: Sequence[Dyed], farthest: float
) -> tuple[DieSeen, ReadingTrouble | None]:
    owner, away = nearest(seen, sets)
    if away <= farthest:
        return replace(die, colour=owner.name, hues=_hues(seen, sets)), None
    taught = die.colour in {one.name for one in sets}
    return die, ReadingTrouble(ReadingProblem.UNKNOWN_COLOUR, die.box) if taught else None
