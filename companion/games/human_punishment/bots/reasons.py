"""Reasons of a bot's answers, in one sentence each, by what its own seat may know."""

from collections.abc import Mapping

from companion.engine.answers import Chosen, Picked, Value
from companion.engine.questions import Question
from companion.engine.words import Message, say
from companion.games.human_punishment.asking.legal_actions import split
from companion.games.human_punishment.asking.questions import TURN
from companion.games.human_punishment.state.model import City
from companion.kit.reasons import by_kind

REASONS: Mapping[str, str] = {
    "put": "advice-check",
    "put-more": "advice-check",
    "decide": "advice-decide",
    "vote": "advice-vote",
    "attack": "advice-attack",
    "defend": "advice-defend",
    "place-chips": "advice-column",
    "sector": "advice-chip",
    "keep-chip": "advice-chip",
    "drop-chips": "advice-chip",
    "name-general": "advice-general",
    "give-up": "advice-give-up",
    "end-actions": "advice-give-up",
    "buy-program": "advice-least",
    "buy-weapon": "advice-least",
    "monolith": "advice-least",
    "heal-somebody": "advice-heal",
    "interrogated": "advice-questioned",
    "add-card": "advice-riot",
    "use-program": "advice-program",
    "reroll": "advice-reroll",
    "resign": "advice-resign",
    "claim": "advice-claim",
    "unique": "advice-ability",
    "all-rounder": "advice-ability",
    "reward": "advice-reward",
    "escape": "advice-escape",
    "pick-one": "advice-whom",
    "choose-target": "advice-whom",
}
ACTIONS: Mapping[str, str] = {
    "end actions": "advice-end",
    "move": "advice-move",
    "attack": "advice-fight",
    "use program": "advice-program",
}


def reason(_city: City, _seat: str, question: Question, value: Value | None) -> Message:
    """By the action of a turn, else by the kind of the question."""
    if value is None:
        return say("advice-later")
    if question.id == TURN and isinstance(value, Chosen):
        return say(ACTIONS.get(split(value.option)[0], "advice-turn"))
    if isinstance(value, Picked) and not value.options and question.id.startswith("put"):
        return say("advice-no-card")
    return by_kind(question, REASONS)
