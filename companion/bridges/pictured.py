"""The photograph of a roll as people see it: dice ringed by owner, and struck where somebody knows better."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from companion.bridges.palette import rings
from companion.table.provenance import Changed
from vision.mat.straight import straightened
from vision.overlay import NOTHING_STRUCK, draw
from vision.reading import ROLL, Box, Frame, TableReading


def pictured(
    frame: Frame,
    reading: TableReading,
    marked: Sequence[Box] = (),
    struck: Mapping[Box, int] = NOTHING_STRUCK,
) -> Frame:
    """The frame with a ring round every die that is no part of a pool, a further one round those that are
    marked, and the mat seen from straight above, unless a die lies beside it."""
    away = tuple(die for die in reading.dice if die.zone in {ROLL, None})
    drawn = draw(frame, replace(reading, dice=away), rings(), marked, struck)
    if reading.mat is None or any(die.zone is None for die in away):
        return drawn
    return straightened(drawn, reading.mat)


def struck_by(reading: TableReading, changed: Iterable[Changed]) -> dict[Box, int]:
    """Which rings are crossed out, each with the value told instead: one for each change."""
    struck: dict[Box, int] = {}
    for one in changed:
        alike = (die for die in reading.rolled if (die.colour, die.value) == (one.colour, one.was))
        box = next((die.box for die in alike if die.box not in struck), None)
        if box is not None:
            struck[box] = one.now
    return struck
