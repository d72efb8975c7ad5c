"""Log lines of support: dice put into the middle."""

from companion.engine.phrasebook import phrasebook
from companion.engine.words import Message, Printed, say
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.tell.sentence import name_of, sentence


@sentence.register
def _(event: e.DiceCommitted, state: HopeInhumanityState) -> Message:
    if not (event.humanity or event.last_hope):
        return say("told-commit-nothing", name=name_of(state, event.seat))
    return _dice("told-commit", event, state)


@sentence.register
def _(event: e.SupportGiven, state: HopeInhumanityState) -> Message:
    return _dice("told-support", event, state)


def _dice(key: str, event: e.DiceCommitted | e.SupportGiven, state: HopeInhumanityState) -> Message:
    name = name_of(state, event.seat)
    if event.last_hope:
        return say(f"{key}-last-hope", name=name)
    return say(key, name=name, n=event.humanity)


@sentence.register
def _(event: e.SupportRefused, state: HopeInhumanityState) -> Message:
    return say("told-refuse", name=name_of(state, event.seat))


@sentence.register
def _(_event: e.SupportLimited, state: HopeInhumanityState) -> Message:
    language = state.scene.language
    limits = "; ".join(phrasebook.say(limit, language) for limit in state.scene.support)
    return say("card-support", text=Printed(limits, language))


@sentence.register
def _(event: e.SupportSealed, state: HopeInhumanityState) -> Message:
    return say("told-sealed", name=name_of(state, event.seat))


@sentence.register
def _(_event: e.SupportShown, _state: HopeInhumanityState) -> Message:
    return say("told-shown")


@sentence.register
def _(_event: e.SupportReopened, _state: HopeInhumanityState) -> Message:
    return say("told-reopened")


@sentence.register
def _(event: e.SupportKept, state: HopeInhumanityState) -> Message:
    return say("told-kept", name=name_of(state, event.seat))


@sentence.register
def _(event: e.LastHopeFavoured, state: HopeInhumanityState) -> Message:
    return say("told-favoured", name=state.acting.name, other=name_of(state, event.seat))


@sentence.register
def _(event: e.LastHopeWished, state: HopeInhumanityState) -> Message:
    return say("told-wish", name=name_of(state, event.seat))


@sentence.register
def _(event: e.LastHopeDeclined, state: HopeInhumanityState) -> Message:
    return say("told-no-hope-die", name=name_of(state, event.seat))


@sentence.register
def _(event: e.HopeAdded, state: HopeInhumanityState) -> Message | None:
    return say("told-hope", name=state.acting.name, n=event.dice) if event.dice else None
