"""What is told about a death, and all that follows from it."""

from companion.engine.words import Message, say
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.state import State
from companion.games.hope_inhumanity.tell.sentence import name_of, sentence


@sentence.register
def _(event: e.SurvivorLost, state: State) -> Message:
    return say(f"told-lost-{event.cause}", name=name_of(state, event.seat))


@sentence.register
def _(_event: e.HopeOwed, _state: State) -> Message:
    return say("told-hope-owed")


@sentence.register
def _(event: e.HopeDebtPaid, _state: State) -> Message:
    return say("told-hope-repaid", n=event.n)


@sentence.register
def _(event: e.RelationshipDrawn, state: State) -> Message:
    one, other = (name_of(state, seat) for seat in event.seats)
    return say("told-bridge", name=one, other=other, card=state.deck.relationships[event.card].title)


@sentence.register
def _(event: e.TraitGiven, state: State) -> Message:
    return say("told-gift", name=name_of(state, event.seat), other=name_of(state, event.to))


@sentence.register
def _(event: e.GiftDeclined, state: State) -> Message:
    return say("told-no-gift", name=name_of(state, event.seat))


@sentence.register
def _(event: e.NewcomerJoined, state: State) -> Message:
    return say("told-newcomer", name=name_of(state, event.seat), n=state.survivor(event.seat).humanity)


@sentence.register
def _(event: e.GraceDeclined, state: State) -> Message:
    return say("told-no-newcomer", name=name_of(state, event.seat))
