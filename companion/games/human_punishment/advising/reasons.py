"""Reasons of a bot's answers, in one sentence each, by what its own seat may know."""

from companion.engine.answers import Chosen, Picked, Value
from companion.engine.questions import Question
from companion.engine.slug import slug
from companion.engine.words import Message, say
from companion.games.human_punishment.actions.every import ACTIONS, split
from companion.games.human_punishment.asking.questions import TURN
from companion.games.human_punishment.state.model import City
from companion.kit.reasons import by_kind

REASONS = {slug(do): action.why for do, action in ACTIONS.items() if action.why}


def reason(_city: City, _seat: str, question: Question, value: Value | None) -> Message:
    """By the action of a turn, else by the kind of the question."""
    if value is None:
        return say("advice-later")
    if question.id == TURN and isinstance(value, Chosen):
        return say(ACTIONS[split(value.option)[0]].why_first)
    if isinstance(value, Picked) and not value.options and question.id.startswith("put"):
        return say("advice-no-card")
    return by_kind(question, REASONS)
