"""Deferred effects of a card: a choice of two sentences, or a die roll."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question, RollDice, Wanted
from companion.engine.words import Printed, say
from companion.games.hope_inhumanity.cards.effects.later import Pick, RollTable
from companion.games.hope_inhumanity.cards.effects.plain import Plain
from companion.games.hope_inhumanity.events.cards import ErrandPicked, TableRolled
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.rules.consequences import deal_out
from companion.games.hope_inhumanity.rules.death import bury
from companion.games.hope_inhumanity.rules.pending_effects import (
    concerned_by,
    offered,
    open_errand,
    read,
    said,
)
from companion.games.hope_inhumanity.rules.vacancy import go_on
from companion.games.hope_inhumanity.state import Errand, HopeInhumanityState
from companion.kit.reading import chosen, rolled

ONE, OTHER = "one", "other"


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks for what waits first; nothing else goes on until it is settled."""
    errand = open_errand(state)
    if errand is not None:
        effect = read(errand.sentence)
        yield _die(state, errand, effect) if isinstance(effect, RollTable) else _pick(state, errand, effect)


def decide_pick(draft: Draft, answer: Answer) -> None:
    """Lets the half happen that was picked."""
    errand = draft.state.errands[0]
    effect = read(errand.sentence)
    half: Plain = getattr(effect, chosen(answer))
    draft.add(ErrandPicked(errand.seat, said(half, errand), errand.language))
    _settle(draft, errand, half)


def decide_die(draft: Draft, answer: Answer) -> None:
    """Lets happen what the die shows."""
    errand, (die,) = draft.state.errands[0], rolled(answer)
    effect = read(errand.sentence)
    if not isinstance(effect, RollTable):
        raise TypeError("nothing waits for a die")
    draft.add(TableRolled(die.value))
    _settle(draft, errand, effect.low if die.value <= effect.n else effect.high)


def _settle(draft: Draft, errand: Errand, effect: Plain) -> None:
    deal_out(draft, (effect,), concerned_by(errand))
    bury(draft)
    go_on(draft)


def _pick(state: HopeInhumanityState, errand: Errand, effect: Pick) -> Question:
    halves = ((ONE, effect.one), (OTHER, effect.other))
    options = (Option(id_, Printed(offered(half, errand), errand.language)) for id_, half in halves)
    return Question(
        id=f"pick:{errand.seat}",
        to=errand.seat,
        prompt=say("ask-pick"),
        form=Choose(tuple(options)),
        public=say("wait-pick", name=state.survivor(errand.seat).name),
    )


def _die(state: HopeInhumanityState, errand: Errand, effect: RollTable) -> Question:
    roller = state.survivor(errand.seat)
    low, high = (Printed(said(half, errand), errand.language) for half in (effect.low, effect.high))
    return Question(
        id="table",
        to=None,
        prompt=say("ask-table", name=roller.name),
        hint=say("ask-table-hint", n=effect.n, more=effect.n + 1, low=low, high=high),
        form=RollDice(
            (Wanted(roller.colour, 1, roller.name),),
            alike=(frozenset(range(1, effect.n + 1)), frozenset(range(effect.n + 1, 7))),
        ),
        public=say("ask-table", name=roller.name),
    )
