"""Hardship zero: it cannot fail, and what each has to pay for it all the same (HI-145 to HI-151)."""

from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.events import HopeGained, HumanityGained
from companion.games.hope_inhumanity.scene import hardship
from companion.games.hope_inhumanity.state import DICE, NO_STAKE, HopeInhumanityState


def is_zero(state: HopeInhumanityState) -> bool:
    """True if the Scene was judged at hardship zero."""
    needed = state.running.needed
    return needed is not None and hardship.total(needed) == 0


def returns_surplus(state: HopeInhumanityState) -> bool:
    """True if each seat pays one die only, as the hardship is zero and that house rule is on (A-27)."""
    return state.rulings.zero_returns_surplus and is_zero(state)


def paid(state: HopeInhumanityState, seat: str) -> int:
    """Humanity dice that the Scene costs that seat: all in the middle, or one of them (A-27)."""
    given = state.running.stakes.get(seat, NO_STAKE).humanity
    return min(given, 1) if returns_surplus(state) else given


def return_surplus(draft: Draft) -> None:
    """Gives back all dice but one of each player at hardship zero, where the table plays that (A-27)."""
    if not returns_surplus(draft.state):
        return
    supporters = draft.state.running.supporters
    for survivor in (one for one in draft.state.living if one.seat in supporters):
        given = draft.state.running.stakes[survivor.seat].humanity
        n = min(given - paid(draft.state, survivor.seat), survivor.most - survivor.humanity)
        if n > 0:
            draft.add(HumanityGained(survivor.seat, n, returned=True))
    hope = min(draft.state.running.hope, DICE - draft.state.hope)
    if hope > 0:
        draft.add(HopeGained(hope))
