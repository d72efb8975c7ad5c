"""Outcomes one player after another, clockwise from the acting one, where a table plays that (A-35)."""

from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.rules.consequences import deal_out
from companion.games.hope_inhumanity.rules.death import bury
from companion.games.hope_inhumanity.rules.targets import Concerned
from companion.games.hope_inhumanity.scene.branches import effects, holding
from companion.games.hope_inhumanity.state import HopeInhumanityState


def deal_out_in_turn(draft: Draft) -> None:
    """Deals each player their branches, and removes the dead before the next turn.

    Lines that speak of other people than the receiver happen once, with the first receiver.
    """
    held, told = holding(draft.state), set[str]()
    for survivor in draft.state.living:
        for branch, receivers in held:
            if survivor.seat in receivers and draft.state.survivor(survivor.seat).alive:
                _deal(draft, branch, receivers, survivor.seat, first=branch not in told)
                told.add(branch)
        bury(draft)


def times(state: HopeInhumanityState, receivers: frozenset[str]) -> int:
    """Number of times a branch changes group values: once, or for each living receiver (HI-169, A-36)."""
    each = state.rulings.group_effects == "each"
    return sum(survivor.seat in receivers for survivor in state.living) if each else 1


def _deal(draft: Draft, branch: str, receivers: frozenset[str], seat: str, *, first: bool) -> None:
    language = draft.state.scene.language
    for effect in effects(draft.state, branch):
        if _is_personal(effect):
            deal_out(draft, (effect,), Concerned(each=(seat,), language=language))
        elif first:
            all_ = Concerned(tuple(receivers), times=times(draft.state, receivers), language=language)
            deal_out(draft, (effect,), all_)


def _is_personal(effect: Effect) -> bool:
    return getattr(effect, "whom", None) is Whom.EACH
