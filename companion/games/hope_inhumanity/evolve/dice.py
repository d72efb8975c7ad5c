"""The state after what concerns the dice that are rolled."""

from companion.engine.frozen import replace
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.evolve.after import after, in_scene
from companion.games.hope_inhumanity.state import (
    HopeInhumanityState,
)


@after.register
def _(event: e.DieCocked, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, cocked=(*state.running.cocked, event.colour))


@after.register
def _(event: e.DiceRolled, state: HopeInhumanityState) -> HopeInhumanityState:
    state = replace(state, table_die=None)
    return in_scene(state, dice=event.dice, origin=event.origin, again=())


@after.register
def _(event: e.DieTakenUp, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, again=(*state.running.again, event.die))


@after.register
def _(event: e.DiceAdded, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, extra=state.running.extra + event.n)


@after.register
def _(event: e.DiceAssured, state: HopeInhumanityState) -> HopeInhumanityState:
    sure = state.running.sure
    return in_scene(state, sure={**sure, event.seat: sure.get(event.seat, 0) + event.n})


@after.register
def _(event: e.DieTurned, state: HopeInhumanityState) -> HopeInhumanityState:
    dice, turned = list(state.running.dice), replace(event.die, value=event.face)
    dice[dice.index(event.die)] = turned
    return in_scene(state, dice=tuple(dice))
