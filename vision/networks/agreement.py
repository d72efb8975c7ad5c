"""Holds two looks at the same dice together: what one of them is sure of, and the other says too, is sure."""

from dataclasses import replace

from vision.networks.overlap import in_one_place
from vision.reading import BoundingBox, DieSeen, ReadingProblem, ReadingTrouble, TableReading


def is_in_doubt(reading: TableReading) -> bool:
    """True if another look at the same dice may settle something."""
    return any(trouble.problem is ReadingProblem.UNCERTAIN_DIE for trouble in reading.troubles)


def together(first: TableReading, second: TableReading) -> TableReading:
    """The second reading; in doubt is what is so in both, and dice of which the two do not say the same."""
    said = tuple(trouble for trouble in second.troubles if not _is_settled(trouble, first))
    known = {one.box for one in said}
    differ = [die for die in second.dice if not _is_said(die, first) and die.box not in known]
    lost = [die for die in first.dice if not any(in_one_place(die.box, one.box) for one in second.dice)]
    doubts = tuple(ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, die.box) for die in (*differ, *lost))
    dice = tuple(_as_likely(die, first) for die in second.dice)
    return replace(second, dice=dice, troubles=(*said, *doubts))


def _is_settled(trouble: ReadingTrouble, first: TableReading) -> bool:
    """True if it is a doubt at a place that the first look was sure of."""
    if trouble.problem is not ReadingProblem.UNCERTAIN_DIE or trouble.box is None:
        return False
    there = [one.box for one in first.troubles if one.problem is ReadingProblem.UNCERTAIN_DIE and one.box]
    return not any(in_one_place(trouble.box, box) for box in there)


def _is_said(die: DieSeen, first: TableReading) -> bool:
    return any(one.value == die.value for one in _of(die.box, first))


def _as_likely(die: DieSeen, first: TableReading) -> DieSeen:
    """The die with all that either look took it for."""
    others = (value for one in _of(die.box, first) for value in one.maybe)
    return replace(die, maybe=tuple(dict.fromkeys((*die.maybe, *others))))


def _of(box: BoundingBox, reading: TableReading) -> list[DieSeen]:
    return [die for die in reading.dice if in_one_place(die.box, box)]
