"""Log lines of a death and its consequences."""

from companion.engine.milestone import rite
from companion.engine.words import Message, Words, say
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.tell.sentence import name_of, sentence


@sentence.register
def _(event: e.SurvivorLost, state: HopeInhumanityState) -> Message:
    told = say(f"told-lost-{event.cause}", name=name_of(state, event.seat))
    picture = "leaving" if event.cause is e.Cause.HUMANITY else "loss"
    colour = state.survivor(event.seat).colour
    return rite(told, picture, epitaph=_epitaph(state, event.seat), colour=colour, fades=True)


def _epitaph(state: HopeInhumanityState, seat: str) -> Words:
    """Epitaph: the character with the Traits played, or the progress made."""
    lost = state.survivor(seat)
    person = state.deck.personalities[lost.personality].title if lost.personality else lost.name
    deeds = ", ".join(state.deck.traits[card].title for card in lost.played)
    if deeds:
        return say("epitaph-deeds", person=person, deeds=deeds)
    return say("epitaph-road", person=person, n=state.round)


@sentence.register
def _(_event: e.HopeOwed, _state: HopeInhumanityState) -> Message:
    return say("told-hope-owed")


@sentence.register
def _(event: e.HopeDebtPaid, _state: HopeInhumanityState) -> Message:
    return say("told-hope-repaid", n=event.n)


@sentence.register
def _(event: e.RelationshipDrawn, state: HopeInhumanityState) -> Message:
    one, other = (name_of(state, seat) for seat in event.seats)
    return say("told-bridge", name=one, other=other, card=state.deck.relationships[event.card].title)


@sentence.register
def _(event: e.TraitGiven, state: HopeInhumanityState) -> Message:
    return say("told-gift", name=name_of(state, event.seat), other=name_of(state, event.to))


@sentence.register
def _(event: e.GiftDeclined, state: HopeInhumanityState) -> Message:
    return say("told-no-gift", name=name_of(state, event.seat))


@sentence.register
def _(event: e.NewcomerJoined, state: HopeInhumanityState) -> Message:
    newcomer = state.survivor(event.seat)
    told = say("told-newcomer", name=newcomer.name, n=newcomer.humanity)
    person = state.deck.personalities[newcomer.personality].title if newcomer.personality else None
    return rite(told, "newcomer", epitaph=person, colour=newcomer.colour)


@sentence.register
def _(event: e.GraceDeclined, state: HopeInhumanityState) -> Message:
    return say("told-no-newcomer", name=name_of(state, event.seat))
