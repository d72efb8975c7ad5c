"""Hardship zero: it cannot fail, and what each has to pay for it all the same (HI-145 to HI-151)."""

from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.fortunes import HopeGained, HumanityGained
from companion.games.hope_inhumanity.scene.hardship import paid, returns_surplus
from companion.games.hope_inhumanity.survivor import DICE


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
