"""Statistics of dice: how fair a series of throws looks, and whether it is long enough to tell."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import erfc, exp, pi, sqrt

from companion.engine.dice import FACES

ENOUGH_PER_FACE = 5
"""Below this many expected throws of each face, Pearson's chi-square says nothing (the usual rule of
thumb)."""
ENOUGH = ENOUGH_PER_FACE * len(FACES)
ENOUGH_FOR_A_MEAN = 10
"""Below this many throws the mean of fair dice is not yet normally distributed."""
FAIR_MEAN = 3.5
FAIR_DEVIATION = sqrt(35 / 12)
NINETEEN_OF_TWENTY = 1.96
"""Standard deviations to either side that hold 95 percent of a normal distribution."""
SUSPECT, DOUBTFUL = 0.001, 0.05
MOST_UNLIKELY = 1_000_000
CRITICAL = 11.0705
"""Chi-square with five degrees of freedom exceeds this once in twenty. Intervals of its root hold the
shares of all six faces at once (Scheffé), and none leaves out a sixth unless chi-square is as rare
itself."""


class FairnessFinding(StrEnum):
    """Verdict on a set of dice."""

    TOO_FEW = "too-few"
    FAIR = "fair"
    UNEVEN = "uneven"
    SUSPECT = "suspect"


@dataclass(frozen=True)
class Fairness:
    """Verdict for one set of dice.

    One fair set in `one_in` looks as uneven by chance; `missing` throws are needed before a verdict.
    """

    finding: FairnessFinding
    one_in: int
    missing: int


def fairness(faces: Sequence[int]) -> Fairness:
    """Pearson's chi-square test of six counts against six equal chances, five degrees of freedom."""
    throws = sum(faces)
    if throws < ENOUGH:
        return Fairness(FairnessFinding.TOO_FEW, 1, ENOUGH - throws)
    expected = throws / len(faces)
    chance = _upper_tail(sum((count - expected) ** 2 for count in faces) / expected)
    one_in = min(MOST_UNLIKELY, round(1 / max(chance, 1 / MOST_UNLIKELY)))
    return Fairness(_finding(chance), one_in, 0)


@dataclass(frozen=True)
class FaceShare:
    """The face that came farthest from its sixth, and how often.

    Nineteen times out of twenty the true shares of all six faces lie within such bounds, 0 to 1.
    """

    face: int
    count: int
    least: float
    most: float


def oddest(faces: Sequence[int]) -> FaceShare | None:
    """Wilson's interval for the face that is farthest off; None for too few throws to say anything."""
    throws = sum(faces)
    if throws < ENOUGH:
        return None
    face, count = max(zip(FACES, faces, strict=True), key=lambda one: abs(one[1] - throws / len(faces)))
    squared = CRITICAL / throws
    middle = (count / throws + squared / 2) / (1 + squared)
    reach = sqrt(CRITICAL) * sqrt(count / throws * (1 - count / throws) / throws + squared / (4 * throws))
    return FaceShare(face, count, max(0.0, middle - reach / (1 + squared)), middle + reach / (1 + squared))


def mean(faces: Sequence[int]) -> float:
    """The mean face. Raises ZeroDivisionError where nothing was thrown."""
    return sum(face * count for face, count in zip(FACES, faces, strict=True)) / sum(faces)


def fair_means(throws: int) -> tuple[float, float] | None:
    """Range of means of this many fair dice at 95 %; None below the minimum number of throws."""
    if throws < ENOUGH_FOR_A_MEAN:
        return None
    reach = NINETEEN_OF_TWENTY * FAIR_DEVIATION / sqrt(throws)
    return FAIR_MEAN - reach, FAIR_MEAN + reach


def _finding(chance: float) -> FairnessFinding:
    if chance < SUSPECT:
        return FairnessFinding.SUSPECT
    return FairnessFinding.UNEVEN if chance < DOUBTFUL else FairnessFinding.FAIR


def _upper_tail(chi_square: float) -> float:
    """The chance of at least that much with five degrees of freedom (closed form of the incomplete gamma)."""
    half = chi_square / 2
    return erfc(sqrt(half)) + 2 * sqrt(half / pi) * exp(-half) * (1 + 2 * half / 3)
