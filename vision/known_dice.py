"""Uses the known number of dice of each colour: names colours, and drops the doubts that this settles."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from vision.assignment import assigned, lead
from vision.calibration.owners import OF_COLOUR
from vision.networks.bodies import NAMES, Floats
from vision.networks.verdict import SURE, SURE_ONE
from vision.reading import BoundingBox, DieSeen, ReadingProblem, ReadingTrouble, TableReading

CLEAR = 1.5
"""Lead of the best colouring over any exchange of two dice, as a logarithm. On photographs that no network
had seen, colourings with less were wrong 4 times in 10, and none of 174 with more."""
POSSIBLE = 0.01
"""Least probability of each colour given: a die that hardly has it belongs to nobody."""
LEAST = 1e-4
"""No colour is less likely than this: the logarithm of nothing would outweigh all other dice."""
PLACES = frozenset({ReadingProblem.UNCERTAIN_DIE, ReadingProblem.ODD_FACE, ReadingProblem.GLARE})
"""Problems of places that may hold another die; none does where all dice are found."""


def with_counts(reading: TableReading, counts: Mapping[str, int]) -> TableReading:
    """The reading of a roll of exactly these dice; unchanged if another number of dice was found.

    To be called before `vision.problems.with_problems`, which looks for other faults of the same dice.
    """
    rolled = reading.rolled
    if not rolled or len(rolled) != sum(counts.values()):
        return reading
    named, is_clear = _named(rolled, counts)
    new = {die.box: die for die in named}
    dice = tuple(new.get(die.box, die) for die in reading.dice)
    return replace(reading, dice=dice, troubles=tuple(_left(reading.troubles, new, is_clear)))


def _named(rolled: Sequence[DieSeen], counts: Mapping[str, int]) -> tuple[Sequence[DieSeen], bool]:
    """The dice with the colours of the likeliest colouring, and whether that is clear."""
    if not all(die.hues and die.colour in counts for die in rolled):
        return rolled, Counter(die.colour for die in rolled) == Counter(counts)
    names = [name for name, count in counts.items() for _ in range(count)]
    likely = _logarithms(rolled, names)
    order = assigned(-likely)
    placed = likely[:, order]
    is_possible = bool((placed.diagonal() >= np.log(POSSIBLE)).all())
    is_clear = is_possible and lead(placed, [names[k] for k in order]) >= CLEAR
    if not is_clear:
        return rolled, False
    return [replace(die, colour=names[k]) for die, k in zip(rolled, order, strict=True)], True


def _logarithms(rolled: Sequence[DieSeen], names: Sequence[str]) -> Floats:
    """Log probability of each die (row) having each of these colours (column)."""
    hues = np.array([die.hues for die in rolled], np.float32)[:, [NAMES.index(name) for name in names]]
    return np.asarray(np.log(np.maximum(hues, LEAST)), np.float32)


def _left(
    troubles: Sequence[ReadingTrouble], dice: Mapping[BoundingBox, DieSeen], is_clear: bool
) -> Iterator[ReadingTrouble]:
    for one in troubles:
        die = dice.get(one.box) if one.box else None
        settled = (
            (one.problem in OF_COLOUR and is_clear and die is not None)
            or (one.problem in PLACES and one.box is not None and die is None)
            or (one.problem is ReadingProblem.UNCERTAIN_DIE and die is not None and _is_sure(die))
        )
        if not settled:
            yield one


def _is_sure(die: DieSeen) -> bool:
    """True if the value is sure, so that only the presence of a die was in doubt."""
    return die.value is not None and die.confidence >= (SURE_ONE if die.value == 1 else SURE)
