"""Expected layout while no dice are in the middle: pools of dice, and tokens."""

from collections.abc import Iterator

from companion.engine.expected_layout import ExpectedLayout, Pool, Stack, Tokens
from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.state import HOPE_COLOUR, ROUNDS, HopeInhumanityState
from companion.games.hope_inhumanity.view.token_layout import (
    harm_of,
    hunger_of,
    placed,
    round_is,
    turn_of,
    uses_of,
)

AT_REST = frozenset({Phase.INTRODUCTION, Phase.DRAW, Phase.DECLARE})
"""No dice are in the middle, nor on their way back."""


def laid(state: HopeInhumanityState) -> ExpectedLayout:
    """Layout between two turns, nothing while a Scene is played; answers given by tokens at any
    time."""
    answers = tuple(placed(state))
    if state.phase not in AT_REST:
        return ExpectedLayout(placed=answers)
    return ExpectedLayout(tuple(_pools(state)), tuple(_tokens(state)), answers)


def laid_again(state: HopeInhumanityState) -> ExpectedLayout:
    """Layout at any moment, with the piles of printed cards; dice in the middle are told by the view."""
    stacks = () if state.rulings.cards == "dealt" else tuple(_stacks(state))
    return ExpectedLayout(tuple(_pools(state)), tuple(_tokens(state)), stacks=stacks)


def _stacks(state: HopeInhumanityState) -> Iterator[Stack]:
    for terrain, pile in state.piles.items():
        yield Stack(len(pile), say(f"terrain-{terrain.name.lower()}"))


def _pools(state: HopeInhumanityState) -> Iterator[Pool]:
    """The dice that each living player and the group have; who has none has an empty pool (HI-003)."""
    yield Pool(None, HOPE_COLOUR, state.hope, say("hope-dice"))
    for survivor in state.survivors:
        if survivor.alive:
            what = say("humanity-of", name=survivor.name)
            yield Pool(survivor.seat, survivor.colour, max(0, survivor.humanity), what)


def _tokens(state: HopeInhumanityState) -> Iterator[Tokens]:
    """The round, whose turn it is, conditions, and how often Assets still work, as everybody may know it."""
    for number in range(1, ROUNDS + 1):
        yield round_is(number, int(number == state.round))
    yield uses_of(state, None)
    for survivor in state.survivors:
        if survivor.alive:
            yield turn_of(survivor.seat, survivor.name, int(survivor.seat == state.active))
            yield hunger_of(survivor)
            yield harm_of(survivor)
            if not state.rulings.assets_secret:
                yield uses_of(state, survivor.seat)
