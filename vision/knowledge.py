"""Reads a photograph with what a table knows: colours in play, their counts, and a lesson of the same set."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from vision.calibration.guide import pips_of
from vision.known_dice import with_counts
from vision.mat.survey import MatSurvey
from vision.networks.bodies import NAMES
from vision.problems import with_problems
from vision.reader import Reader
from vision.reading import Frame, TableReading


@dataclass(frozen=True)
class DiceKnowledge:
    """Knowledge about the dice of a photograph.

    `colours` are those in play, with their number of dice (None: unknown); empty: any colour. `pips` are the
    colours of sets that are known to have pips, not numerals.
    """

    colours: Mapping[str, int | None] = field(default_factory=dict)
    pips: frozenset[str] = frozenset()

    @property
    def counts(self) -> Mapping[str, int]:
        """Dice of each colour; empty unless all numbers are known."""
        known = {name: count for name, count in self.colours.items() if count is not None}
        return known if len(known) == len(self.colours) else {}

    def after_lesson(self, frame: Frame, reader: Reader) -> "DiceKnowledge":
        """The same with what another photograph of these sets shows, in which any number of dice may lie."""
        return replace(self, pips=self.pips | pips_of(self._seen(frame, reader)))

    def read(self, frame: Frame, reader: Reader) -> TableReading:
        """The reading of one photograph, with its problems."""
        return with_problems(frame, with_counts(self._seen(frame, reader), self.counts), self.pips)

    def _seen(self, frame: Frame, reader: Reader) -> TableReading:
        return MatSurvey().read(frame, reader.among(self.colours or NAMES, self.pips).read)
