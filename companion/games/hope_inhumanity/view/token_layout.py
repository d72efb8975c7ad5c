"""Answers given by printed tokens: the arrow for the next turn, bowls, crosses, keys."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from companion.engine.answers import Chosen, Filled
from companion.engine.expected_layout import ExpectedPlace, ExpectedToken, Tokens
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.effects.fortunes import (
    EaseHarm,
    EaseHunger,
    SufferHarm,
    SufferHunger,
)
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.games.hope_inhumanity.naming import in_play
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.scene.estate_questions import (
    EstateQuestion,
    left_behind,
    open_estate_question,
)
from companion.games.hope_inhumanity.scene.order import next_up, still_to_come
from companion.games.hope_inhumanity.scene.visibility import uses
from companion.games.hope_inhumanity.state import ROUNDS, Holding, HopeInhumanityState
from companion.games.hope_inhumanity.steps.targets import PLAY, Aim, aim_of
from companion.games.hope_inhumanity.survivor import Survivor

Suffered: TypeAlias = SufferHunger | EaseHunger | SufferHarm | EaseHarm
SUFFERED: Mapping[type[Suffered], tuple[ExpectedToken, int]] = {
    SufferHunger: (ExpectedToken.BOWL, 1),
    EaseHunger: (ExpectedToken.BOWL, -1),
    SufferHarm: (ExpectedToken.CROSS, 1),
    EaseHarm: (ExpectedToken.CROSS, -1),
}
"""Token that each of these effects puts before a player, or takes away."""
BY_HAND = {
    "hunger-more": (ExpectedToken.BOWL, 1),
    "hunger-less": (ExpectedToken.BOWL, -1),
    "harm-more": (ExpectedToken.CROSS, 1),
    "harm-less": (ExpectedToken.CROSS, -1),
}


def placed(state: HopeInhumanityState) -> Iterator[ExpectedPlace]:
    """The answers to what may be open, as everybody at the table may know them."""
    if state.phase is Phase.OVER:
        return
    if state.phase is Phase.AFTERMATH:
        yield from _next_turn(state)
    yield from _by_hand(state)
    if not state.rulings.assets_secret:
        yield from _inheritance(state)
    for holding in in_play(state):
        if holding.owner is None or not state.rulings.assets_secret:
            yield from _assets(state, holding)


def turn_of(seat: str, name: str, count: int = 1) -> Tokens:
    """Arrow before the seat whose turn it is."""
    return Tokens(ExpectedToken.ARROW, seat, count, say("token-turn", name=name))


def round_is(number: int, count: int = 1) -> Tokens:
    """The clock on a round."""
    return Tokens(ExpectedToken.CLOCK, f"round-{number}", count, say("token-round", n=number))


def hunger_of(survivor: Survivor, more: int = 0) -> Tokens:
    """Hunger bowls before a player."""
    what = say("token-hunger", name=survivor.name)
    return Tokens(ExpectedToken.BOWL, survivor.seat, survivor.hunger + more, what)


def harm_of(survivor: Survivor, more: int = 0) -> Tokens:
    """Harm crosses before a player."""
    return Tokens(
        ExpectedToken.CROSS, survivor.seat, survivor.harm + more, say("token-harm", name=survivor.name)
    )


def uses_of(state: HopeInhumanityState, owner: str | None, more: int = 0) -> Tokens:
    """Keys of a player's Assets, or of the group's."""
    what = say("token-uses", name=state.survivor(owner).name) if owner else say("token-uses-shared")
    return Tokens(ExpectedToken.KEY, owner, sum(track.value for track in uses(state, owner)) + more, what)


def _next_turn(state: HopeInhumanityState) -> Iterator[ExpectedPlace]:
    """The arrow before whose turn is next, or the clock on the next round (HI-040, HI-290)."""
    if not state.living:
        return
    following = next_up(state)
    if not following.marked and not following.sits_out and following.seat != state.active:
        yield ExpectedPlace("next-turn", turn_of(following.seat, following.name), Chosen("go-on"))
    if not still_to_come(state) and state.round < ROUNDS:
        yield ExpectedPlace("next-turn", round_is(state.round + 1), Chosen("go-on"))


def _by_hand(state: HopeInhumanityState) -> Iterator[ExpectedPlace]:
    """One bowl or cross more or less before a player, with printed cards."""
    if state.rulings.cards == "dealt":
        return
    for survivor in state.living:
        for change, (token, more) in BY_HAND.items():
            there = _suffered(survivor, token, more)
            if there.count >= 0:
                yield ExpectedPlace("by-hand", there, Filled({"who": survivor.seat, "what": change}))


def _suffered(survivor: Survivor, token: ExpectedToken, more: int) -> Tokens:
    return (hunger_of if token is ExpectedToken.BOWL else harm_of)(survivor, more)


def _inheritance(state: HopeInhumanityState) -> Iterator[ExpectedPlace]:
    """The keys of an Asset that was left behind, before its heir (HI-217)."""
    if open_estate_question(state) is not EstateQuestion.INHERITANCE:
        return
    card = left_behind(state, state.estates[0])[0]
    left = sum(held.uses for held in in_play(state) if held.card == card)
    for heir in state.living if left else ():
        yield ExpectedPlace(f"inherit:{card}", uses_of(state, heir.seat, left), Chosen(heir.seat))


def _assets(state: HopeInhumanityState, holding: Holding) -> Iterator[ExpectedPlace]:
    """A key taken away for a use, or the target's change put before them (HI-250)."""
    effects = state.deck.assets[holding.card].effects
    for id_ in _asked(state, holding):
        if aim_of(effects) is Aim.NOTHING:
            yield ExpectedPlace(id_, uses_of(state, holding.owner, -1), Chosen(PLAY))
        for effect in effects:
            if isinstance(effect, Suffered):
                yield from _on_somebody(state, id_, effect)


def _asked(state: HopeInhumanityState, holding: Holding) -> tuple[str, ...]:
    """The questions in which the Asset may be used: one for each of the group for what is theirs."""
    if holding.owner is None:
        return tuple(f"asset:{holding.card}:{one.seat}" for one in state.living)
    return (f"asset:{holding.card}",)


def _on_somebody(state: HopeInhumanityState, id_: str, effect: Suffered) -> Iterator[ExpectedPlace]:
    token, way = SUFFERED[type(effect)]
    for survivor in state.living if effect.whom is Whom.CHOSEN else ():
        there = _suffered(survivor, token, way * effect.n)
        if there.count >= 0:
            yield ExpectedPlace(id_, there, Chosen(survivor.seat))
