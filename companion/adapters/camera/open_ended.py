"""Reads a roll of any number of dice: all that moved count, and no die is read twice."""

from collections.abc import Sequence
from dataclasses import replace

from companion.adapters.camera.resting import resting
from vision.mat.layout import SHARED
from vision.reading import ROLL, DieSeen, ReadingProblem, ReadingTrouble, TableReading

OF_COLOUR = frozenset(
    {ReadingProblem.UNKNOWN_COLOUR, ReadingProblem.UNCERTAIN_COLOUR, ReadingProblem.NO_COLOUR}
)
"""Problems that do not matter for dice without an owner."""


def with_all_dice(reading: TableReading, before: Sequence[DieSeen] = ()) -> TableReading:
    """The reading with every die as part of the roll, in any zone or outside them all, but those that lie
    where they lay `before`.

    A leaning die becomes a doubt, for people to settle. The mat counts only if all dice are on it; otherwise
    the photograph would leave some out.
    """
    rest = {die.box for die in resting(reading.dice, before)}
    dice = tuple(replace(die, zone=SHARED if die.box in rest else ROLL) for die in reading.dice)
    of_the_roll = (trouble for trouble in reading.troubles if trouble.box is None or trouble.box not in rest)
    troubles = tuple(_or_doubt(one) for one in of_the_roll if one.problem not in OF_COLOUR)
    return replace(reading, dice=dice, troubles=troubles, mat=None if reading.beside else reading.mat)


def _or_doubt(trouble: ReadingTrouble) -> ReadingTrouble:
    return (
        replace(trouble, problem=ReadingProblem.UNCERTAIN_DIE)
        if trouble.problem is ReadingProblem.COCKED
        else trouble
    )
