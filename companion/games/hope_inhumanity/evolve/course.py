"""The state after what concerns how a game goes from turn to turn, and ends."""

from companion.engine.frozen import replace
from companion.games.hope_inhumanity import departures
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.dealing import deal
from companion.games.hope_inhumanity.evolve.after import after, in_person
from companion.games.hope_inhumanity.rulings import rulings_of
from companion.games.hope_inhumanity.state import (
    NO_GUARD,
    HopeInhumanityState,
    Phase,
    Survivor,
)


@after.register
def _(event: e.GameBegun, _state: HopeInhumanityState) -> HopeInhumanityState:
    return deal(event.seats, event.seed, event.decks, rulings_of(event.options))


@after.register
def _(event: e.ScenesArranged, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, piles=event.piles)


@after.register
def _(_event: e.JourneyBegun, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, phase=Phase.DRAW)


@after.register
def _(event: e.RoundBegun, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, round=event.round, had_turn=frozenset())


@after.register
def _(event: e.TurnBegun, state: HopeInhumanityState) -> HopeInhumanityState:
    unguarded = tuple([_unguarded(survivor) for survivor in state.survivors])
    fresh = replace(state, playing=None, thefts=0, table_die=None)
    return replace(fresh, active=event.seat, phase=Phase.DRAW, survivors=unguarded)


def _unguarded(survivor: Survivor) -> Survivor:
    return survivor if survivor.guard == NO_GUARD else replace(survivor, guard=NO_GUARD)


@after.register
def _(event: e.TurnPassed, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, phase=Phase.AFTERMATH, had_turn=state.had_turn | {event.seat})


@after.register
def _(event: e.TurnsForfeited, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_person(state, event.seat, lambda one: replace(one, sits_out=one.sits_out + event.n))


@after.register
def _(event: e.TurnSatOut, state: HopeInhumanityState) -> HopeInhumanityState:
    passed = in_person(state, event.seat, lambda one: replace(one, sits_out=one.sits_out - 1))
    return replace(passed, active=event.seat, had_turn=state.had_turn | {event.seat})


@after.register
def _(_event: e.HuntedLeftOut, state: HopeInhumanityState) -> HopeInhumanityState:
    return state


@after.register
def _(_event: e.ScenesReshuffled, state: HopeInhumanityState) -> HopeInhumanityState:
    return departures.with_used_scenes(state)


@after.register
def _(_event: e.TurnEnded, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, phase=Phase.BETWEEN, playing=None, peeked={})


@after.register
def _(_event: e.TurnResolved, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, phase=Phase.AFTERMATH)


@after.register
def _(event: e.GameEnded, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, won=event.won, phase=Phase.OVER, estates=(), errands=())
