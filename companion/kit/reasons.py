"""Reasons of bots in one sentence, by the kind of the question."""

from collections.abc import Mapping

from companion.engine.answers import Value
from companion.engine.questions import Choose, Question
from companion.engine.words import Message, say

PLAIN = "advice-plain"


def plain_reason(_state: object, _seat: str, _question: Question, _value: Value | None) -> Message:
    """That no answer is known to be better."""
    return say(PLAIN)


def without_choice(question: Question) -> Message | None:
    """That there is nothing else to choose; None where there is."""
    form = question.form
    alone = isinstance(form, Choose) and len(form.options) == 1 and not question.standing
    return say("advice-only") if alone else None


def by_kind(question: Question, reasons: Mapping[str, str]) -> Message:
    """The sentence for questions of that kind: the first part of their id, without a seat."""
    kind = question.id.partition(":")[0].partition("-seat-")[0]
    return say(reasons.get(kind, PLAIN))
