"""Log lines of dice that are rolled."""

from companion.engine.words import Message, say
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.tell.sentence import name_of, owner_of, sentence


@sentence.register
def _(event: e.DieCocked, state: HopeInhumanityState) -> Message:
    owner = next((one.name for one in state.survivors if one.colour == event.colour), None)
    return say("told-cocked", name=owner) if owner else say("told-cocked-hope")


@sentence.register
def _(event: e.DieTakenUp, state: HopeInhumanityState) -> Message:
    return say("told-die-taken-up", n=event.die.value, owner=owner_of(state, event.die))


@sentence.register
def _(event: e.DieTurned, state: HopeInhumanityState) -> Message:
    return say("told-die-turned", n=event.die.value, face=event.face, owner=owner_of(state, event.die))


@sentence.register
def _(event: e.DiceAdded, state: HopeInhumanityState) -> Message:
    return say("told-dice-added", name=state.protagonist.name, n=event.n)


@sentence.register
def _(event: e.DiceAssured, state: HopeInhumanityState) -> Message:
    return say("told-dice-assured", name=name_of(state, event.seat), n=event.n)
