"""Reasons of a bot's answers, in one sentence each."""

from collections.abc import Mapping

from companion.engine.answers import Chosen, Value
from companion.engine.questions import Question
from companion.engine.words import Message, say
from companion.games.hopes_end.option_ids import ASIDE
from companion.games.hopes_end.state import HopesEndState
from companion.kit.reasons import by_kind

REASONS: Mapping[str, str] = {
    "place": "advice-place",
    "ruin": "advice-ruin",
    "answer": "advice-answer",
    "card": "advice-card",
}


def reason(_state: HopesEndState, _seat: str, question: Question, value: Value | None) -> Message:
    """By the kind of the question; a tile that fits nowhere is put aside."""
    return say("advice-aside") if value == Chosen(ASIDE) else by_kind(question, REASONS)
