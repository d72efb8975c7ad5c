"""Windows for cards in hand, shared by Traits and Assets (HI-264, A-65)."""

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache

from companion.engine.frozen import recent
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.effects.dice import ExtraDice, RollAgain, SureDice, TurnDie
from companion.games.hope_inhumanity.cards.effects.scenes import (
    ChangeHardship,
    HaveInstead,
    IgnoreBranch,
    ReplaceScene,
    Reveal,
    SetHardship,
    SucceedAnyway,
)
from companion.games.hope_inhumanity.cards.kinds import Window
from companion.games.hope_inhumanity.playing import Phase, Verdict
from companion.games.hope_inhumanity.rulings import Rulings
from companion.games.hope_inhumanity.scene.order import on_turn
from companion.games.hope_inhumanity.state import HopeInhumanityState

BEFORE_ROLL = frozenset({Phase.COMMIT, Phase.SUPPORT, Phase.HOPE, Phase.ROLL})
UNTIL_OUTCOMES = BEFORE_ROLL | {Phase.OUTCOMES}
AFTER_ROLL = (RollAgain, TurnDie, SucceedAnyway)
IN_A_SCENE = UNTIL_OUTCOMES | {Phase.PENALTY, Phase.DECLARE, Phase.ANSWERS}
CLOSED = frozenset({Phase.INTRODUCTION, Phase.OVER})


class Moment(StrEnum):
    """Requirement of a card on the moment of its use."""

    BEFORE_ROLL = "before the roll"
    UNTIL_OUTCOMES = "until outcomes are dealt out"
    FOR_THE_HARDSHIP = "while the hardship may change"
    AFTER_ROLL = "after the roll"
    AFTER_FAILURE = "after a failure"
    IN_A_SCENE = "in a Scene"
    READING = "while the drawn card is read"
    AT_THE_ROLL = "when all dice lie in the middle"
    ON_PENALTY = "when a penalty is about to land"


def open_for(state: HopeInhumanityState, window: Window, effects: tuple[Effect, ...], seat: str) -> bool:
    """True if that seat may use a card with that window for these effects now (HI-259, HI-264).

    Cards are blocked while dice are rerolled: they are in motion (A-32). The card's printed window
    adds to the requirements of its effects.
    """
    if not effects or state.phase in CLOSED or (state.playing and state.playing.again):
        return False
    if window is Window.OWN_TURN and seat != on_turn(state):
        return False
    playing = state.playing
    failed = playing is not None and playing.verdict is Verdict.FAILURE
    refused = playing is not None and bool(playing.refused)
    return _asked(window, effects) <= _given(state.phase, failed, refused, state.rulings.trait_timing)


def is_ever_open(window: Window, effects: tuple[Effect, ...]) -> bool:
    """True if some moment meets the card's requirements, with the recommended house rules."""
    timing = Rulings().trait_timing
    moments = (_given(phase, failed, True, timing) for phase in Phase for failed in (False, True))
    return any(_asked(window, effects) <= given for given in moments)


def is_about_the_roll(window: Window, effects: tuple[Effect, ...]) -> bool:
    """True if the card belongs before a roll: by its window, or because it changes the hardship, which a roll
    fixes."""
    hardens = any(isinstance(effect, ChangeHardship | SetHardship) for effect in effects)
    return window is Window.BEFORE_ROLL or (hardens and window is not Window.AFTER_ROLL)


def is_about_the_dice(window: Window, effects: tuple[Effect, ...]) -> bool:
    """True if the card belongs to a roll on the table: by its window, or because it changes that roll."""
    return window is Window.AFTER_ROLL or any(isinstance(effect, AFTER_ROLL) for effect in effects)


@recent
def _asked(window: Window, effects: tuple[Effect, ...]) -> frozenset[Moment]:
    """Requirements of the card on the moment: by its window and by its effects."""
    asked = {_OF_EFFECTS[type(effect)] for effect in effects if type(effect) in _OF_EFFECTS}
    if window is Window.AFTER_ROLL and Moment.FOR_THE_HARDSHIP in asked:
        asked = asked - {Moment.FOR_THE_HARDSHIP} | {Moment.UNTIL_OUTCOMES}
    return frozenset(asked | _OF_WINDOWS.get(window, set()))


@lru_cache
def _given(phase: Phase, failed: bool, refused: bool, timing: str) -> frozenset[Moment]:
    """All of it that such a moment is."""
    changing = UNTIL_OUTCOMES if timing == "strict" else BEFORE_ROLL
    given = {
        Moment.BEFORE_ROLL: phase in BEFORE_ROLL,
        Moment.UNTIL_OUTCOMES: phase in UNTIL_OUTCOMES,
        Moment.FOR_THE_HARDSHIP: phase in changing,
        Moment.AFTER_ROLL: phase is Phase.OUTCOMES,
        Moment.AFTER_FAILURE: phase is Phase.OUTCOMES and failed,
        Moment.IN_A_SCENE: phase in IN_A_SCENE,
        Moment.READING: phase is Phase.DECLARE,
        Moment.AT_THE_ROLL: phase is Phase.ROLL,
        Moment.ON_PENALTY: phase is Phase.PENALTY or (phase is Phase.OUTCOMES and (failed or refused)),
    }
    return frozenset(moment for moment, is_it in given.items() if is_it)


_OF_EFFECTS: Mapping[type[Effect], Moment] = {
    ChangeHardship: Moment.FOR_THE_HARDSHIP,
    SetHardship: Moment.FOR_THE_HARDSHIP,
    RollAgain: Moment.AFTER_ROLL,
    TurnDie: Moment.AFTER_ROLL,
    SucceedAnyway: Moment.AFTER_FAILURE,
    IgnoreBranch: Moment.IN_A_SCENE,
    HaveInstead: Moment.IN_A_SCENE,
    ReplaceScene: Moment.READING,
    Reveal: Moment.BEFORE_ROLL,
    ExtraDice: Moment.AT_THE_ROLL,
    SureDice: Moment.AT_THE_ROLL,
}
"""The effects that ask for a moment of their own; all others work at any time."""
_OF_WINDOWS: Mapping[Window, set[Moment]] = {
    Window.BEFORE_ROLL: {Moment.BEFORE_ROLL},
    Window.AFTER_ROLL: {Moment.AFTER_ROLL},
    Window.ON_PENALTY: {Moment.ON_PENALTY},
}
