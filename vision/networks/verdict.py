"""Says of each sighting what is told of it: a value, a doubt, or that it is no die."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.networks.finder import Sighting
from vision.networks.overlap import in_one_place, kept
from vision.reading import BoundingBox

Floats = NDArray[np.float32]
DIE = 0.5
"""From this certainty on a sighting is a die."""
HINT = 0.24
"""From this certainty on it is at least worth a word, though no die."""
DEPENDS = 0.6
"""Penalty on a die without any value: corners of trays look like dice from afar."""
FOUND = 0.7
"""The weight of the finder's certainty beside that of the face: a clear face makes up for a faint find."""
TOLD = 0.4
"""A value that is less likely than this is not told: from here on most are right."""
MAYBE = 0.02
"""A value that is as likely as this may well be the one."""
CLEAR, THERE = 0.95, 0.72
"""A value less likely than the first, or that of a die less certain than the second, gets another look."""
CLEAR_ONE = 0.98
"""The same for a one: any sign in the middle of a face looks like a single pip."""
SURE, SURE_ONE, SURELY = 0.9, 0.95, 0.65
"""The same for what is told with a doubt after all looks: networks that no photograph had taught read 124
values between these and those, and wrong was one, of a die that no label names. What looks like a sign there
is doubted all the same (vision.problems)."""
HINTED = 0.35
"""From this certainty on there may be a die that is not told: what is less is worth a look, and no word."""
SAME = 0.35
"""Two sightings of one die lie nearer than this share of its side; a die on another lies farther from it."""
AMONG, EDGE = 2.0, 2.0
"""Distance in sides, middle to middle, within which a place is among dice, or at the picture's edge."""
LARGER = 1.15
"""Least ratio of a sighting that covers two dice to each of them."""
FIRM = 0.6
"""From this certainty of a value on, what is much smaller and within the die is one of its pips."""
PIP = 1.9
"""Ratio of a die to a sighting within it that is one of its pips, and no evidence of another die."""
SMALLER, TINY = 1.5, 2.5
"""Ratio of clear dice to a doubtful one that is a hint: print, or a side's pips. Short of the second only
what is hardly a die: people roll dice of 10 mm beside dice of 25."""
CROWD = 2
"""Clear dice needed to estimate the size of dice."""


@dataclass(frozen=True, slots=True)
class StillVerdict:
    """One sighting: how surely it is a die (0..1), its value where that is told, and how sure that is."""

    here: float
    value: int | None
    certainty: float
    box: BoundingBox
    maybe: tuple[int, ...] = ()
    """All values that it may well show, likeliest first."""

    @property
    def is_die(self) -> bool:
        return self.here >= DIE

    @property
    def is_doubtful(self) -> bool:
        """True if its value is not told, or told as uncertain."""
        return self.certainty < (SURE_ONE if self.value == 1 else SURE) or self.here < SURELY

    @property
    def is_hint(self) -> bool:
        """True if there may be a die that is not told."""
        return HINT <= self.here < DIE

    @property
    def is_clear(self) -> bool:
        """True if it needs no second look: surely a die, and surely its value."""
        return self.is_die and not self.is_unclear

    @property
    def is_unclear(self) -> bool:
        """True if it is worth another look."""
        return self.certainty < clear(self.value) or self.here < THERE


def clear(value: int | None) -> float:
    """Certainty, 0..1, from which a value needs no other evidence."""
    return CLEAR_ONE if value == 1 else CLEAR


def verdicts(seen: list[Sighting], chances: Floats) -> list[StillVerdict]:
    """Verdicts on each place by its best sighting, surest first.

    `chances` (n, 7) are the probabilities of no die and of the values 1 to 6 for each sighting.
    """
    told = [_verdict(sighting, row) for sighting, row in zip(seen, chances, strict=True)]
    told.sort(key=_rank)
    found = _of_each_place(told)
    small = _small_doubts(told, found)
    if not small:
        return found
    sized = [replace(one, here=HINT) if one in small else one for one in told]
    return _of_each_place(sorted(sized, key=_rank))


