"""Reads dice from one still frame: values, colours, and what is in doubt."""

import time
from collections.abc import Collection, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Self

import numpy as np

from vision.networks.balance import lamp
from vision.networks.bodies import NAMES, Bodies, at_most_usual, likeliest
from vision.networks.colour_doubt import doubted, pooled
from vision.networks.faces import Faces, portrait
from vision.networks.finder import Finder, Floats, Sighting, distinct
from vision.networks.many_looks import settled
from vision.networks.pyramid import Pyramid, pyramid
from vision.networks.second_look import in_usual_size, places
from vision.networks.verdict import HINTED, StillVerdict, hints, verdicts
from vision.pictures.light import is_out_of_focus, lacking
from vision.reading import DieSeen, Frame, ReadingProblem, ReadingTrouble, TableReading

STRANGE = 0.08
"""A body that has none of the allowed colours with this likelihood has a colour that nobody owns."""


@dataclass(frozen=True, slots=True)
class DicePaint:
    """The colour of one body: its name, how likely that is among all (0..1), and whether it is in doubt.

    `hues` are the probabilities of all colours, in the order of NAMES.
    """

    name: str
    likely: float
    is_doubtful: bool
    hues: tuple[float, ...]


class Reader:
    """Reads frames for dice whose bodies have one of the given colours (None: any it knows).

    With its own networks, unless it is given others. Not for two threads at once. Raises WrongWeights.
    """

    def __init__(
        self,
        colours: Collection[str] | None = None,
        *,
        finder: Finder | None = None,
        faces: Faces | None = None,
        bodies: Bodies | None = None,
    ) -> None:
        self._allowed = _known(NAMES if colours is None else colours)
        self._pips: frozenset[str] = frozenset()
        self._finder, self._faces, self._bodies = finder or Finder(), faces or Faces(), bodies or Bodies()

    def among(self, colours: Collection[str], pips: Collection[str] = ()) -> Self:
        """This reader, networks and all, for other colours: loading them again would take 14 MB.

        Dice of the colours `pips` are known to have no numerals, which look like a one.
        """
        other = copy(self)
        other._allowed, other._pips = _known(colours), frozenset(pips)
        return other

    def read(self, frame: Frame) -> TableReading:
        """The dice of one frame; no dice and a named problem without light or focus."""
        start = time.perf_counter()
        scene = pyramid(frame)
        problem = lacking(scene.floors[-1])
        if problem is not None:
            return TableReading((), (ReadingTrouble(problem),), _since(start))
        told = self._told(scene)
        dice = [one for one in told if one.is_die]
        if not dice and is_out_of_focus(frame):
            return TableReading((), (ReadingTrouble(ReadingProblem.BLURRED),), _since(start))
        maybe = [hint.box for hint in hints(told, scene.size) if hint.here >= HINTED]
        troubles = [ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, box) for box in maybe]
        shown = []
        paints = self._paints(dice, scene)
        ones = [paint.name in self._pips for paint in paints]
        for one, paint in zip(settled(dice, ones, scene, self._faces), paints, strict=True):
            die = DieSeen(one.value, paint.name, one.certainty, one.box, maybe=one.maybe, hues=paint.hues)
            shown.append(die)
            troubles.extend(_doubts(one, paint))
        return TableReading(tuple(shown), tuple(troubles), _since(start))

    def _told(self, scene: Pyramid) -> list[StillVerdict]:
        """Verdicts on each place; doubtful ones get a closer look."""
        found = self._finder.sightings(scene)
        seen = distinct(found)
        chances = self._faces_of(seen, scene)
        told = verdicts(seen, chances)
        nearer = in_usual_size(seen, told)
        for box in places(found, seen, told, scene.size):
            nearer.extend(self._finder.nearer(scene, box))
        if nearer:
            told = verdicts([*seen, *nearer], np.concatenate([chances, self._faces_of(nearer, scene)]))
        return told

    def _paints(self, dice: Sequence[StillVerdict], scene: Pyramid) -> list[DicePaint]:
        portraits = [portrait(scene, box) for box in at_most_usual([die.box for die in dice])]
        light = lamp(scene.floors[0])
        chances = self._bodies.chances(portraits, light)
        doubts = doubted(self._bodies, portraits, light, chances, self._allowed)
        named = likeliest(pooled(portraits, chances, doubts), self._allowed)
        hues = [tuple(round(float(one), 4) for one in row) for row in chances]
        told = zip(named, doubts, hues, strict=True)
        return [DicePaint(*one, bool(doubt), its) for one, doubt, its in told]

    def _faces_of(self, seen: Sequence[Sighting], scene: Pyramid) -> Floats:
        portraits = [portrait(scene, one.box) for one in seen]
        return self._faces.chances(portraits, [one.here for one in seen])


def _known(colours: Collection[str]) -> frozenset[str]:
    unknown = set(colours) - set(NAMES)
    if unknown or not colours:
        raise ValueError(f"no such colours: {sorted(unknown)}; choose among {', '.join(NAMES)}")
    return frozenset(colours)


def _doubts(told: StillVerdict, paint: DicePaint) -> Iterator[ReadingTrouble]:
    if told.is_doubtful:
        yield ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, told.box)
    if paint.likely < STRANGE:
        yield ReadingTrouble(ReadingProblem.UNKNOWN_COLOUR, told.box)
    elif paint.is_doubtful:
        yield ReadingTrouble(ReadingProblem.UNCERTAIN_COLOUR, told.box)


def _since(start: float) -> float:
    return 1000 * (time.perf_counter() - start)
