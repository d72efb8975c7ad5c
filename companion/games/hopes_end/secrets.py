"""Hidden facts: the order of tiles and cards in their piles, and maybe the tile in hand."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from companion.engine.secret import NOBODY, Secret, exchanged, first_pair
from companion.games.hopes_end.state import HopesEndState


def secrets(state: HopesEndState) -> Iterator[Secret[HopesEndState]]:
    """The order of every pile, and the drawn tile where only who drew it sees it (HE-A41)."""
    for n, pile in enumerate(state.piles):
        if pair := first_pair(pile):
            yield Secret("tiles", NOBODY, partial(_in_pile, state, n, pair), str(n))
    if pair := first_pair(state.morality_deck):
        cards = exchanged(state.morality_deck, *pair)
        yield Secret("morality", NOBODY, lambda: replace(state, morality_deck=cards))
    if pair := first_pair(state.history_deck):
        cards = exchanged(state.history_deck, *pair)
        yield Secret("history", NOBODY, lambda: replace(state, history_deck=cards))


def _in_pile(state: HopesEndState, n: int, pair: tuple[int, int]) -> HopesEndState:
    piles = list(state.piles)
    piles[n] = exchanged(piles[n], *pair)
    return replace(state, piles=tuple(piles))