def hints(told: list[StillVerdict], size: tuple[int, int]) -> list[StillVerdict]:
    """Places of possible dice that are not told, in a picture of this width and height in pixels.

    Corners of trays look like dice from afar: they show no value, and lie near the edge, far from dice.
    """
    dice = [one for one in told if one.is_die]
    return [
        one
        for one in told
        if one.is_hint
        and (one.value is not None or not dice or not _is_at_edge(one, size) or _is_among(one, dice))
    ]


def _rank(one: StillVerdict) -> float:
    return -one.here * one.certainty


def _of_each_place(told: list[StillVerdict]) -> list[StillVerdict]:
    """Verdicts on each place, surest first, without pips of larger dice."""
    least = min((one.box.width for one in told), default=0.0)
    large = [
        one
        for one in told
        if one.box.width >= PIP * least
        and one.is_die
        and one.certainty >= FIRM
        and not any(_shows_more_than_a_pip(other) and _holds(one, other) for other in told)
    ]
    there = _places(told, large)
    return _places(told, [one for one in large if one in there])  # no die lies in what is none itself


def _small_doubts(told: list[StillVerdict], found: list[StillVerdict]) -> list[StillVerdict]:
    """Demotes doubts much smaller than the clear dice to hints: print, or a side's pips."""
    clear = [one.box.width for one in found if one.is_clear]
    if len(clear) < CROWD:
        return []
    usual = float(np.median(clear))
    doubted = [one for one in told if one.is_die and one.is_unclear]
    return [one for one in doubted if one.box.width * (SMALLER if one.here < THERE else TINY) < usual]


def _is_at_edge(one: StillVerdict, size: tuple[int, int]) -> bool:
    return any(
        min(middle, side - middle) < EDGE * one.box.width
        for middle, side in zip(one.box.centre, size, strict=True)
    )


def _is_among(one: StillVerdict, dice: list[StillVerdict]) -> bool:
    x, y = one.box.centre
    return any(
        max(abs(x - u), abs(y - v)) < AMONG * die.box.width for die in dice for u, v in (die.box.centre,)
    )


def _places(told: list[StillVerdict], large: list[StillVerdict]) -> list[StillVerdict]:
    """The first of each place, without the pips of those large dice and without what covers two dice."""
    without_pips = [one for one in told if not any(_holds(other, one) for other in large)]
    clear = [pip.box for pip in without_pips if pip.is_clear]
    whole = [pip for pip in without_pips if not _is_two(pip, clear)]
    boxes = [one.box for one in whole]
    chosen = kept(boxes)
    doubles = set(kept(boxes, near=SAME)) - set(chosen)
    second = [whole[k] for k in sorted(doubles) if whole[k].is_die and whole[k].value is not None]
    return [*(whole[k] for k in chosen), *(replace(one, here=HINT) for one in second)]


def _is_two(one: StillVerdict, clear: list[BoundingBox]) -> bool:
    """True if it covers two smaller clear dice: touching dice look like one from afar."""
    smaller = [box for box in clear if LARGER * box.width < one.box.width and in_one_place(box, one.box)]
    return len(smaller) > 1 and len(kept(smaller)) > 1


def _holds(die: StillVerdict, other: StillVerdict) -> bool:
    """True if the other, within a die, is no more than a pip of it."""
    if die.box.width < PIP * other.box.width:
        return False
    (x, y), (u, v) = die.box.centre, other.box.centre
    return max(abs(x - u), abs(y - v)) < die.box.width / 2


def _shows_more_than_a_pip(one: StillVerdict) -> bool:
    """True if it clearly shows several pips: a single one may look like a die that shows a one."""
    return one.is_clear and one.value != 1


def at_most(found: float, none: float) -> float:
    """Upper bound of a sighting's probability to be a die, with any value.

    `found` is the finder's score, `none` the probability of no face, each 0..1.
    """
    surely: float = found**FOUND * (1 - none)
    return surely


def _verdict(sighting: Sighting, row: Floats) -> StillVerdict:
    values = row[1:] / row[1:].sum()
    surest = float(values.max())
    value = int(values.argmax()) + 1 if surest >= TOLD else None
    here = at_most(sighting.here, float(row[0])) * (1 - DEPENDS + DEPENDS * surest)
    maybe = tuple(int(k) + 1 for k in np.argsort(-values, kind="stable") if values[k] >= MAYBE)
    return StillVerdict(here, value, surest, sighting.box, maybe)
