"""Confirmations by the table: undoing a revelation, correcting dice."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from companion.engine.dice import Die
from companion.engine.refusal import refuse
from companion.engine.words import Message
from companion.table.journal.entries import Correct, Undo
from companion.table.seating.seating import Seating
from companion.table.story.timeline import Story


@dataclass(frozen=True)
class Consent:
    """An undo that waits until all of `voters` agree; `what` names what it takes back."""

    undo: Undo
    what: Message
    voters: frozenset[str]
    agreed: frozenset[str] = frozenset()

    @property
    def missing(self) -> frozenset[str]:
        """The seats that have not agreed yet."""
        return self.voters - self.agreed

    def with_voice(self, seat: str | None) -> "Consent":
        """The same when this seat agrees, or, without a seat, all for whom the kiosk speaks.

        Raises Refused for a seat that is not asked.
        """
        if seat is not None and seat not in self.voters:
            raise refuse("refused-seat")
        return replace(self, agreed=self.voters if seat is None else self.agreed | {seat})


def _meant(correct: Correct) -> tuple[int, list[Die], str]:
    return correct.entry, sorted(correct.dice), correct.option


@dataclass(frozen=True)
class Preview:
    """A correction as it would be: what is different then, in sentences with the old and the new."""

    correct: Correct
    lines: tuple[Message, ...]

    def fits(self, correct: Correct) -> bool:
        """True if that correction is the one shown."""
        return _meant(correct) == _meant(self.correct)


Asking: TypeAlias = Consent | Preview


def voters_on(undo: Undo, story: Story, seating: Seating) -> frozenset[str]:
    """Seats whose consent an undo needs: every person but the asker if it revealed a secret."""
    events = (event for step in story.latest for event in step.events)
    if not any(event.reveals for event in events):
        return frozenset()
    return frozenset(seat.id for seat in seating.seats) - seating.bots - {undo.seat}
