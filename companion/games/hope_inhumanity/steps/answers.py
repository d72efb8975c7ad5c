"""A Scene without a rating asks everybody, the acting player last (HI-172 to HI-185)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.scenes import AnswerSealed, QuestionAnswered
from companion.games.hope_inhumanity.rules.prices import answer_price, payable
from companion.games.hope_inhumanity.rules.resolution import settle_answers
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor
from companion.kit.reading import chosen

LABELS = {"accept": say("accept"), "refuse": say("refuse-answer")}


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks the next in turn, or all but the acting player at once in secret (HI-176, HI-177, A-15, A-16)."""
    for survivor in _asked_now(state):
        yield _question(state, survivor, tuple(_options(state, survivor)), standing=False)
    if state.rulings.answers_revisable:
        for survivor in state.others:
            options = tuple(_options(state, survivor))
            if survivor not in state.unanswered and options:
                yield _question(state, survivor, options, standing=True)


def decide(draft: Draft, answer: Answer) -> None:
    """Takes the answer; after the last one rewards and penalties are dealt out (HI-178)."""
    seat = answer.question.partition(":")[2]
    said = AnswerSealed if _is_sealed(draft.state, seat) else QuestionAnswered
    draft.add(said(seat, accepted=chosen(answer) == "accept"))
    settle_answers(draft)


def _asked_now(state: HopeInhumanityState) -> tuple[Survivor, ...]:
    others = tuple(survivor for survivor in state.unanswered if survivor.seat != state.active)
    return others if others and state.rulings.answer_order == "secret" else state.unanswered[:1]


def _is_sealed(state: HopeInhumanityState, seat: str) -> bool:
    shown = seat in state.running.accepted | state.running.refused
    return state.rulings.answer_order == "secret" and seat != state.active and not shown


def _options(state: HopeInhumanityState, survivor: Survivor) -> Iterator[Option]:
    """Affordable answers (A-17), or Refuse if there are none. A shown answer can be changed."""
    playing = state.running
    payable_ones = [label for label in LABELS if _payable(state, survivor, label)] or ["refuse"]
    shown = {"accept": playing.accepted, "refuse": playing.refused}
    for one in payable_ones:
        if survivor.seat not in shown[one]:
            yield _option(one, answer_price(state, one))


def _payable(state: HopeInhumanityState, survivor: Survivor, answer: str) -> bool:
    return state.rulings.unpayable_offered or payable(state, survivor, answer_price(state, answer))


def _option(answer: str, price: int) -> Option:
    hint = say("answer-costs", n=price) if price else None
    return Option(answer, LABELS[answer], hint)


def _question(
    state: HopeInhumanityState, survivor: Survivor, options: tuple[Option, ...], *, standing: bool
) -> Question:
    return Question(
        id=f"answer:{survivor.seat}",
        to=survivor.seat,
        prompt=say("ask-answer-again" if standing else "ask-answer"),
        hint=say("ask-answer-hint"),
        form=Choose(options),
        public=say("wait-answer", name=survivor.name),
        together=say("wait-answer-all"),
        standing=standing,
        discreet=_is_sealed(state, survivor.seat),
    )
