"""How many dice each may put beside those of the acting player (HI-105 to HI-107, HI-115 to HI-120)."""

from companion.games.hope_inhumanity.state import DICE, Stake, State, Survivor

_AFTER_LAST_HOPE = {"one": 1, "none": 0, "unlimited": DICE}
"""How many dice each may give after an Act by Last Hope (A-19)."""


def limit(state: State) -> int:
    """The most dice of one supporter: as many as the acting player put in (HI-105, A-19, A-20).

    Where the others open a Scene for somebody who has nothing, each may put in one (A-13).
    """
    stake = state.running.stakes[state.active]
    own = _AFTER_LAST_HOPE[state.rulings.last_hope_limit] if stake.last_hope else max(1, stake.humanity)
    return own + (state.running.hope if state.running.reopened else 0)


def barred(state: State, survivor: Survivor) -> bool:
    """Whether this player may not support at all; who may not has not refused either (A-19)."""
    return limit(state) == 0 and survivor.seat not in state.running.supporters


def room(state: State, survivor: Survivor) -> int:
    """How many (more) Humanity dice this player may give (HI-105, HI-107)."""
    given = state.running.stakes.get(survivor.seat, Stake())
    if given.last_hope or barred(state, survivor):
        return 0
    return max(0, min(limit(state) - given.humanity, survivor.humanity))


def may_use_last_hope(state: State, survivor: Survivor) -> bool:
    """Whether this player has no Humanity, and there is a Hope die to take instead (HI-115 to HI-118)."""
    empty = survivor.humanity <= 0 and survivor.seat not in state.running.stakes
    return empty and state.hope > 0 and not barred(state, survivor)
