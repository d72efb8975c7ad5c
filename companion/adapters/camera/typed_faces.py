"""Applies the faces that a person typed to a reading of dice."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from companion.engine.dice import Die
from vision.reading import ROLL, DieSeen, TableReading


def with_typed_faces(reading: TableReading, dice: Sequence[Die]) -> TableReading | None:
    """The reading with the typed dice as its faces; None if their colours or counts are not those seen."""
    if Counter(die.colour for die in dice) != Counter(die.colour for die in reading.rolled):
        return None
    said = Counter(dice)
    others = said - Counter(Die(one.colour, one.value) for one in reading.rolled if one.value)
    return replace(reading, dice=tuple(_told(reading.dice, said, list(others.elements()))))


def _told(seen: Iterable[DieSeen], said: Counter[Die], others: list[Die]) -> Iterator[DieSeen]:
    """A die that is said as it was read stays so; any other shows one of the `others` of its colour."""
    for die in seen:
        if die.zone != ROLL:
            yield die
        elif die.value and said[Die(die.colour, die.value)]:
            said[Die(die.colour, die.value)] -= 1
            yield die
        else:
            told = next(one for one in others if one.colour == die.colour)
            others.remove(told)
            yield replace(die, value=told.value)
