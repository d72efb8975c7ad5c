"""When a card that somebody holds may be used: the windows that Traits and Assets share (HI-264, A-65)."""

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


def open_for(state: State, window: Window, effects: tuple[Effect, ...]) -> bool:
    """Whether the moment allows a card with that window to do this (HI-259, HI-264).

    Nothing may be used while dice are rolled again: they are in motion (A-32).
    """
    if not effects or state.phase in CLOSED or (state.playing and state.playing.again):
        return False
    if window is Window.BEFORE_ROLL and state.phase not in BEFORE_ROLL:
        return False
    return all(_allows(state, effect) for effect in effects)


def is_about_the_roll(window: Window, effects: tuple[Effect, ...]) -> bool:
    """Whether the card belongs before a roll: it says so, or it changes the hardship, which a roll fixes."""
    return window is Window.BEFORE_ROLL or any(isinstance(effect, ChangeHardship) for effect in effects)


def is_about_the_dice(effects: tuple[Effect, ...]) -> bool:
    """Whether the card changes a roll that lies on the table."""
    return any(isinstance(effect, AFTER_ROLL) for effect in effects)


def _allows(state: State, effect: Effect) -> bool:
    match effect:
        case ChangeHardship():
            strict = state.rulings.trait_timing == "strict"
            return state.phase in (UNTIL_OUTCOMES if strict else BEFORE_ROLL)
        case RollAgain() | TurnDie():
            return state.phase is Phase.OUTCOMES
        case SucceedAnyway():
            return state.phase is Phase.OUTCOMES and state.running.verdict is Verdict.FAILURE
        case IgnoreBranch():
            return state.phase in IN_A_SCENE
        case _:
            return True
