"""The way through teaching, as data: an empty table, then each set rolled once, then a score."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from vision.calibration.owners import CLEAR, Dyed, Owners, clearness, distance, dyed, nearest
from vision.calibration.paint import Floats, Paint, lamp, paint
from vision.networks.bodies import NAMES
from vision.networks.colour_doubt import POSSIBLE
from vision.networks.verdict import CLEAR as SURELY
from vision.reading import DieSeen, Frame, ReadingProblem, TableReading

FEWEST = 3
"""Dice needed to learn a set, and to see that it is one set."""
APART = 25.0
"""Dice of one set do not differ by more from its usual colour, in Lab units of chroma."""
STAYED = 0.25
"""A die that lies as near to where one lay, in widths of its box, has not been rolled."""
PASSED = 90
"""Per cent of the dice that must be read for sure and told apart."""
BLIND = frozenset(
    {ReadingProblem.TOO_DARK, ReadingProblem.GLARE, ReadingProblem.BLURRED, ReadingProblem.MARKERS_MISSING}
)


class GuideFault(StrEnum):
    """Why a step is not done yet."""

    BLIND = "blind"
    NOT_EMPTY = "not-empty"
    TOO_FEW = "too-few"
    MIXED = "mixed"
    ALIKE = "alike"
    DISK = "disk"


@dataclass(frozen=True, slots=True)
class GuideStep:
    """One die in the middle: its colour, whether its value is sure, where it is and how wide (pixels)."""

    paint: Paint
    sure: bool
    at: tuple[float, float]
    width: float
    pips: bool = False


@dataclass(frozen=True, slots=True)
class Guide:
    """Progress of the lessons. `wanted` are the names of the sets in their order.

    `fault` says why the step is not done, `alike` which two sets cannot be told apart; `lie` are the dice
    of the last roll.
    """

    wanted: tuple[str, ...]
    emptied: bool = False
    taught: tuple[tuple[str, tuple[GuideStep, ...]], ...] = ()
    fault: GuideFault | None = None
    alike: tuple[str, str] | None = None
    lie: tuple[GuideStep, ...] = ()

    @property
    def asks(self) -> str | None:
        """The set that is to be rolled now; None before the table is empty, and after the last set."""
        return self.wanted[len(self.taught)] if self.emptied and not self.done else None

    @property
    def done(self) -> bool:
        return len(self.taught) == len(self.wanted)

    @property
    def owners(self) -> Owners:
        """Sets learnt so far."""
        return Owners(tuple(_set(name, dice) for name, dice in self.taught))

    @property
    def score(self) -> int:
        """Per cent of the rolled dice whose value was sure and whose colour tells their set."""
        sets = self.owners.sets
        told = [
            die.sure and nearest(die.paint, sets)[0].name == name
            for name, dice in self.taught
            for die in dice
        ]
        return round(100 * sum(told) / max(1, len(told)))

    @property
    def passed(self) -> bool:
        """True if all sets are taught and score well enough to rely on."""
        return self.done and self.score >= PASSED


def shown(frame: Frame, reading: TableReading) -> tuple[GuideStep, ...]:
    """The dice in the middle of a frame."""
    light = lamp(frame, reading)
    return tuple(_step(frame, die, light) for die in reading.rolled)


def _step(frame: Frame, die: DieSeen, light: Floats) -> GuideStep:
    seen = paint(frame, die.box, light)
    return GuideStep(seen, die.value is not None, die.box.centre, die.box.width, shows_pips(die))


def looked(guide: Guide, frame: Frame, reading: TableReading) -> Guide:
    """The guide after one still frame. What lay there before and was not rolled is left out."""
    if guide.done:
        return guide
    if any(trouble.problem in BLIND for trouble in reading.troubles):
        return replace(guide, fault=GuideFault.BLIND)
    dice = shown(frame, reading)
    if not guide.emptied:
        return replace(guide, emptied=not dice, fault=GuideFault.NOT_EMPTY if dice else None)
    rolled = tuple(die for die in dice if not any(_stayed(die, other) for other in guide.lie))
    if not rolled:
        return replace(guide, fault=None if guide.fault is GuideFault.BLIND else guide.fault)
    return _rolled(guide, rolled)


def learnt(owners: Owners, name: str, frame: Frame, reading: TableReading) -> Owners | None:
    """Adds the dice in the frame as that set; None if they cannot be learnt from this frame.

    It takes enough dice, all of one set, that are told from every other set.
    """
    dice = shown(frame, reading)
    if len(dice) < FEWEST or any(trouble.problem in BLIND for trouble in reading.troubles):
        return None
    new = _set(name, dice)
    others = tuple(one for one in owners.sets if one.name != name)
    close = any(distance(other.paint, new.paint) < CLEAR * max(other.spread, new.spread) for other in others)
    if close or any(distance(die.paint, new.paint) > APART for die in dice):
        return None
    return Owners((*others, new))


def pips_of(reading: TableReading) -> frozenset[str]:
    """Colours of dice that are known to have pips: one die that may have it clearly shows two or more."""
    return frozenset(name for die in reading.rolled if shows_pips(die) for name in _possible(die))


def without_doubtful(reading: TableReading) -> TableReading:
    """The reading without the dice of which anything is in doubt."""
    doubted = {trouble.box for trouble in reading.troubles}
    return replace(reading, dice=tuple(die for die in reading.dice if die.box not in doubted))


def _possible(die: DieSeen) -> Iterator[str]:
    """The colours that it may have."""
    yield die.colour
    yield from (name for name, likely in zip(NAMES, die.hues, strict=False) if likely >= POSSIBLE)


def shows_pips(die: DieSeen) -> bool:
    """True if it clearly shows two pips or more. Numerals are read as a one, if as anything."""
    return die.value is not None and die.value > 1 and die.confidence >= SURELY


def _set(name: str, dice: Sequence[GuideStep]) -> Dyed:
    return dyed(name, [die.paint for die in dice], pips=any(die.pips for die in dice))


def _rolled(guide: Guide, dice: tuple[GuideStep, ...]) -> Guide:
    name = guide.wanted[len(guide.taught)]
    new = dyed(name, [die.paint for die in dice])
    if any(distance(die.paint, new.paint) > APART for die in dice):
        return replace(guide, fault=GuideFault.MIXED, alike=None)
    if len(dice) < FEWEST:
        return replace(guide, fault=GuideFault.TOO_FEW, alike=None)
    twin = _twin(guide, dice)
    if twin is not None:
        return replace(guide, fault=GuideFault.ALIKE, alike=(twin, name), lie=dice)
    return replace(guide, taught=(*guide.taught, (name, dice)), fault=None, alike=None, lie=dice)


def _twin(guide: Guide, dice: Sequence[GuideStep]) -> str | None:
    """The first set that these dice cannot be told from."""
    new = [die.paint for die in dice]
    close = (name for name, known in guide.taught if clearness([die.paint for die in known], new) < 1)
    return next(close, None)


def _stayed(die: GuideStep, other: GuideStep) -> bool:
    (x, y), (u, v) = die.at, other.at
    return max(abs(x - u), abs(y - v)) < STAYED * die.width and distance(die.paint, other.paint) < APART
