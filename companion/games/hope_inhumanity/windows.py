"""When a card that somebody holds may be used: the windows that Traits and Assets share (HI-264, A-65)."""

from companion.games.hope_inhumanity.cards.effects import ChangeHardship, Effect
from companion.games.hope_inhumanity.cards.kinds import Window
from companion.games.hope_inhumanity.state import Phase, State

BEFORE_ROLL = frozenset({Phase.COMMIT, Phase.SUPPORT, Phase.HOPE, Phase.ROLL})
CLOSED = frozenset({Phase.INTRODUCTION, Phase.OVER})


def open_for(state: State, window: Window, effects: tuple[Effect, ...]) -> bool:
    """Whether the moment allows a card with that window to do this (HI-259, HI-264)."""
    if state.phase in CLOSED or not effects:
        return False
    return state.phase in BEFORE_ROLL if is_about_the_roll(window, effects) else True


def is_about_the_roll(window: Window, effects: tuple[Effect, ...]) -> bool:
    """Whether the card belongs before a roll: it says so, or it changes the hardship, which a roll fixes."""
    return window is Window.BEFORE_ROLL or any(isinstance(effect, ChangeHardship) for effect in effects)
