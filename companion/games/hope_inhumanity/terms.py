"""Whether what an effect asks for is the case when it happens."""

from companion.games.hope_inhumanity.cards import effects as fx
from companion.games.hope_inhumanity.state import State


def met(state: State, effect: fx.Effect) -> fx.Plain | None:
    """What happens: the effect itself, the one behind a condition that is met, or nothing."""
    match effect:
        case fx.FromRound(n, then):
            return then if state.round >= n else None
        case fx.WithHope(n, then):
            return then if state.hope >= n else None
        case fx.WithHunted(n, then):
            return then if state.hunted >= n else None
        case _:
            return effect
