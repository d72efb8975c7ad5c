"""The answers of a game that still count, and how they are named when they no longer do."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from companion.engine.answers import Answer, Chosen, Origin, Rolled
from companion.engine.dice import Die
from companion.engine.milestone import is_step
from companion.engine.play import Asked, Play
from companion.engine.words import Message, say


@dataclass(frozen=True)
class CountedAnswer:
    """An answer that counts: its entry, the play before it, and the public sentences that it led to.

    What was corrected keeps the answer by which it was `first` read, and `by` whom it was corrected. `said`
    is the length of the log after it.
    """

    entry: int
    answer: Answer
    before: Play[Any, Any]
    events: tuple[Any, ...]
    lines: tuple[Message, ...]
    first: Answer | None = None
    by: str | None = None
    said: int = 0

    @property
    def asked(self) -> Asked:
        """The question that it answered."""
        return self.before.open[self.answer.question]

    @property
    def seen(self) -> str:
        """The option that it took, if the camera saw it taken, or thought so."""
        value = self.answer.value
        by_camera = (self.first or self.answer).origin is Origin.CAMERA
        return value.option if isinstance(value, Chosen) and by_camera else ""

    @cached_property
    def laid(self) -> str:
        """Option taken, if it concerns a thing on the table, by camera or by hand."""
        return self.seen or self._mapped

    @property
    def _mapped(self) -> str:
        value, mapped = self.answer.value, self.before.game.mat.mapped(self.before.state)
        if mapped is None or not isinstance(value, Chosen):
            return ""
        moves = {(move.question, move.option) for move in mapped.moves}
        return value.option if (self.answer.question, value.option) in moves else ""

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice that it brought, if it was a roll, by colour and value."""
        value = self.answer.value
        return tuple(sorted(value.dice)) if isinstance(value, Rolled) else ()


def named(steps: Sequence[CountedAnswer]) -> Message:
    """Summary of these answers by their public log lines; one without a line is named by its public question.

    An optional answer without a line is not mentioned.
    """
    did = [line for step in steps for line in step.lines or _asked(step)]
    if not did:
        return say("last-answer")
    first = next((one for one in did if not is_step(one)), did[0])
    return first if len(did) == 1 else say("and-more", first=first)


def _asked(step: CountedAnswer) -> tuple[Message, ...]:
    question = step.asked.question
    return () if question.standing else (say("was-answered", question=question.public),)
