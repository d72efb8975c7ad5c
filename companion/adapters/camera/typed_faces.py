"""Applies the dice that a person typed to a reading of them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from companion.engine.dice import Die
from vision.reading import DieSeen, TableReading


def with_typed_faces(reading: TableReading, dice: Sequence[Die]) -> TableReading | None:
    """The reading with the typed dice as those of its roll; None if their colours or counts are not those
    seen.

    A die that is said as it was read stays so. Where the others show the same faces in each other's colours,
    colours were misread; else any of them shows another face.
    """
    if Counter(die.colour for die in dice) != Counter(die.colour for die in reading.rolled):
        return None
    said, left = Counter(dice), list[DieSeen]()
    for die in reading.rolled:
        if die.value and said[Die(die.colour, die.value)]:
            said[Die(die.colour, die.value)] -= 1
        else:
            left.append(die)
    told = dict(zip((die.box for die in left), _told(left, list(said.elements())), strict=True))
    named = (
        replace(die, colour=told[die.box].colour, value=told[die.box].value) if die in left else die
        for die in reading.dice
    )
    return replace(reading, dice=tuple(named))


def _told(seen: Sequence[DieSeen], said: list[Die]) -> list[Die]:
    """The dice that are said to lie at these places, none of which was read so."""
    are_exchanged = Counter(die.value for die in seen) == Counter(die.value for die in said)
    told = []
    for die in seen:
        own = die.value if are_exchanged else die.colour
        one = next(one for one in said if own == (one.value if are_exchanged else one.colour))
        said.remove(one)
        told.append(one)
    return told
