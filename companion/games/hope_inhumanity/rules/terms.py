"""Conditions of effects, checked when they happen."""

from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.effects.conditions import (
    Condition,
    FromRound,
    WithAccepters,
    WithAsset,
    WithHope,
    WithHumanity,
    WithHunted,
)
from companion.games.hope_inhumanity.cards.effects.later import Later
from companion.games.hope_inhumanity.cards.effects.plain import Plain
from companion.games.hope_inhumanity.rules.targets import Concerned, meant
from companion.games.hope_inhumanity.state import HopeInhumanityState


def met(state: HopeInhumanityState, effect: Effect, concerned: Concerned) -> Plain | Later | None:
    """The effect itself, the one behind a condition that is met, or None."""
    if isinstance(effect, Condition):
        return effect.effect if _holds(state, effect, concerned) else None
    return effect


def _holds(state: HopeInhumanityState, condition: Condition, concerned: Concerned) -> bool:
    match condition:
        case FromRound(n):
            return state.round >= n
        case WithHope(n):
            return state.hope >= n
        case WithHunted(n):
            return state.hunted >= n
        case WithHumanity(who, n):
            return any(one.humanity >= n for one in meant(state, who.whom, concerned))
        case WithAsset(who):
            return any(state.owned_by(one.seat) for one in meant(state, who.whom, concerned))
        case WithAccepters(n):
            return state.playing is not None and len(state.playing.accepted) >= n
