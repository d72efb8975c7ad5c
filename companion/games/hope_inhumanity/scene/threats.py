"""Penalties that are about to land: hunger, harm or death, which a card may still prevent (HI-197)."""

from typing import Any, get_args

from companion.games.hope_inhumanity.cards.effects.conditions import Condition
from companion.games.hope_inhumanity.cards.effects.fortunes import Perish, SufferHarm, SufferHunger
from companion.games.hope_inhumanity.scene.branches import effects, holding
from companion.games.hope_inhumanity.state import HopeInhumanityState

PENALTIES = (SufferHunger, SufferHarm, Perish)
_CONDITIONS: tuple[type[Any], ...] = get_args(Condition)


def threatens(state: HopeInhumanityState) -> bool:
    """True if a penalty is about to land and any player holds a card at all: both are public."""
    living = {one.seat for one in state.living}
    landing = (branch for branch, receivers in holding(state) if receivers & living)
    return _somebody_holds_a_card(state) and any(
        _is_a_penalty(effect) for branch in landing for effect in effects(state, branch)
    )


def _somebody_holds_a_card(state: HopeInhumanityState) -> bool:
    return bool(state.assets) or any(one.traits for one in state.living)


def _is_a_penalty(effect: Any) -> bool:
    if isinstance(effect, _CONDITIONS):
        return _is_a_penalty(effect.effect)
    parts = (getattr(effect, name, None) for name in ("low", "high", "one", "other"))
    return isinstance(effect, PENALTIES) or any(map(_is_a_penalty, filter(None, parts)))
