"""Reads a roll of any number of dice: everything in view counts, and no die is read twice."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from companion.adapters.camera.proposal import NUDGE
from vision.mat.layout import Place
from vision.reading import ROLL, DieSeen, ReadingProblem, ReadingTrouble, TableReading

OF_COLOUR = frozenset(
    {ReadingProblem.UNKNOWN_COLOUR, ReadingProblem.UNCERTAIN_COLOUR, ReadingProblem.NO_COLOUR}
)
"""Problems that do not matter for dice without an owner."""
NOWHERE: Place = (0.0, 0.0)


def with_all_dice(reading: TableReading) -> TableReading:
    """The reading with every die as part of the roll, in any zone or outside them all.

    A leaning die becomes a doubt, for people to settle. The mat counts only if all dice are on it; otherwise
    the photograph would leave some out.
    """
    dice = tuple(replace(die, zone=ROLL) for die in reading.dice)
    troubles = tuple(_or_doubt(one) for one in reading.troubles if one.problem not in OF_COLOUR)
    return replace(reading, dice=dice, troubles=troubles, mat=None if reading.beside else reading.mat)


def _or_doubt(trouble: ReadingTrouble) -> ReadingTrouble:
    return (
        replace(trouble, problem=ReadingProblem.UNCERTAIN_DIE)
        if trouble.problem is ReadingProblem.COCKED
        else trouble
    )


def was_read(now: Sequence[DieSeen], before: Sequence[DieSeen]) -> bool:
    """True if these dice are those read `before`, or what is left of them.

    Positions decide, not faces: a die that is read differently now was not thrown. Dice that all shifted
    alike and show the same were not thrown either; camera or table was bumped.
    """
    return _lie(now, before, NOWHERE) or (_show_alike(now, before) and _lie(now, before, _shift(now, before)))


def _show_alike(now: Sequence[DieSeen], before: Sequence[DieSeen]) -> bool:
    """True if several dice show the same faces as before; a single one may do so by chance."""
    return len(now) > 1 and Counter(die.value for die in now) == Counter(die.value for die in before)


def _lie(now: Sequence[DieSeen], before: Sequence[DieSeen], shift: Place) -> bool:
    return all(any(_is_there(die, other, shift) for other in before) for die in now)


def _is_there(die: DieSeen, other: DieSeen, shift: Place) -> bool:
    (x, y), (u, v) = _place(die), _place(other)
    reach = NUDGE if die.at else other.box.width / 6
    return max(abs(x - u - shift[0]), abs(y - v - shift[1])) < reach


def _shift(now: Sequence[DieSeen], before: Sequence[DieSeen]) -> Place:
    (x, y), (u, v) = _middle(now), _middle(before)
    return x - u, y - v


def _middle(dice: Sequence[DieSeen]) -> Place:
    places = [_place(die) for die in dice]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def _place(die: DieSeen) -> Place:
    return die.at or die.box.centre
