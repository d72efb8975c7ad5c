"""Uses the known number of dice of each colour: names colours, and drops the doubts that this settles."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from vision.assignment import assigned, losses
from vision.calibration.owners import OF_COLOUR
from vision.networks.bodies import NAMES, Floats
from vision.networks.verdict import SURE, SURE_ONE
from vision.reading import BoundingBox, DieSeen, ReadingProblem, ReadingTrouble, TableReading

CLEAR = 1.5
"""Loss of log likelihood by exchanging two dice from which nobody is asked for their colours. On photographs
that no network had seen, colourings with less were wrong 4 times in 10, and none of 174 with more."""
POSSIBLE = 0.01
"""Least probability of its colour: a die that hardly has it, and looks like none of a lesson, is nobody's."""
LEAST = 1e-4
"""No colour is less likely than this: the logarithm of nothing would outweigh all other dice."""
PLACES = frozenset({ReadingProblem.UNCERTAIN_DIE, ReadingProblem.ODD_FACE, ReadingProblem.GLARE})
"""Problems of places that may hold another die; none does where all dice are found."""
OF_DICE = PLACES | OF_COLOUR
"""Problems of what may be no die of the roll at all, where there are enough without it."""
BESIDE = frozenset({ReadingProblem.OFF_THE_MAT, ReadingProblem.OFF_THE_TRAY})
"""Problems of dice that are none of the roll, where it has all of its own."""


@dataclass(frozen=True)
class Colouring:
    """Dice with their colours; those `open` may well have exchanged theirs."""

    dice: tuple[DieSeen, ...]
    open: frozenset[BoundingBox] = frozenset()


def with_counts(
    reading: TableReading, counts: Mapping[str, int], familiar: Collection[BoundingBox] = ()
) -> TableReading:
    """The reading of a roll of exactly these dice; unchanged if another number of them was found.

    What is in doubt beside as many sure dice is none. Dice in `familiar` boxes look like some of a lesson.
    To be called before `vision.problems.with_problems`, which looks for other faults of the same dice.
    """
    rolled = _without_doubtful(reading, counts)
    if not rolled or len(rolled) != sum(counts.values()):
        return reading
    found = _coloured(rolled, counts, familiar)
    new = {die.box: die for die in (found.dice if found else rolled)}
    dropped = {die.box for die in reading.rolled} - new.keys()
    if dropped and (found is None or found.open):
        return reading
    dice = tuple(new.get(die.box, die) for die in reading.dice if die.box not in dropped)
    doubts = (ReadingTrouble(ReadingProblem.UNCERTAIN_COLOUR, die.box) for die in _open(found))
    left = _left(reading.troubles, new, has_colours=found is not None)
    return replace(reading, dice=dice, troubles=(*left, *doubts))


def without_idle_hand(reading: TableReading, counts: Mapping[str, int]) -> TableReading:
    """The reading without a hand that changes no answer: exactly these dice lie there, in it is none of them,
    and nothing about them is in doubt.

    To be called last: skin may be a warm table's colour, and then the hand never goes.
    """
    doubted = {trouble.box for trouble in reading.troubles if trouble.problem is not ReadingProblem.HAND}
    are_sure = all(die.value is not None and die.box not in doubted for die in reading.rolled)
    if not (counts and are_sure and Counter(die.colour for die in reading.rolled) == Counter(counts)):
        return reading
    left = (trouble for trouble in reading.troubles if trouble.problem is not ReadingProblem.HAND)
    return replace(reading, troubles=tuple(left))


def _without_doubtful(reading: TableReading, counts: Mapping[str, int]) -> tuple[DieSeen, ...]:
    """The dice of the roll; only the sure ones if there are as many, and none of other colours."""
    doubted = {trouble.box for trouble in reading.troubles if trouble.problem in OF_DICE}
    sure = tuple(die for die in reading.rolled if die.box not in doubted)
    are_ours = all(die.colour in counts for die in reading.rolled)
    return sure if are_ours and len(sure) == sum(counts.values()) else reading.rolled


def _coloured(
    rolled: Sequence[DieSeen], counts: Mapping[str, int], familiar: Collection[BoundingBox]
) -> Colouring | None:
    """The likeliest colouring; None if a die has another colour, or hardly has any of these."""
    if not all(die.hues and die.colour in counts for die in rolled):
        return Colouring(tuple(rolled)) if Counter(die.colour for die in rolled) == Counter(counts) else None
    names = [name for name, count in counts.items() for _ in range(count)]
    likely = _logarithms(rolled, names)
    order = assigned(-likely)
    placed = likely[:, order]
    strange = (die for die, own in zip(rolled, placed.diagonal(), strict=True) if own < np.log(POSSIBLE))
    if any(die.box not in familiar for die in strange):
        return None
    dice = tuple(replace(die, colour=names[k]) for die, k in zip(rolled, order, strict=True))
    return Colouring(dice, frozenset(dice[k].box for k in _exchangeable(dice, placed)))


def _exchangeable(dice: Sequence[DieSeen], placed: Floats) -> set[int]:
    """Places of dice that may well have each other's colour."""
    pairs = np.argwhere(np.triu(losses(placed) < CLEAR, 1)).tolist()
    return {k for pair in pairs for k in pair if dice[pair[0]].colour != dice[pair[1]].colour}


def _open(found: Colouring | None) -> Iterator[DieSeen]:
    return (die for die in found.dice if die.box in found.open) if found else iter(())


def _logarithms(rolled: Sequence[DieSeen], names: Sequence[str]) -> Floats:
    """Log probability of each die (row) having each of these colours (column)."""
    hues = np.array([die.hues for die in rolled], np.float32)[:, [NAMES.index(name) for name in names]]
    return np.asarray(np.log(np.maximum(hues, LEAST)), np.float32)


def _left(
    troubles: Sequence[ReadingTrouble], dice: Mapping[BoundingBox, DieSeen], *, has_colours: bool
) -> Iterator[ReadingTrouble]:
    for trouble in troubles:
        die = dice.get(trouble.box) if trouble.box else None
        settled = (
            (trouble.problem in OF_COLOUR and has_colours and die is not None)
            or (trouble.problem in OF_DICE | BESIDE and trouble.box is not None and die is None)
            or (trouble.problem is ReadingProblem.UNCERTAIN_DIE and die is not None and _is_sure(die))
        )
        if not settled:
            yield trouble


def _is_sure(die: DieSeen) -> bool:
    """True if the value is sure, so that only the presence of a die was in doubt."""
    return die.value is not None and die.confidence >= (SURE_ONE if die.value == 1 else SURE)
