"""A rated Scene whose acting player has neither Humanity nor Hope (HI-090, HI-094, A-10, A-13, A-29)."""

from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.scenes import SceneAvoided, SceneJudged
from companion.games.hope_inhumanity.events.support import DiceCommitted
from companion.games.hope_inhumanity.playing import Verdict
from companion.games.hope_inhumanity.rules.resolution import (
    deal_out_avoided,
    deal_out_hopeless,
    deal_out_scene,
)
from companion.games.hope_inhumanity.rules.support import open_support
from companion.games.hope_inhumanity.scene import hardship
from companion.games.hope_inhumanity.scene.support_limits import places
from companion.games.hope_inhumanity.state import HopeInhumanityState


def may_act(state: HopeInhumanityState) -> bool:
    """True if the acting player may declare Act; a question Scene needs no die (HI-090)."""
    if state.scene.hardship is None or not state.empty_handed:
        return True
    return _must_fail(state) or _costs_nothing(state) or _others_may_open(state)


def act_without_a_die(draft: Draft) -> None:
    """Goes the one way that is left, after Act, to an acting player without any die.

    What is unavoidable fails for everybody (HI-094); what is not comes to an Avoid, as if it had never been
    acted on. A table may let the others put in the first die (A-13) or what is easy be free (A-29).
    """
    state = draft.state
    if _costs_nothing(state):
        _succeed(draft)
    elif _others_may_open(state):
        draft.add(DiceCommitted(state.active, humanity=0, last_hope=0))
        open_support(draft)
    elif _must_fail(state):
        deal_out_hopeless(draft)
    else:
        draft.add(SceneAvoided(state.active))
        deal_out_avoided(draft)


def _must_fail(state: HopeInhumanityState) -> bool:
    return state.scene.unavoidable or state.rulings.empty_handed_fails


def _costs_nothing(state: HopeInhumanityState) -> bool:
    return state.rulings.zero_free_when_broke and hardship.total(hardship.reasons(state)) == 0


def _others_may_open(state: HopeInhumanityState) -> bool:
    lend = state.rulings.others_open_for_the_empty_handed
    return lend and places(state) > 0 and any(survivor.humanity > 0 for survivor in state.others)


def _succeed(draft: Draft) -> None:
    draft.add(DiceCommitted(draft.state.active, humanity=0, last_hope=0))
    draft.add(SceneJudged(Verdict.SUCCESS, hardship.reasons(draft.state), successes=0))
    deal_out_scene(draft)
