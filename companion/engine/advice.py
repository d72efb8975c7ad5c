"""Answers for seats without a person: the game advises a value, which becomes an ordinary Answer."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any

from companion.engine.answers import Answer, Origin, Value
from companion.engine.chance import Chance, by_chance
from companion.engine.play import Asked, Play
from companion.engine.questions import Choose, FillIn, Question, RollDice
from companion.engine.view import Viewer
from companion.engine.words import Message, say

Adviser = Callable[[Play[Any, Any], Asked, Chance], Value | None]
"""Answer to an open question; None"""

STANDING = 0.25
"""Probability that a random player answers an optional question."""

BY_CHANCE = 0.3
"""Share of answers of a mixed player that are random."""


def sensible(play: Play[Any, Any], asked: Asked, chance: Chance) -> Value | None:
    """As the game advises the one who is asked; dice fall as they like."""
    form, to = asked.question.form, asked.question.to
    if isinstance(form, RollDice):
        return None if asked.question.standing else by_chance(form, chance)
    return play.game.advise(play.state, to, asked.question, chance)


def at_random(_play: Play[Any, Any], asked: Asked, chance: Chance) -> Value | None:
    """Any legal answer; one that nobody waits for only now and then, and dice are read once."""
    if asked.question.standing and (isinstance(asked.question.form, RollDice) or chance.random() >= STANDING):
        return None
    return by_chance(asked.question.form, chance)


def mixed(play: Play[Any, Any], asked: Asked, chance: Chance) -> Value | None:
    """Mostly as the game advises, and now and then anything: it comes to places that neither reaches."""
    return (at_random if chance.random() < BY_CHANCE else sensible)(play, asked, chance)


def next_answer(
    play: Play[Any, Any], seats: Collection[Viewer], advise: Adviser, chance: Chance, command: str
) -> Answer | None:
    """The next answer of these seats (None: the table), or None while they wait for others.

    What nobody waits for comes first: a card is played before the dice are rolled.
    """
    for asked in _in_order(play, seats):
        value = advise(play, asked, chance)
        if value is not None:
            question = asked.question
            return Answer(question.id, asked.version, command, question.to, Origin.SIMULATED, value)
    return None


@dataclass(frozen=True)
class Advice:
    """A bot's answer to one of the open questions of a seat, and its reason; no value: it would wait."""

    asked: Asked
    value: Value | None
    why: Message


def may_ask(asked: Asked, seat: str) -> bool:
    """True if that seat alone chooses an answer: neither dice nor writing."""
    return asked.question.to == seat and not isinstance(asked.question.form, RollDice | FillIn)


def advice_for(play: Play[Any, Any], seat: str, chance: Chance) -> Advice | None:
    """The advice of a bot for that seat, by what it may know; None where nothing is for it to choose."""
    asked = [one for one in _in_order(play, {seat}) if may_ask(one, seat)]
    if not asked:
        return None
    for one in asked:
        value = play.game.advise(play.state, seat, one.question, chance)
        if value is not None:
            return _with_reason(play, seat, one, value)
    return _with_reason(play, seat, asked[0], None)


def _with_reason(play: Play[Any, Any], seat: str, asked: Asked, value: Value | None) -> Advice:
    why = _without_choice(asked.question) or play.game.reason(play.state, seat, asked.question, value)
    return Advice(asked, value, why)


def _without_choice(question: Question) -> Message | None:
    """That there is nothing else to choose; None where there is."""
    form = question.form
    alone = isinstance(form, Choose) and len(form.options) == 1 and not question.standing
    return say("advice-only") if alone else None


def _in_order(play: Play[Any, Any], seats: Collection[Viewer]) -> Iterator[Asked]:
    mine = [asked for asked in play.open.values() if asked.question.to in seats]
    yield from (asked for asked in mine if asked.question.standing)
    yield from (asked for asked in mine if not asked.question.standing)
