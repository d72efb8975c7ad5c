"""Advice for one seat as a card that is read under the thumb."""

from collections.abc import Iterator
from typing import Any

from companion.adapters.language.speech import Speech
from companion.engine.advice import Advice, may_ask
from companion.engine.answers import Chosen, Counted, Picked, Value
from companion.engine.play import Asked, Play
from companion.engine.questions import HowMany, Question
from companion.engine.words import Words, say
from companion.table.moment import Moment
from companion.table.seating.table_rules import may_advise
from web.shown.view import CardView


def offered(moment: Moment, play: Play[Any, Any], seat: str | None) -> bool:
    """True while that seat may be advised on something that every glance at its phone shows."""
    if seat is None or seat in moment.seating.bots or not may_advise(moment.seating.options):
        return False
    return any(may_ask(one, seat) and _lies_open(one) for one in play.open.values())


def _lies_open(asked: Asked) -> bool:
    """True for a question whose controls tell nothing: private and covered ones are left out."""
    question = asked.question
    return not (question.standing and (question.discreet or question.card is not None))


def advice_card(moment: Moment, seat: str | None, speech: Speech) -> CardView | None:
    """The advice for that seat, if it holds any."""
    advice = moment.advice_for(seat) if seat is not None else None
    if advice is None:
        return None
    lines = tuple(speech(line) for line in _lines(advice))
    title = speech.joined(" + ", tuple(_answer(advice.asked.question, advice.value)))
    card: CardView = CardView("advice", speech(say("advice-covered")), title, lines, secret=True)
    return card


def _lines(advice: Advice) -> Iterator[Words]:
    """The question, unless it is the one on the screen, and the reason."""
    if advice.asked.question.standing and advice.value is not None:
        yield advice.asked.question.prompt
    yield advice.why


def _answer(question: Question, value: Value | None) -> Iterator[Words]:
    labels = {one.id: one.label for one in question.shown}
    match question.form, value:
        case _, Chosen(option):
            yield labels[option]
        case _, Picked(options):
            yield from (labels[one] for one in options)
            if not options:
                yield say("advice-none")
        case HowMany(unit=unit), Counted(number):
            yield say("advice-number", n=number, unit=unit)
        case _:
            yield say("advice-wait-now")
