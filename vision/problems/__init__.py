"""Diagnosis of a read picture: problems of the whole and of single dice."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from vision.networks.verdict import clear
from vision.pictures.light import has_no_colour
from vision.problems.faces import odd_face
from vision.problems.hands import Reaching, hand
from vision.problems.leaning import leaning
from vision.problems.middle_light import WITH_MIDDLE, is_light
from vision.problems.neighbours import neighbours
from vision.reading import BoundingBox, DieSeen, Frame, ReadingProblem, ReadingTrouble, TableReading

__all__ = ["with_problems"]


def with_problems(frame: Frame, reading: TableReading, pips: Collection[str] = ()) -> TableReading:
    """The reading with everything that is amiss; what explains a die in doubt stands instead of the doubt.

    A die in a hand is not rolled, and lies in no zone. Dice of the colours `pips` are known to have no signs.
    """
    reaching = hand(frame, reading.dice)
    if reaching is not None:
        reading = replace(reading, dice=tuple(_unless_held(die, reaching) for die in reading.dice))
    reading = _with_lights(frame, reading)
    found = tuple(_found(frame, reading, reaching, pips))
    explained = {trouble.box for trouble in found if trouble.box is not None}
    left = [
        trouble
        for trouble in reading.troubles
        if trouble.problem is not ReadingProblem.UNCERTAIN_DIE or trouble.box not in explained
    ]
    return replace(reading, troubles=(*left, *found))


def _with_lights(frame: Frame, reading: TableReading) -> TableReading:
    """The reading with a doubt about each die whose middle pip is a lamp's light: it may show one less."""
    lit = [die for die in reading.lying if die.value in WITH_MIDDLE and is_light(frame, die.box)]
    known = {trouble.box for trouble in reading.troubles if trouble.problem is ReadingProblem.UNCERTAIN_DIE}
    doubts = (ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, die.box) for die in lit if die.box not in known)
    dice = tuple(_with_one_less(die) if die in lit else die for die in reading.dice)
    return replace(reading, dice=dice, troubles=(*reading.troubles, *doubts))


def _with_one_less(die: DieSeen) -> DieSeen:
    assert die.value is not None
    return replace(die, maybe=tuple(dict.fromkeys((die.value, die.value - 1, *die.maybe))))


def _unless_held(die: DieSeen, reaching: Reaching) -> DieSeen:
    return replace(die, zone=None) if die in reaching.holds else die


def _found(
    frame: Frame, reading: TableReading, reaching: Reaching | None, pips: Collection[str]
) -> Iterator[ReadingTrouble]:
    if not reading.dice and reading.troubles:
        return  # nothing could be read at all, and it is said why
    if reaching is not None:
        yield ReadingTrouble(ReadingProblem.HAND, reaching.box)
    if has_no_colour(frame):
        yield ReadingTrouble(ReadingProblem.NO_COLOUR)
    yield from _of_dice(frame, reading, pips)
    for box in _doubted_places(reading):
        if problem := odd_face(frame, box):
            yield ReadingTrouble(problem, box)


def _doubted_places(reading: TableReading) -> Iterator[BoundingBox]:
    """Where there may be a die that shows no value at all: one with a sign on it, say."""
    dice = {die.box for die in reading.dice}
    for trouble in reading.troubles:
        if (
            trouble.problem is ReadingProblem.UNCERTAIN_DIE
            and trouble.box is not None
            and trouble.box not in dice
        ):
            yield trouble.box


def _of_dice(frame: Frame, reading: TableReading, pips: Collection[str]) -> Iterator[ReadingTrouble]:
    """Problems of single dice, at most one for each."""
    named: set[BoundingBox | None] = set()
    for trouble in (*neighbours(reading.lying), *_of_faces(frame, reading, pips)):
        if trouble.box not in named:
            named.add(trouble.box)
            yield trouble


def _of_faces(frame: Frame, reading: TableReading, pips: Collection[str]) -> Iterator[ReadingTrouble]:
    for die in leaning(frame, reading.lying, reading.mat):
        yield ReadingTrouble(ReadingProblem.COCKED, die.box)
    for die in reading.lying:
        problem = odd_face(frame, die.box) if die.confidence < clear(die.value) else None
        is_ruled_out = problem is ReadingProblem.ODD_FACE and die.value is not None and die.colour in pips
        if problem and not is_ruled_out:
            yield ReadingTrouble(problem if die.value is None else ReadingProblem.UNCERTAIN_DIE, die.box)
