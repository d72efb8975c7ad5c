"""Turn order, clockwise and round by round (HI-040, HI-207, HI-211)."""

from collections.abc import Iterator

from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.state import ROUNDS, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor


def on_turn(state: HopeInhumanityState) -> str:
    """The seat whose turn it is; empty if nobody is left to play.

    While those leave who are lost, the next turn has begun already, though nothing of it can be done yet.
    """
    if state.phase is not Phase.BETWEEN:
        return state.active
    return next_up(state).seat if state.living else ""


def next_up(state: HopeInhumanityState) -> Survivor:
    """Seat after the active one among those with a turn left; in a new round, among all."""
    waiting = {survivor.seat for survivor in still_to_come(state) or state.living}
    after = (*state.clockwise(state.active)[1:], state.acting)
    return next(survivor for survivor in after if survivor.seat in waiting)


def still_to_come(state: HopeInhumanityState) -> list[Survivor]:
    """The living who have not had their turn in this round."""
    return [survivor for survivor in state.living if survivor.seat not in state.had_turn]


def turns_to_come(state: HopeInhumanityState) -> Iterator[str]:
    """The seats in the order of their turns after this one: those of this round, then those of the next."""
    last = on_turn(state)
    if not last or state.phase in {Phase.INTRODUCTION, Phase.OVER}:
        return
    due = {one.seat for one in still_to_come(state)} - {last}
    for one in state.clockwise(last)[1:]:
        if one.seat in due:
            yield (last := one.seat)
    if state.round < ROUNDS:
        yield from (one.seat for one in (*state.clockwise(last)[1:], state.survivor(last)) if one.alive)
