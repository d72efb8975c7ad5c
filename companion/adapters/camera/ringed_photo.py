"""Draws a roll's photograph: a ring in the owner's colour round each die, crossed out where a person
corrected it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from companion.adapters.light.dice_colours import rings
from companion.table.story.provenance import Changed
from vision.mat.straight import SIZE, straight_places, straightened
from vision.pictures.overlay import NOTHING_STRUCK, RING, draw
from vision.pictures.tablepart import part_of_table
from vision.reading import ROLL, BoundingBox, DieSeen, Frame, MatPose, TableReading


@dataclass(frozen=True)
class LyingDie:
    """A die on a photograph: what was read, its middle, and how far round that its ring goes, in pixels."""

    colour: str
    value: int | None
    at: tuple[int, int]
    reach: int


@dataclass(frozen=True)
class DiceLayout:
    """Size of a photograph (width, height in pixels) and places of the roll's dice on it."""

    size: tuple[int, int]
    dice: tuple[LyingDie, ...]
    apart: tuple[LyingDie, ...] = ()
    """Dice of other kinds, of which nothing was read."""


def pictured(
    frame: Frame,
    reading: TableReading,
    marked: Sequence[BoundingBox] = (),
    struck: Mapping[BoundingBox, int] = NOTHING_STRUCK,
) -> Frame:
    """The frame with a ring round every die that is no part of a pool, a further one round those that are
    marked, and the mat seen from straight above, unless a die lies beside it."""
    drawn = draw(frame, replace(reading, dice=_away(reading)), rings(), marked, struck)
    return _turned(drawn, reading)


def bare(frame: Frame, reading: TableReading) -> Frame:
    """The same photograph with nothing drawn on it."""
    return _turned(frame, reading)


def layout(frame: Frame, reading: TableReading) -> DiceLayout:
    """Places of the roll's dice on the photograph of this frame."""
    pose, (rows, columns) = _straight(reading), _part(frame, reading)

    def there(places: NDArray[np.float64]) -> NDArray[np.float64]:
        return straight_places(places, pose) if pose else places - (columns.start, rows.start)

    dice = tuple(_lying(die, there) for die in reading.rolled)
    apart = tuple(_lying(die, there) for die in reading.apart)
    size = SIZE if pose else (columns.stop - columns.start, rows.stop - rows.start)
    return DiceLayout(size, dice, apart)


def _lying(die: DieSeen, there: Callable[[NDArray[np.float64]], NDArray[np.float64]]) -> LyingDie:
    """`there` takes places of the frame to those of the photograph."""
    box, (x, y) = die.box, die.box.centre
    across = max(box.width, box.height) / 2
    places = there(np.array([(x, y), (x + across, y), (x, y + across)]))
    reach = 2 * RING * max(np.linalg.norm(place - places[0]) for place in places[1:])
    return LyingDie(die.colour, die.value, (round(places[0, 0]), round(places[0, 1])), round(reach))


def _away(reading: TableReading) -> tuple[DieSeen, ...]:
    """The dice that are no part of a pool."""
    return tuple(die for die in reading.dice if die.zone in {ROLL, None})


def _straight(reading: TableReading) -> MatPose | None:
    """The mat that is to be seen from straight above; None without one, or where a die lies beside it."""
    return None if any(die.zone is None for die in _away(reading)) else reading.mat


def _turned(picture: Frame, reading: TableReading) -> Frame:
    """The mat from straight above, or what the picture shows of the table, and nothing painted over."""
    pose = _straight(reading)
    return picture[_part(picture, reading)] if pose is None else straightened(picture, pose)


def _part(frame: Frame, reading: TableReading) -> tuple[slice, slice]:
    return part_of_table(reading, (frame.shape[1], frame.shape[0]))


def struck_by(reading: TableReading, changed: Iterable[Changed]) -> dict[BoundingBox, int]:
    """The crossed-out rings with their corrected values, one for each change."""
    struck: dict[BoundingBox, int] = {}
    for one in changed:
        alike = (die for die in reading.rolled if (die.colour, die.value) == (one.colour, one.was))
        box = next((die.box for die in alike if die.box not in struck), None)
        if box is not None:
            struck[box] = one.now
    return struck
