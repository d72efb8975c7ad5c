"""The steps of a turn: which questions each opens, and what an answer to them does."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from companion.engine.answers import Answer
from companion.engine.frozen import recent
from companion.engine.questions import Question
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.naming import drawn_unnamed
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.rules.support import more_may_wish, undeclared
from companion.games.hope_inhumanity.scene.wishes import tied, wishing
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.steps import (
    aftermath,
    answering,
    answers,
    assets,
    by_hand,
    commit,
    declare,
    draw,
    errand,
    farewell,
    hope,
    introduction,
    last_hope,
    lending,
    naming,
    outcomes,
    penalty,
    reroll,
    roll,
    support,
    theft,
    traits,
    writing,
)


def _ask_support(state: HopeInhumanityState) -> Iterator[Question]:
    if undeclared(state):
        yield from support.ask(state)
        yield from commit.ask_more(state)
    if wishing(state) and not more_may_wish(state):
        yield from (last_hope.ask_tie if tied(state) else last_hope.ask)(state)


ASK: Mapping[Phase, Callable[[HopeInhumanityState], Iterable[Question]]] = {
    Phase.INTRODUCTION: introduction.ask,
    Phase.DRAW: draw.ask,
    Phase.DECLARE: lambda state: (naming.ask_scene if drawn_unnamed(state) else declare.ask)(state),
    Phase.COMMIT: lambda state: (*commit.ask(state), *declare.ask_again(state)),
    Phase.SUPPORT: _ask_support,
    Phase.HOPE: hope.ask,
    Phase.ROLL: roll.ask,
    Phase.OUTCOMES: outcomes.ask,
    Phase.PENALTY: penalty.ask,
    Phase.ANSWERS: answers.ask,
    Phase.AFTERMATH: aftermath.ask,
}

DECIDE: Mapping[str, Callable[[Draft, Answer], None]] = {
    "introduction": introduction.decide,
    "draw": draw.decide,
    "name": naming.decide,
    "write": writing.decide,
    "by-hand": by_hand.decide,
    "declare": declare.decide,
    "revoke": declare.decide_again,
    "commit": commit.decide,
    "raise": commit.decide_more,
    "support": support.decide,
    "tie": last_hope.decide_tie,
    "offer": last_hope.decide,
    "hope": hope.decide,
    "roll": roll.decide,
    "no-roll": roll.decide_without_roll,
    "cocked": roll.decide_cocked,
    "outcomes": outcomes.decide,
    "penalty": penalty.decide,
    "correct": outcomes.decide_correction,
    "answer": answers.decide,
    "trait": traits.decide,
    "answered": answering.decide,
    "reroll": reroll.decide,
    "asset": assets.decide,
    "steal": theft.decide,
    "lend": lending.lend,
    "return": lending.take_back,
    "inherit": farewell.decide_inheritance,
    "gift": farewell.decide_gift,
    "grace": farewell.decide_grace,
    "pick": errand.decide_pick,
    "table": errand.decide_die,
    "next-turn": aftermath.decide,
}


@recent
def ask(state: HopeInhumanityState) -> tuple[Question, ...]:
    """Every question that is open now."""
    if state.phase is Phase.OVER:
        return ()
    if state.waiting:
        return (*answering.ask(state), *traits.ask(state))
    if state.playing and state.playing.again:
        return tuple(reroll.ask(state))
    names = tuple(naming.ask(state))
    if names and state.phase is Phase.INTRODUCTION:
        return names
    step = _unsettled(state) or ASK[state.phase]
    at_any_time = (traits, assets, theft, lending, by_hand)
    return (*step(state), *names, *(asked for card in at_any_time for asked in card.ask(state)))


def _unsettled(state: HopeInhumanityState) -> Callable[[HopeInhumanityState], Iterable[Question]] | None:
    """Source of the questions that come first: for lost characters, then for cards."""
    if state.estates:
        return farewell.ask
    return errand.ask if state.errands else None


def decide(draft: Draft, answer: Answer) -> None:
    """Lets the step that asked take the answer."""
    DECIDE[answer.question.partition(":")[0]](draft, answer)
