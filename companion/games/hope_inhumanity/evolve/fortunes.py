"""The state after what concerns Humanity, conditions, Hope and Hunted."""

from companion.engine.frozen import replace
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.evolve.after import after, in_person, in_scene
from companion.games.hope_inhumanity.state import (
    WORST,
    Guard,
    HopeInhumanityState,
    Survivor,
)


@after.register
def _(event: e.HumanityGained, state: HopeInhumanityState) -> HopeInhumanityState:
    return _balance(state, event.seat, event.n)


@after.register
def _(event: e.HumanityLost, state: HopeInhumanityState) -> HopeInhumanityState:
    return _balance(state, event.seat, -event.n)


def _balance(state: HopeInhumanityState, seat: str, change: int) -> HopeInhumanityState:
    """The state after a gain or loss: falling below zero is remembered with its round."""
    former = state.survivor(seat)
    humanity = former.humanity + change
    fell = former.fell if humanity < 0 or not state.rulings.rescue else None
    if humanity < 0 and fell is None:
        fell = state.round
    moved = state.with_survivor(replace(former, humanity=humanity, fell=fell))
    return moved if moved.playing is None else _asked_anew(moved, seat)


def _asked_anew(state: HopeInhumanityState, seat: str) -> HopeInhumanityState:
    """Reopens the sealed declaration of a seat whose hand has changed; a seat with a die has no wish
    (A-06)."""
    playing = state.running
    sealed = {one: said for one, said in playing.sealed.items() if one != seat}
    lapsed = {seat} if state.survivor(seat).humanity > 0 else set()
    return in_scene(state, sealed=sealed, wishes=playing.wishes - lapsed)


@after.register
def _(event: e.HungerSuffered, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_person(state, event.seat, lambda s: replace(s, hunger=s.hunger + event.n))


@after.register
def _(event: e.HungerEased, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_person(state, event.seat, lambda s: replace(s, hunger=s.hunger - event.n))


@after.register
def _(event: e.HarmSuffered, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_person(state, event.seat, lambda s: replace(s, harm=s.harm + event.n))


@after.register
def _(event: e.HarmEased, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_person(state, event.seat, lambda s: replace(s, harm=s.harm - event.n))


@after.register
def _(event: e.HungerBarred, state: HopeInhumanityState) -> HopeInhumanityState:
    return _guarded(state, event.seat, hunger=event.n)


@after.register
def _(event: e.HungerSpared, state: HopeInhumanityState) -> HopeInhumanityState:
    return _guarded(state, event.seat, hunger=-event.n)


@after.register
def _(event: e.HarmBarred, state: HopeInhumanityState) -> HopeInhumanityState:
    return _guarded(state, event.seat, harm=event.n)


@after.register
def _(event: e.HarmSpared, state: HopeInhumanityState) -> HopeInhumanityState:
    return _guarded(state, event.seat, harm=-event.n)


@after.register
def _(event: e.DeathDecreed, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_person(state, event.seat, lambda s: replace(s, doomed=True))


@after.register
def _(event: e.DeathBarred, state: HopeInhumanityState) -> HopeInhumanityState:
    return _guarded(state, event.seat, deaths=1)


@after.register
def _(event: e.DeathCheated, state: HopeInhumanityState) -> HopeInhumanityState:
    def saved(one: Survivor) -> Survivor:
        return replace(one, hunger=min(one.hunger, WORST), harm=min(one.harm, WORST), doomed=False)

    return _guarded(in_person(state, event.seat, saved), event.seat, deaths=-1)


def _guarded(
    state: HopeInhumanityState, seat: str, hunger: int = 0, harm: int = 0, deaths: int = 0
) -> HopeInhumanityState:
    def more(one: Guard) -> Guard:
        return Guard(one.hunger + hunger, one.harm + harm, one.deaths + deaths)

    return in_person(state, seat, lambda s: replace(s, guard=more(s.guard)))


@after.register
def _(event: e.HopeGained, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, hope=state.hope + event.n)


@after.register
def _(event: e.HopeLost, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, hope=state.hope - event.n)


@after.register
def _(event: e.HuntedGained, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, hunted=state.hunted + event.n)


@after.register
def _(event: e.HuntedLost, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, hunted=state.hunted - event.n)


@after.register
def _(event: e.PricePaid, state: HopeInhumanityState) -> HopeInhumanityState:
    return _balance(state, event.seat, -event.n)
