"""Conditions of effects, checked when they happen."""

from companion.games.hope_inhumanity.cards import effects as fx
from companion.games.hope_inhumanity.rules.targets import Concerned, meant
from companion.games.hope_inhumanity.state import HopeInhumanityState


def met(state: HopeInhumanityState, effect: fx.Effect, concerned: Concerned) -> fx.Plain | fx.Later | None:
    """The effect itself, the one behind a condition that is met, or None."""
    if isinstance(effect, fx.Condition):
        return effect.effect if _holds(state, effect, concerned) else None
    return effect


def _holds(state: HopeInhumanityState, condition: fx.Condition, concerned: Concerned) -> bool:
    match condition:
        case fx.FromRound(n):
            return state.round >= n
        case fx.WithHope(n):
            return state.hope >= n
        case fx.WithHunted(n):
            return state.hunted >= n
        case fx.WithHumanity(who, n):
            return any(one.humanity >= n for one in meant(state, who.whom, concerned))
        case fx.WithAsset(who):
            return any(state.owned_by(one.seat) for one in meant(state, who.whom, concerned))
        case fx.WithAccepters(n):
            return state.playing is not None and len(state.playing.accepted) >= n
