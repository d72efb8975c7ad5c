"""Settles what a lost character leaves: heirs, gifts, and what nobody inherits (HI-222, A-52, A-60)."""

from companion.games.hope_inhumanity.events.assets import AssetLost
from companion.games.hope_inhumanity.events.cards import TraitsReshuffled
from companion.games.hope_inhumanity.events.course import GameEnded
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.losses import EstateSettled
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.scene.estate_questions import (
    grace,
    left_behind,
    no_turn_left,
    open_estate_question,
)
from companion.games.hope_inhumanity.state import HopeInhumanityState


def settle(draft: Draft) -> None:
    """Puts aside each estate of which nothing is left to ask; with nobody left the game is lost (HI-304)."""
    while draft.state.estates and not _ends_at_once(draft.state):
        _lose_what_nobody_inherits(draft)
        _refill_for_a_gift(draft)
        if open_estate_question(draft.state) is not None:
            return
        draft.add(EstateSettled(draft.state.estates[0].seat))
    if not draft.state.living and draft.state.phase is not Phase.OVER:
        draft.add(GameEnded(won=False))


def top_traits(draft: Draft, n: int) -> tuple[str, ...]:
    """The top `n` Traits of the pile, fewer if it runs out (A-52)."""
    if len(draft.state.trait_pile) < n:
        _refill(draft)
    return draft.state.trait_pile[:n]


def _ends_at_once(state: HopeInhumanityState) -> bool:
    return state.rulings.all_dead_ends and not state.living


def _lose_what_nobody_inherits(draft: Draft) -> None:
    """Takes the Assets out of the game for which there is no heir, nor will be one (A-60)."""
    state, estate = draft.state, draft.state.estates[0]
    newcomer = state.rulings.gift_to_newcomer and grace(state, estate)
    if no_turn_left(state) or not (state.living or newcomer):
        for card in left_behind(state, estate):
            draft.add(AssetLost(card))


def _refill_for_a_gift(draft: Draft) -> None:
    state = draft.state
    if state.estates[0].gift and state.living and not state.trait_pile and not no_turn_left(state):
        _refill(draft)


def _refill(draft: Draft) -> None:
    if draft.state.rulings.played_traits_return and any(
        survivor.played for survivor in draft.state.survivors
    ):
        draft.add(TraitsReshuffled())
