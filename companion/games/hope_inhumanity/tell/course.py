"""Log lines of the game's course from turn to turn, and its end."""

from companion.engine.milestone import rite
from companion.engine.words import Message, Printed, say
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.state import ROUNDS, HopeInhumanityState
from companion.games.hope_inhumanity.tell.sentence import name_of, sentence


@sentence.register
def _(event: e.GameBegun, state: HopeInhumanityState) -> Message:
    turns = ROUNDS * len(event.seats)
    return say("told-few-scenes" if sum(map(len, state.piles.values())) < turns else "told-begun")


@sentence.register
def _(event: e.RoundBegun, _state: HopeInhumanityState) -> Message:
    return rite(say("told-round", n=event.round), "round")


@sentence.register
def _(event: e.TurnBegun, state: HopeInhumanityState) -> Message:
    return say("told-turn", name=name_of(state, event.seat))


@sentence.register
def _(event: e.TurnPassed, state: HopeInhumanityState) -> Message:
    return say("told-pass", name=name_of(state, event.seat))


@sentence.register
def _(_event: e.HuntedLeftOut, _state: HopeInhumanityState) -> Message:
    return say("told-hunted-left-out")


@sentence.register
def _(_event: e.ScenesReshuffled, _state: HopeInhumanityState) -> Message:
    return say("told-scenes-reshuffled")


@sentence.register
def _(event: e.GameEnded, state: HopeInhumanityState) -> Message:
    if not event.won:
        return rite(say("told-everyone-lost"), "lost")
    if state.road:
        return rite(say("told-won-at", card=Printed(state.road.title, state.road.language)), "won")
    return rite(say("told-won"), "won")


@sentence.register
def _(event: e.TurnsForfeited, state: HopeInhumanityState) -> Message:
    return say("told-turns-forfeited", name=name_of(state, event.seat), n=event.n)


@sentence.register
def _(event: e.TurnSatOut, state: HopeInhumanityState) -> Message:
    return say("told-sat-out", name=name_of(state, event.seat))
