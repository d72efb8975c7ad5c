"""Log lines of Humanity, conditions, Hope and Hunted."""

from companion.engine.words import Message, say
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.state import WORST, HopeInhumanityState
from companion.games.hope_inhumanity.tell.sentence import name_of, sentence


@sentence.register
def _(event: e.HumanityGained, state: HopeInhumanityState) -> Message:
    return say(
        "told-humanity-back" if event.returned else "told-humanity-gained",
        name=name_of(state, event.seat),
        n=event.n,
    )


@sentence.register
def _(event: e.HumanityLost, state: HopeInhumanityState) -> Message:
    key = "told-humanity-below" if state.survivor(event.seat).marked else "told-humanity-lost"
    return say(key, name=name_of(state, event.seat), n=event.n)


@sentence.register
def _(event: e.HungerSuffered, state: HopeInhumanityState) -> Message | None:
    return _condition(state, event.seat, "hunger", state.survivor(event.seat).hunger)


@sentence.register
def _(event: e.HungerEased, state: HopeInhumanityState) -> Message | None:
    return _condition(state, event.seat, "hunger-eased", state.survivor(event.seat).hunger)


@sentence.register
def _(event: e.HarmSuffered, state: HopeInhumanityState) -> Message | None:
    return _condition(state, event.seat, "harm", state.survivor(event.seat).harm)


@sentence.register
def _(event: e.HarmEased, state: HopeInhumanityState) -> Message | None:
    return _condition(state, event.seat, "harm-eased", state.survivor(event.seat).harm)


def _condition(state: HopeInhumanityState, seat: str, track: str, step: int) -> Message | None:
    return None if step > WORST else say(f"told-{track}-{step}", name=name_of(state, seat))


@sentence.register
def _(event: e.HungerBarred, state: HopeInhumanityState) -> Message:
    return say("told-hunger-barred", name=name_of(state, event.seat), n=event.n)


@sentence.register
def _(event: e.HungerSpared, state: HopeInhumanityState) -> Message:
    return say("told-hunger-spared", name=name_of(state, event.seat), n=event.n)


@sentence.register
def _(event: e.HarmBarred, state: HopeInhumanityState) -> Message:
    return say("told-harm-barred", name=name_of(state, event.seat), n=event.n)


@sentence.register
def _(event: e.HarmSpared, state: HopeInhumanityState) -> Message:
    return say("told-harm-spared", name=name_of(state, event.seat), n=event.n)


@sentence.register
def _(event: e.DeathBarred, state: HopeInhumanityState) -> Message:
    return say("told-death-barred", name=name_of(state, event.seat))


@sentence.register
def _(event: e.DeathCheated, state: HopeInhumanityState) -> Message:
    return say("told-death-cheated", name=name_of(state, event.seat))


@sentence.register
def _(event: e.HopeGained, state: HopeInhumanityState) -> Message:
    return say("told-hope-gained", n=event.n, left=state.hope)


@sentence.register
def _(event: e.HopeLost, state: HopeInhumanityState) -> Message:
    return say("told-hope-lost", n=event.n, left=state.hope)


@sentence.register
def _(event: e.HuntedGained, state: HopeInhumanityState) -> Message:
    return say("told-hunted-gained", n=event.n, now=state.hunted)


@sentence.register
def _(event: e.HuntedLost, state: HopeInhumanityState) -> Message:
    return say("told-hunted-lost", n=event.n, now=state.hunted)


@sentence.register
def _(event: e.PricePaid, state: HopeInhumanityState) -> Message:
    key = "told-paid-below" if state.survivor(event.seat).marked else "told-paid"
    return say(key, name=name_of(state, event.seat), n=event.n)


@sentence.register
def _(event: e.DeathDecreed, state: HopeInhumanityState) -> Message:
    return say("told-doomed", name=name_of(state, event.seat))
