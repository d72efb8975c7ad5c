"""When a card that somebody holds may be used: the windows that Traits and Assets share (HI-264, A-65)."""

from collections.abc import Callable, Mapping

from companion.engine.frozen import recent
from companion.games.hope_inhumanity.cards.effects import (
    ChangeHardship,
    Effect,
    IgnoreBranch,
    RollAgain,
    SucceedAnyway,
    TurnDie,
)
from companion.games.hope_inhumanity.cards.kinds import Window
from companion.games.hope_inhumanity.state import Phase, State, Verdict

BEFORE_ROLL = frozenset({Phase.COMMIT, Phase.SUPPORT, Phase.HOPE, Phase.ROLL})
UNTIL_OUTCOMES = BEFORE_ROLL | {Phase.OUTCOMES}
AFTER_ROLL = (RollAgain, TurnDie, SucceedAnyway)
IN_A_SCENE = UNTIL_OUTCOMES | {Phase.DECLARE, Phase.ANSWERS}
CLOSED = frozenset({Phase.INTRODUCTION, Phase.OVER})


def open_for(state: State, window: Window, effects: tuple[Effect, ...], seat: str) -> bool:
    """Whether the moment allows that seat to use a card with that window for this (HI-259, HI-264).

    Nothing may be used while dice are rolled again: they are in motion (A-32). What the card prints comes on
    top of what its effects ask for.
    """
    if not effects or state.phase in CLOSED or (state.playing and state.playing.again):
        return False
    return _prints(state, window, seat) and all(allows(state, window) for allows in _moments(effects))


def is_about_the_roll(window: Window, effects: tuple[Effect, ...]) -> bool:
    """Whether the card belongs before a roll: it says so, or it changes the hardship, which a roll fixes."""
    hardens = any(isinstance(effect, ChangeHardship) for effect in effects)
    return window is Window.BEFORE_ROLL or (hardens and window is not Window.AFTER_ROLL)


def is_about_the_dice(window: Window, effects: tuple[Effect, ...]) -> bool:
    """Whether the card belongs to a roll that lies on the table: it says so, or it changes that."""
    return window is Window.AFTER_ROLL or any(isinstance(effect, AFTER_ROLL) for effect in effects)


def _prints(state: State, window: Window, seat: str) -> bool:
    match window:
        case Window.BEFORE_ROLL:
            return state.phase in BEFORE_ROLL
        case Window.AFTER_ROLL:
            return state.phase is Phase.OUTCOMES
        case Window.OWN_TURN:
            return seat == state.active
        case Window.ANYTIME:
            return True


@recent
def _moments(effects: tuple[Effect, ...]) -> "tuple[Moment, ...]":
    return tuple(_MOMENTS[type(effect)] for effect in effects if type(effect) in _MOMENTS)


def _before_the_roll(state: State, window: Window) -> bool:
    late = state.rulings.trait_timing == "strict" or window is Window.AFTER_ROLL
    return state.phase in (UNTIL_OUTCOMES if late else BEFORE_ROLL)


def _after_the_roll(state: State, _window: Window) -> bool:
    return state.phase is Phase.OUTCOMES


def _after_a_failure(state: State, _window: Window) -> bool:
    return state.phase is Phase.OUTCOMES and state.running.verdict is Verdict.FAILURE


def _in_a_scene(state: State, _window: Window) -> bool:
    return state.phase in IN_A_SCENE


Moment = Callable[[State, Window], bool]
_MOMENTS: Mapping[type[Effect], Moment] = {
    ChangeHardship: _before_the_roll,
    RollAgain: _after_the_roll,
    TurnDie: _after_the_roll,
    SucceedAnyway: _after_a_failure,
    IgnoreBranch: _in_a_scene,
}
"""The effects that ask for a moment of their own; all others work at any time."""
