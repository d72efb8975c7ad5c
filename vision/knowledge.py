"""Reads a photograph with what a table knows: colours in play, their counts, and a lesson of the same set."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from vision.calibration.guide import pips_of
from vision.calibration.owners import DOUBTED, LEAST_SPREAD, distance
from vision.calibration.paint import WHITE, Paint, paint
from vision.known_dice import with_counts, without_idle_hand
from vision.mat.survey import MatSurvey
from vision.networks.bodies import NAMES
from vision.problems import with_problems
from vision.reader import Reader
from vision.reading import BoundingBox, Frame, TableReading

FAMILIAR = DOUBTED * LEAST_SPREAD
"""A die whose colour is this near to that of one of a lesson is none that the table does not know."""


@dataclass(frozen=True)
class DiceKnowledge:
    """Knowledge about the dice of a photograph.

    `colours` are those in play, with their number of dice (None: unknown); empty: any colour. `pips` are the
    colours of sets that are known to have pips, not numerals; `paints` are those of the dice of a lesson.
    """

    colours: Mapping[str, int | None] = field(default_factory=dict)
    pips: frozenset[str] = frozenset()
    paints: tuple[Paint, ...] = ()

    @property
    def counts(self) -> Mapping[str, int]:
        """Dice of each colour; empty unless all numbers are known."""
        known = {name: count for name, count in self.colours.items() if count is not None}
        return known if len(known) == len(self.colours) else {}

    def after_lesson(self, frame: Frame, reader: Reader) -> "DiceKnowledge":
        """The same with what another photograph of these sets shows, in which any number of dice may lie."""
        seen = self._seen(frame, reader)
        paints = (paint(frame, die.box, WHITE) for die in seen.rolled)
        return replace(self, pips=self.pips | pips_of(seen), paints=(*self.paints, *paints))

    def read(self, frame: Frame, reader: Reader) -> TableReading:
        """The reading of one photograph, with its problems."""
        seen = self._seen(frame, reader)
        counted = with_counts(seen, self.counts, self._familiar(frame, seen))
        return without_idle_hand(with_problems(frame, counted, self.pips), self.counts)

    def _familiar(self, frame: Frame, seen: TableReading) -> frozenset[BoundingBox]:
        """Boxes of the dice that look like one of a lesson."""
        paints = ((die.box, paint(frame, die.box, WHITE)) for die in seen.rolled if self.paints)
        return frozenset(
            box for box, its in paints if min(distance(its, one) for one in self.paints) < FAMILIAR
        )

    def _seen(self, frame: Frame, reader: Reader) -> TableReading:
        return MatSurvey().read(frame, reader.among(self.colours or NAMES, self.pips).read)
