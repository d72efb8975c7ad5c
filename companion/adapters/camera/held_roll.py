"""A frame's reading held against the open roll: what is proposed, and what people are told of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from companion.adapters.camera.proposal import Proposal, propose
from companion.adapters.camera.ringed_photo import DiceLayout
from companion.adapters.light.strip_pointer import PointedSpot, spots
from companion.engine.dice import MOST_AT_ONCE
from companion.engine.questions import RollDice
from companion.engine.words import Message, Printed, say
from vision.problems.stacking import hiding
from vision.reading import DieSeen, Frame, TableReading

ROWS, COLUMNS = ("top", "middle", "bottom"), ("left", "middle", "right")


@dataclass(frozen=True)
class HeldRoll:
    """A frame, everything read on it (`whole`), the part that may be the roll, and what follows from it.

    `others` counts dice of the roll that no camera reads.
    """

    frame: Frame
    whole: TableReading
    reading: TableReading
    proposal: Proposal
    complaints: tuple[Message, ...]
    others: int

    @property
    def counts(self) -> bool:
        """True if the proposal answers the roll by itself."""
        return bool(self.proposal.seen) and not self.complaints

    @property
    def shows_something(self) -> bool:
        """True if there are dice on the picture, or things that may be dice."""
        return bool(self.proposal.seen) or any(trouble.box for trouble in self.reading.troubles)

    @property
    def in_question(self) -> tuple[PointedSpot, ...]:
        """Places of the dice that a person should look at."""
        return spots(self.proposal.asked, self.whole, self.frame) if self.complaints else ()

    def look_at(self, there: DiceLayout) -> Iterator[Message]:
        """The dice in question, each by its colour and its third of the photograph, across and down."""
        if not self.complaints:
            return
        for die, lies in zip(self.whole.rolled, there.dice, strict=True):
            if die.box in self.proposal.asked:
                (x, y), (width, height) = lies.at, there.size
                place = ROWS[_third(y, height)] + "-" + COLUMNS[_third(x, width)]
                yield say("die-at", colour=say(f"colour-{die.colour}"), place=Printed(place, "en"))

    @property
    def doubted(self) -> tuple[int, ...]:
        """Indices of the seen dice whose faces a person can tell from the picture."""
        return () if self.others else self.proposal.doubted

    @property
    def hued(self) -> tuple[int, ...]:
        """Indices of the seen dice whose colours a person can tell from the picture."""
        return () if self.others else self.proposal.hued


def held_against(
    roll: RollDice, frame: Frame, whole: TableReading, reading: TableReading, before: Sequence[DieSeen] | None
) -> HeldRoll:
    """Holds a reading against a roll; `before` are the dice that lay there when the roll opened, None where
    nobody saw them.
    """
    if roll.open_ended:
        roll, before = roll.of(die.colour for die in reading.rolled), ()
    others = roll.total - roll.pips.total
    roll = roll.pips
    missing = roll.total - len(reading.rolled)
    if missing > 0:
        reading = replace(reading, hiding=hiding(frame, reading.rolled, missing))
    proposal = propose(roll, reading, before)
    crowd = [say("camera-crowd", most=MOST_AT_ONCE)] if roll.total > MOST_AT_ONCE else ()
    complaints = (*proposal.complaints, *([say("camera-others", n=others)] if others else ()), *crowd)
    return HeldRoll(frame, whole, reading, proposal, complaints, others)


def _third(at: int, of: int) -> int:
    """Third of a length that a place is in; one beyond its ends is in the nearest."""
    return min(max(3 * at // of, 0), 2)
