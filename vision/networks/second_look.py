"""Says where a second look from nearer is worth its time: what is in doubt, of odd size, or may touch."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from vision.networks.finder import Sighting
from vision.networks.overlap import gaps_between, kept
from vision.networks.size import usual_side
from vision.networks.verdict import DIE, PIP, StillVerdict, hints
from vision.reading import BoundingBox

MOST = 8
"""Most closer looks: a picture with more places is no table."""
ODD = 1.3
"""Ratio to the usual size from which a die is odd."""
CLOSE = 0.8
"""Size in usual sides at which an oversized sighting is looked at: a die among others may stand straight,
and then its box is smaller than theirs."""
FAINT, FEW = 0.85, 20
"""Certainty below which a die may hide one that touches it; with more dice than this there is no time."""
SEEN = 0.3
"""A sighting less certain than this does not speak against what is told."""
SLIPPED, BESIDE = 0.2, 1.5
"""Sides of a die by which two looks at it may differ, and beyond which it is another die."""


def places(
    found: Sequence[Sighting], seen: Sequence[Sighting], told: list[StillVerdict], size: tuple[int, int]
) -> list[BoundingBox]:
    """Places for a closer look, at most MOST, doubtful ones first.

    `found` are all sightings, `seen` the distinct ones, `told` their verdicts so far. The
    picture's `size` is its width and height in pixels.
    """
    dice = [one.box for one in told if one.is_die]
    usual = usual_side(dice)
    doubted = [*hints(told, size), *(one for one in told if one.is_die and one.is_unclear)]
    there = [_at_one_die(one.box, usual) for one in doubted]
    if usual is not None:
        there.extend(_of_odd_size(seen, dice, usual))
    there.extend(_beside_dice(found, dice, usual))
    if len(dice) <= FEW:
        there.extend(_at_one_die(one.box, usual) for one in told if one.is_clear and one.here < FAINT)
    return there[:MOST]


def in_usual_size(seen: Sequence[Sighting], told: list[StillVerdict]) -> list[Sighting]:
    """Doubtful sightings of odd size, resized to that of the clear dice: a pip or two may have been
    taken for the whole face."""
    usual = usual_side([one.box for one in told if one.is_clear])
    if usual is None:
        return []
    odd = {
        one.box
        for one in told
        if (one.is_hint or (one.is_die and one.is_unclear)) and _times(one.box.width, usual) > ODD
    }
    return [replace(one, box=one.box.square(usual)) for one in seen if one.box in odd]


def _at_one_die(box: BoundingBox, usual: float | None) -> BoundingBox:
    """The middle of the box, no larger than a die."""
    return box if usual is None or box.width <= ODD * usual else box.square(CLOSE * usual)


def _of_odd_size(
    seen: Sequence[Sighting], dice: Sequence[BoundingBox], usual: float
) -> Iterator[BoundingBox]:
    """Boxes of sure dice somewhat larger or smaller than the others: their edges are elsewhere."""
    alike = [box for box in dice if _times(box.width, usual) < ODD]
    others = (one.box for one in seen if one.here >= DIE and ODD <= _times(one.box.width, usual) < PIP)
    return (box for box in others if not any(_lies_in(box, die) for die in alike))


def _beside_dice(
    found: Sequence[Sighting], dice: Sequence[BoundingBox], usual: float | None
) -> list[BoundingBox]:
    """Where a look saw a die with another middle than is told: two dice that touch may be taken for one."""
    clear = [one.box for one in found if one.here >= SEEN]
    if not clear or not dice:
        return []
    gaps = gaps_between(clear, dice)
    slipped = []
    for box, gap, nearest in zip(clear, gaps.min(axis=1), gaps.argmin(axis=1), strict=True):
        die = dice[nearest]
        if SLIPPED < gap / (usual or die.width) < BESIDE and box.width * PIP > die.width:
            slipped.append(box.square(CLOSE * (usual or min(box.width, die.width))))
    return [slipped[k] for k in kept(slipped)]


def _times(side: float, usual: float) -> float:
    """By how much a side is larger or smaller."""
    return max(side / usual, usual / side)


def _lies_in(box: BoundingBox, die: BoundingBox) -> bool:
    (x, y), (u, v) = box.centre, die.centre
    return max(abs(x - u), abs(y - v)) < die.width / 2
