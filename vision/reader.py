"""Reads dice from one still frame: values, colours, and what is in doubt."""

import time
from collections.abc import Collection

import cv2
import numpy as np

from vision.colour import NAMES, STRANGE, body, named
from vision.faces import faces
from vision.finding import unread
from vision.layouts import Face
from vision.light import lacking
from vision.pips import Spots, spots
from vision.reading import Box, DieSeen, Frame, Problem, TableReading, Trouble
from vision.singles import PERFECT

SLACK = {1: 0.36, 2: 0.47, 3: 0.75, 4: 1.5, 5: 2.0, 6: 2.6}
"""How far each value's score may fall short before the value is in doubt; about twice that, it is no die.

Few pips allow little: a stray spot or two can lie like them. Six in order are no accident."""
FAMILIAR = 9.0
"""A body no farther than this from one of the table's own colours speaks for a die of that table."""
CLEAR = 0.9
"""And then a value that is so much better than the next one may fall twice as far short."""
DOUBT = 0.5
"""Below this certainty a value is not told."""
NO_DIE = 2.2
"""Farther short than so many slacks, a face is no die at all."""
HALF_DIE = 2.2
"""Half the side of a die's box in pitches: its edge, and a little of the table."""


class Reader:
    """Reads frames for dice whose bodies have one of the given colours (None: any it knows)."""

    def __init__(self, colours: Collection[str] | None = None) -> None:
        self._at_home = colours is not None
        self._allowed = frozenset(NAMES if colours is None else colours)
        unknown = self._allowed - set(NAMES)
        if unknown or not self._allowed:
            raise ValueError(f"no such colours: {sorted(unknown)}; choose among {', '.join(NAMES)}")

    def read(self, frame: Frame) -> TableReading:
        """The dice of one frame; no dice and a named problem where there is no light."""
        start = time.perf_counter()
        problem = lacking(frame)
        if problem is not None:
            return TableReading((), (Trouble(problem),), _since(start))
        lab = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2LAB), np.uint8)
        found = spots(frame, lab)
        read = [face for face in faces(lab, found) if plausible(face)]
        dice, troubles = [], []
        for face in read:
            die, doubts = self._die(lab, face, found)
            dice.append(die)
            troubles.extend(doubts)
        troubles.extend(Trouble(Problem.UNCERTAIN_DIE, box) for box in unread(found, read))
        return TableReading(tuple(dice), tuple(troubles), _since(start))

    def _die(self, lab: Frame, face: Face, found: Spots) -> tuple[DieSeen, list[Trouble]]:
        name, gap = named(body(lab, face, found), self._allowed)
        box, sure = _box(face), certainty(face, familiar=self._at_home and gap < FAMILIAR)
        doubts = [Trouble(Problem.UNCERTAIN_DIE, box)] if sure < DOUBT else []
        if gap > STRANGE:
            doubts.append(Trouble(Problem.UNKNOWN_COLOUR, box))
        return DieSeen(face.value if sure >= DOUBT else None, name, sure, box), doubts


def certainty(face: Face, *, familiar: bool = False) -> float:
    """How sure a face's value is: 1 for a perfect fit, 0.5 where doubt begins.

    `familiar` bodies are those of the table's own dice: less of what looks like them can be something else.
    """
    slacks = 2 if familiar and face.margin > CLEAR else 1
    return float(np.clip(1 - _slacks_short(face) / (2 * slacks), 0, 1))


def plausible(face: Face) -> bool:
    """Whether a face is a die at all, read or in doubt."""
    return _slacks_short(face) < NO_DIE


def _slacks_short(face: Face) -> float:
    perfect = PERFECT if face.value == 1 else face.value
    return (perfect - face.score) / SLACK[face.value]


def _box(face: Face) -> Box:
    half = HALF_DIE * face.pitch
    return Box(face.at[0] - half, face.at[1] - half, 2 * half, 2 * half)


def _since(start: float) -> float:
    return 1000 * (time.perf_counter() - start)
