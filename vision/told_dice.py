"""Remembers what people said of dice: one that looks the same on a later picture is not asked about again."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibration.owners import OF_COLOUR, distance
from vision.calibration.paint import Paint, lamp, paint
from vision.networks.bodies import NAMES
from vision.networks.verdict import CLEAR_ONE
from vision.problems.portraits import portrait
from vision.reading import BoundingBox, DieSeen, Frame, ReadingProblem, TableReading

NEAR, NEARER = 18.0, 3.0
"""Distance of a colour to a told one within which it may have that name, and least ratio to the next other
name, which may be as near where none was told. On half of the scenes, told by labels, 2 of 299 names were
wrong so, and none of a die in doubt; on the other half 1 of 108."""
SAME_PLACE = 1.0
"""A colour nearer than this, on the same picture, is the same die, told again."""
MOST = 120
"""Told dice that are remembered; the oldest are forgotten."""
SIDE, ROUND, BLUR = 28, 0.46, 1.2
"""Pixels of the drawing of a face, the share of them about its middle that counts, and how far it is
blurred: boxes are a pixel or two off."""
TURNS = range(0, 360, 10)
ALIKE, CLEARER = 0.88, 0.05
"""Correlation of two drawings from which they are one face, and by how much that of another value is less.
Faces of one set on two photographs were told apart so in all of 10 cases; most correlate less."""

Drawing: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class ToldDie:
    """A die whose colour and face a person told, with its paint and a drawing of its face."""

    colour: str
    value: int | None
    paint: Paint
    face: Drawing


@dataclass(frozen=True)
class ToldDice:
    """Dice that people told, the latest last."""

    dice: tuple[ToldDie, ...] = ()

    def after(self, frame: Frame, told: TableReading) -> "ToldDice":
        """The same with the roll of a picture whose dice are right; what was said of them before is not."""
        light = lamp(frame, told)
        new = tuple(
            ToldDie(die.colour, die.value, paint(frame, die.box, light), _drawing(frame, die.box))
            for die in told.rolled
        )
        left = (one for one in self.dice if all(distance(one.paint, its.paint) > SAME_PLACE for its in new))
        return ToldDice((*left, *new)[-MOST:])

    def settled(
        self, frame: Frame, reading: TableReading, among: Collection[str], counts: Mapping[str, int]
    ) -> TableReading:
        """The reading without doubts about dice that look like one that was told, if of a colour `among`.

        No colour is named that contradicts the `counts` of a roll (empty: unknown).
        """
        known = [die for die in self.dice if die.colour in among]
        return self._valued(frame, self._named(frame, reading, known, counts), known)

    def _named(
        self, frame: Frame, reading: TableReading, known: Sequence[ToldDie], counts: Mapping[str, int]
    ) -> TableReading:
        doubtful, light = _boxes(reading, OF_COLOUR), lamp(frame, reading)
        asked = [die for die in reading.dice if known and die.box in doubtful]
        named = {die.box: _nearest(paint(frame, die.box, light), known) for die in asked}
        dice = tuple(_of_colour(die, named.get(die.box)) for die in reading.dice)
        left = tuple(
            trouble
            for trouble in reading.troubles
            if trouble.problem not in OF_COLOUR or trouble.box is None or not named.get(trouble.box)
        )
        after = replace(reading, dice=dice, troubles=left)
        fits = not counts or Counter(die.colour for die in after.rolled) == Counter(counts)
        return after if fits else reading

    def _valued(self, frame: Frame, reading: TableReading, known: Sequence[ToldDie]) -> TableReading:
        unsure = _boxes(reading, {ReadingProblem.UNCERTAIN_DIE})
        valued = dict(_faces(frame, [die for die in reading.dice if known and die.box in unsure], known))
        dice = tuple(_of_value(die, valued.get(die.box)) for die in reading.dice)
        left = (
            trouble
            for trouble in reading.troubles
            if trouble.problem is not ReadingProblem.UNCERTAIN_DIE or trouble.box not in valued
        )
        return replace(reading, dice=dice, troubles=tuple(left))


def _boxes(reading: TableReading, problems: Collection[ReadingProblem]) -> frozenset[BoundingBox | None]:
    return frozenset(trouble.box for trouble in reading.troubles if trouble.problem in problems)


def _of_colour(die: DieSeen, name: str | None) -> DieSeen:
    return replace(die, colour=name, hues=tuple(float(one == name) for one in NAMES)) if name else die


def _of_value(die: DieSeen, value: int | None) -> DieSeen:
    if value is None:
        return die
    return replace(die, value=value, confidence=max(die.confidence, CLEAR_ONE), maybe=(value,))


def _nearest(seen: Paint, known: Iterable[ToldDie]) -> str | None:
    apart: dict[str, float] = {}
    for one in known:
        apart[one.colour] = min(distance(one.paint, seen), apart.get(one.colour, np.inf))
    (near, name), *others = sorted((off, colour) for colour, off in apart.items())
    other = others[0][0] if others else NEAR
    return name if near <= NEAR and other >= NEARER * max(near, SAME_PLACE) else None


def _faces(
    frame: Frame, unsure: Iterable[DieSeen], known: Sequence[ToldDie]
) -> Iterator[tuple[BoundingBox, int]]:
    """Faces of the dice that look like the face of a told one of their colour, and clearly like no other."""
    for die in unsure:
        faces = [one for one in known if one.colour == die.colour and one.value is not None]
        turned = np.array(list(_turned(_drawing(frame, die.box))))
        alike: dict[int | None, float] = {}
        for one in faces:
            alike[one.value] = max(float((turned @ _compared(one.face)).max()), alike.get(one.value, -1.0))
        best, *others = sorted(alike.items(), key=lambda pair: -pair[1]) or [(None, 0.0)]
        if best[0] and best[1] >= ALIKE and not any(likely > best[1] - CLEARER for _, likely in others):
            yield die.box, best[0]


def _drawing(frame: Frame, box: BoundingBox) -> Drawing:
    face = portrait(frame, box, 1.0, SIDE).astype(np.float32) / 255
    return np.asarray(cv2.GaussianBlur(cv2.cvtColor(face, cv2.COLOR_BGR2LAB), (0, 0), BLUR), np.float32)


def _turned(face: Drawing) -> Iterator[Drawing]:
    middle = (SIDE - 1) / 2
    for turn in TURNS:
        matrix = cv2.getRotationMatrix2D((middle, middle), turn, 1)
        yield _compared(cv2.warpAffine(face, matrix, (SIDE, SIDE), borderMode=cv2.BORDER_REPLICATE))


def _compared(face: cv2.typing.MatLike) -> Drawing:
    """The pixels in the circle less their mean, as a vector of length 1."""
    off = np.arange(SIDE, dtype=np.float32) - (SIDE - 1) / 2
    inner = np.asarray(face, np.float32)[np.hypot(off[:, None], off) < ROUND * SIDE]
    drawn = (inner - inner.mean(axis=0)).ravel()
    return np.asarray(drawn / max(float(np.linalg.norm(drawn)), 1e-6), np.float32)
