"""The state after what concerns who puts dice into the middle."""

from companion.engine.frozen import replace
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.evolve.after import after, in_person, in_scene
from companion.games.hope_inhumanity.state import (
    NO_STAKE,
    HopeInhumanityState,
    Phase,
    Stake,
)


@after.register
def _(event: e.DiceCommitted, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(in_scene(_staked(state, event), sealed={}), phase=Phase.SUPPORT)


@after.register
def _(event: e.SupportGiven, state: HopeInhumanityState) -> HopeInhumanityState:
    staked = _staked(state, event)
    playing = staked.running
    wishes, refused = playing.wishes - {event.seat}, playing.refused - {event.seat}
    return in_scene(staked, wishes=wishes, refused=refused, content=playing.content | {event.seat})


def _staked(state: HopeInhumanityState, event: e.DiceCommitted | e.SupportGiven) -> HopeInhumanityState:
    before = state.running.stakes.get(event.seat, NO_STAKE)
    stake = Stake(before.humanity + event.humanity, before.last_hope + event.last_hope)
    paid = in_person(state, event.seat, lambda s: replace(s, humanity=s.humanity - event.humanity))
    paid = replace(paid, hope=paid.hope - event.last_hope)
    return in_scene(paid, stakes={**state.running.stakes, event.seat: stake})


@after.register
def _(event: e.SupportRefused, state: HopeInhumanityState) -> HopeInhumanityState:
    playing = state.running
    return in_scene(state, refused=playing.refused | {event.seat}, wishes=playing.wishes - {event.seat})


@after.register
def _(_event: e.SupportLimited, state: HopeInhumanityState) -> HopeInhumanityState:
    return state


@after.register
def _(event: e.SupportSealed, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, sealed={**state.running.sealed, event.seat: event.said})


@after.register
def _(_event: e.SupportShown, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, sealed={})


@after.register
def _(_event: e.SupportReopened, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(in_scene(state, reopened=True, content=frozenset()), phase=Phase.SUPPORT)


@after.register
def _(event: e.SupportKept, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, content=state.running.content | {event.seat})


@after.register
def _(event: e.RefundPromised, state: HopeInhumanityState) -> HopeInhumanityState:
    before = state.running.refunds
    return in_scene(state, refunds={**before, event.seat: before.get(event.seat, 0) + event.n})


@after.register
def _(event: e.LastHopeFavoured, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, favoured=event.seat)


@after.register
def _(event: e.LastHopeWished, state: HopeInhumanityState) -> HopeInhumanityState:
    playing = state.running
    return in_scene(state, wishes=playing.wishes | {event.seat}, refused=playing.refused - {event.seat})


@after.register
def _(event: e.LastHopeDeclined, state: HopeInhumanityState) -> HopeInhumanityState:
    playing = state.running
    refused, content = playing.refused | {event.seat}, playing.content | {event.seat}
    wishes = playing.wishes - {event.seat}
    return in_scene(state, refused=refused, wishes=wishes, content=content, passed_on=True)


@after.register
def _(_event: e.SupportClosed, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, phase=Phase.ROLL if state.running.reopened else Phase.HOPE)


@after.register
def _(event: e.HopeAdded, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(in_scene(state, hope=event.dice), hope=state.hope - event.dice, phase=Phase.ROLL)
