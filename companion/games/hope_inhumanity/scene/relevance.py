"""Open cards that matter at this moment, from the viewer's knowledge (HI-055, HI-268 to HI-282)."""

from companion.engine.words import Words, say
from companion.games.hope_inhumanity.cards.abilities import HarderFirst, HarderScenes, HarderSupported
from companion.games.hope_inhumanity.cards.card import Personality
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.state import Bond, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor

IN_A_SCENE = frozenset(
    {Phase.DECLARE, Phase.COMMIT, Phase.SUPPORT, Phase.HOPE, Phase.ROLL, Phase.OUTCOMES, Phase.PENALTY}
)


def personality_now(
    state: HopeInhumanityState, holder: Survivor, card: Personality, *, reads: bool
) -> Words | None:
    """That a Personality makes the Scene in play harder or easier; `reads`: whether its card is known."""
    if state.playing is None or state.phase not in IN_A_SCENE:
        return None
    acts = holder.seat == state.active
    supports = holder.seat in state.running.supporters
    for ability in card.abilities:
        if acts and _counts(state, ability, holder, reads=reads):
            return say("now-counts", name=holder.name)
        if supports and isinstance(ability, HarderSupported):
            return say("now-counts-support", name=holder.name)
    return None


def bond_now(state: HopeInhumanityState, bond: Bond) -> Words | None:
    """Label of a Relationship with the acting player."""
    if state.playing is None or state.phase not in IN_A_SCENE or state.active not in bond.seats:
        return None
    (other,) = (seat for seat in bond.seats if seat != state.active)
    return say("now-bond", name=state.acting.name, other=state.survivor(other).name)


def _counts(state: HopeInhumanityState, ability: object, holder: Survivor, *, reads: bool) -> bool:
    """True if the ability applies now; its terrain is public, its marks only its reader's."""
    if isinstance(ability, HarderFirst):
        return state.had_turn <= {holder.seat}
    if not isinstance(ability, HarderScenes) or ability.terrain not in {None, state.scene.terrain}:
        return False
    return ability.mark is None or (reads and ability.mark in state.scene.marks)
