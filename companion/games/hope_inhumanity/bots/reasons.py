"""Reasons of a bot's answers, in one sentence each."""

from collections.abc import Mapping

from companion.engine.answers import Chosen, Counted, Value
from companion.engine.questions import Question
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit.reasons import by_kind

REASONS: Mapping[str, str] = {
    "draw": "advice-draw",
    "commit": "advice-commit",
    "answer": "advice-answer",
    "pick": "advice-answer",
    "trait": "advice-card",
    "asset": "advice-card",
    "lend": "advice-lend",
    "inherit": "advice-heir",
    "gift": "advice-heir",
    "grace": "advice-grace",
}
NOTHING_GIVEN = frozenset({"refuse", "leave", "keep"})
"""Options of a supporter who adds no die."""


def reason(_state: HopeInhumanityState, _seat: str, question: Question, value: Value | None) -> Message:
    """By the kind of the question, and by what is answered where that makes the difference."""
    kind = question.id.partition(":")[0]
    option = value.option if isinstance(value, Chosen) else ""
    if value is None:
        return say("advice-later")
    if kind == "declare":
        return say("advice-avoid" if option == "avoid" else "advice-act")
    if kind in {"support", "offer"}:
        return say("advice-refuse" if option in NOTHING_GIVEN else "advice-support")
    if kind == "hope":
        return say("advice-no-hope" if value == Counted(0) else "advice-hope")
    return by_kind(question, REASONS)
