"""Reasons of a bot's answers, in one sentence each."""

from collections.abc import Mapping

from companion.engine.answers import Chosen, Value
from companion.engine.questions import Question
from companion.engine.words import Message, say
from companion.games.map_to_hope.reckoning import odds
from companion.games.map_to_hope.rules.turn import OTHER
from companion.games.map_to_hope.state import MapToHopeState
from companion.kit.reasons import by_kind

REASONS: Mapping[str, str] = {
    "scout": "advice-scout",
    "draw-discard": "advice-discard",
    "discard": "advice-discard",
    "lose-card": "advice-discard",
    "keep": "advice-keep",
}
TURN: Mapping[str, str] = {
    "move": "advice-move",
    "draw": "advice-draw",
    "pass": "advice-pass",
    "play": "advice-play",
    "for": "advice-play",
    "use": "advice-play",
}


def reason(state: MapToHopeState, seat: str, question: Question, value: Value | None) -> Message:
    """By the step of the turn, with the odds of a test; else by the kind of the question."""
    option = value.option if isinstance(value, Chosen) else ""
    if question.id == "foresee":
        return say(f"advice-foresee-{option}")
    if question.id != "turn":
        return by_kind(question, REASONS)
    action, _, way = option.partition(":")
    if action == "interact" and state.place is not None:
        other = state.place.other if way == OTHER else None
        if other is not None and other.skill is None:
            return say("advice-price")
        tested = state.place.tested(other=other is not None)
        return say("advice-test", odds=round(100 * odds(state, seat, tested)))
    return say(TURN.get(action, "advice-plain"))
