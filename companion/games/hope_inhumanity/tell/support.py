"""What is told about who puts dice into the middle."""

from companion.engine.phrasebook import phrasebook
from companion.engine.words import Message, Printed, say
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.state import State
from companion.games.hope_inhumanity.tell.sentence import name_of, sentence


@sentence.register
def _(event: e.DiceCommitted, state: State) -> Message:
    if not (event.humanity or event.last_hope):
        return say("told-commit-nothing", name=name_of(state, event.seat))
    return _dice("told-commit", event, state)


@sentence.register
def _(event: e.SupportGiven, state: State) -> Message:
    return _dice("told-support", event, state)


def _dice(key: str, event: e.DiceCommitted | e.SupportGiven, state: State) -> Message:
    name = name_of(state, event.seat)
    if event.last_hope:
        return say(f"{key}-last-hope", name=name)
    return say(key, name=name, n=event.humanity)


@sentence.register
def _(event: e.SupportRefused, state: State) -> Message:
    return say("told-refuse", name=name_of(state, event.seat))


@sentence.register
def _(_event: e.SupportLimited, state: State) -> Message:
    language = state.scene.language
    limits = "; ".join(phrasebook.say(limit, language) for limit in state.scene.support)
    return say("card-support", text=Printed(limits, language))


@sentence.register
def _(event: e.SupportSealed, state: State) -> Message:
    return say("told-sealed", name=name_of(state, event.seat))


@sentence.register
def _(_event: e.SupportShown, _state: State) -> Message:
    return say("told-shown")


@sentence.register
def _(_event: e.SupportReopened, _state: State) -> Message:
    return say("told-reopened")


@sentence.register
def _(event: e.SupportKept, state: State) -> Message:
    return say("told-kept", name=name_of(state, event.seat))


@sentence.register
def _(event: e.LastHopeFavoured, state: State) -> Message:
    return say("told-favoured", name=state.acting.name, other=name_of(state, event.seat))


@sentence.register
def _(event: e.LastHopeWished, state: State) -> Message:
    return say("told-wish", name=name_of(state, event.seat))


@sentence.register
def _(event: e.LastHopeDeclined, state: State) -> Message:
    return say("told-no-hope-die", name=name_of(state, event.seat))


@sentence.register
def _(event: e.HopeAdded, state: State) -> Message | None:
    return say("told-hope", name=state.acting.name, n=event.dice) if event.dice else None
