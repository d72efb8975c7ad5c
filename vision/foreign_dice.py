"""Sets dice of another kind apart from those that are read: of a die with twelve faces no pips are told."""

from collections.abc import Collection
from dataclasses import replace

from vision.networks.overlap import in_one_place
from vision.reading import BoundingBox, DieSeen, TableReading


def apart(reading: TableReading, others: Collection[DieSeen]) -> TableReading:
    """Marks dice and problems at the places of other dice as lying apart."""
    if not others:
        return reading
    return replace(
        reading,
        dice=tuple(die for die in reading.dice if not _lies_at(die.box, others)),
        troubles=tuple(
            trouble
            for trouble in reading.troubles
            if trouble.box is None or not _lies_at(trouble.box, others)
        ),
        apart=tuple(replace(die, value=None, maybe=()) for die in others),
    )


def _lies_at(box: BoundingBox, others: Collection[DieSeen]) -> bool:
    return any(in_one_place(box, die.box) for die in others)
