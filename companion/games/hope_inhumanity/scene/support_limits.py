"""Limits of support: who may still support, and their least and most dice (HI-105 to HI-107, HI-115 to
HI-120)."""

from companion.engine.frozen import recent
from companion.games.hope_inhumanity.cards.abilities import MustSupportTheOther
from companion.games.hope_inhumanity.cards.card import Scene
from companion.games.hope_inhumanity.cards.limits import MostDiceEach, NobodySupports
from companion.games.hope_inhumanity.playing import NO_STAKE
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import DICE, Survivor

_AFTER_LAST_HOPE = {"one": 1, "none": 0, "unlimited": DICE}
"""Dice that each may give after an Act by Last Hope (A-19)."""


@recent
def limit(state: HopeInhumanityState) -> int:
    """The most dice of one supporter: as many as the acting player put in, or fewer if the card says so.

    An Act by Last Hope counts as A-19 has it, Hope dice as A-20 has it. Where the others open a Scene for a
    player without dice, each may put in one (A-13).
    """
    stake = state.running.stakes[state.active]
    own = _AFTER_LAST_HOPE[state.rulings.last_hope_limit] if stake.last_hope else max(1, stake.humanity)
    raised = state.running.hope if state.running.reopened else 0
    return min(own + raised, most_each(state))


def most_each(state: HopeInhumanityState) -> int:
    """The most dice that the Scene lets one supporter give."""
    return _most_each(state.scene)


@recent
def _most_each(scene: Scene) -> int:
    return min([rule.n for rule in scene.support if isinstance(rule, MostDiceEach)], default=DICE)


def places(state: HopeInhumanityState) -> int:
    """Number of supporters that the Scene allows."""
    limits = [
        0 if isinstance(rule, NobodySupports) else rule.n
        for rule in state.scene.support
        if not isinstance(rule, MostDiceEach)
    ]
    return min(limits, default=len(state.survivors))


def barred(state: HopeInhumanityState, survivor: Survivor) -> bool:
    """True if this player may not support at all, which is not a refusal."""
    supporting = _supporting(state)
    if survivor.seat in supporting:
        return False
    return limit(state) == 0 or len(supporting) >= places(state)


@recent
def _supporting(state: HopeInhumanityState) -> frozenset[str]:
    return (state.running.supporters | state.running.wishes) - {state.active}


def room(state: HopeInhumanityState, survivor: Survivor) -> int:
    """Further Humanity dice that this player may give (HI-105, HI-107)."""
    given = state.running.stakes.get(survivor.seat, NO_STAKE)
    if survivor.humanity <= 0 or given.last_hope or barred(state, survivor):
        return 0
    return max(0, min(limit(state) - given.humanity, survivor.humanity))


def may_use_last_hope(state: HopeInhumanityState, survivor: Survivor) -> bool:
    """True if this player has no Humanity, and there is a Hope die to take instead (HI-115 to HI-118)."""
    empty = survivor.humanity <= 0 and survivor.seat not in state.running.stakes
    return empty and state.hope > 0 and not barred(state, survivor)


def owed(state: HopeInhumanityState, survivor: Survivor) -> int:
    """Further Humanity dice that this player must give, as far as there are any (HI-277, HI-281)."""
    duty = _duty(state, survivor)
    given = state.running.stakes.get(survivor.seat, NO_STAKE)
    return max(0, min(duty - given.humanity, room(state, survivor))) if duty else 0


def owes_last_hope(state: HopeInhumanityState, survivor: Survivor) -> bool:
    """True if the duty to support also binds a player without Humanity (A-78)."""
    bound = state.rulings.parent_owes_last_hope and _duty(state, survivor) > 0
    return bound and may_use_last_hope(state, survivor)


def _duty(state: HopeInhumanityState, survivor: Survivor) -> int:
    shared = state.between(survivor.seat, state.active)
    return max((one.n for _, one in shared if isinstance(one, MustSupportTheOther)), default=0)
