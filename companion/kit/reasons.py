"""Reasons of bots in one sentence, by the kind of the question."""

from collections.abc import Mapping

from companion.engine.questions import Question
from companion.engine.words import Message, say

PLAIN = "advice-plain"


def by_kind(question: Question, reasons: Mapping[str, str]) -> Message:
    """The sentence for questions of that kind: the first part of their id, without a seat."""
    kind = question.id.partition(":")[0].partition("-seat-")[0]
    return say(reasons.get(kind, PLAIN))
