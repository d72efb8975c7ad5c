"""An answer that is given once more, to another play than the one it was given to."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any, TypeAlias

from companion.engine.answers import Answer, Chosen, Rolled
from companion.engine.play import Play
from companion.engine.refusal import Refused
from companion.table.journal.entries import Correct
from companion.table.story.counted_answers import CountedAnswer

Events: TypeAlias = tuple[Any, ...]
Outcome: TypeAlias = tuple[Play[Any, Any], Events]
Give: TypeAlias = Callable[[Play[Any, Any], Answer], Outcome | None]
"""Gives an answer once more, to another play: what comes of it, or None where it counts no longer."""


def read_again(roll: CountedAnswer, correct: Correct) -> CountedAnswer:
    """A roll with the dice, or the option, that it is corrected to."""
    value = Chosen(correct.option) if correct.option else Rolled(correct.dice)
    answer = replace(roll.answer, value=value, origin=correct.origin)
    return replace(roll, answer=answer, first=roll.first or roll.answer, by=correct.seat)


def outcome_of(play: Play[Any, Any], answer: Answer, events: Events) -> Outcome:
    """The play after an answer by the events that were recorded for it."""
    return play.after(events, answer.question), events


def as_recorded(correct: Correct, events: Events) -> Give:
    """Gives answers after a correction with the events that were recorded then."""
    counts, rest = iter(correct.counts), iter(events)

    def give(play: Play[Any, Any], answer: Answer) -> Outcome | None:
        count = next(counts, None)
        return None if count is None else outcome_of(play, answer, tuple(islice(rest, count)))

    return give


def given_anew(play: Play[Any, Any], answer: Answer) -> Outcome | None:
    """Decides an answer as the play is now; None where it is refused."""
    try:
        return play.answer(fitted(answer, play))
    except Refused:
        return None


def fitted(answer: Answer, play: Play[Any, Any]) -> Answer:
    """The answer at the version at which its question stands in that play."""
    asked = play.open.get(answer.question)
    return answer if asked is None else replace(answer, version=asked.version)
