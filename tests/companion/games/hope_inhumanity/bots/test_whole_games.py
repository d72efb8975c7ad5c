"""Bots play whole games, whatever the table has chosen, and nobody waits for them in vain."""

from collections.abc import Mapping
from random import Random

import pytest

from companion.engine.advice import next_answer, sensible
from companion.engine.play import new_play
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.state import HopeInhumanityState
from tests.companion.games.hope_inhumanity.own_deck import set_up
from tests.companion.games.hope_inhumanity.wandering import some_house_rules

MOST = 2000


def end_of_game(seats: int, seed: str, options: Mapping[str, str]) -> HopeInhumanityState:
    """How a game ends in which bots alone answer, and the table goes on."""
    chance, (play, _) = Random(seed), new_play(GAME, set_up(seats, seed, options=options))
    everyone = (None, *(one.seat for one in play.state.survivors))
    for _ in range(MOST):
        said = next_answer(play, everyone, sensible, chance, "command")
        if said is None:
            assert not play.open, set(play.open)
            return play.state
        play, _ = play.answer(said)
    raise AssertionError(f"not over: {set(play.open)}")


@pytest.mark.parametrize(("seats", "seed"), [(seats, str(n)) for seats in (3, 4, 5) for n in range(8)])
def test_bots_come_to_an_end_under_any_house_rules(seats: int, seed: str) -> None:
    assert end_of_game(seats, seed, some_house_rules(seed)).won in {True, False}


@pytest.mark.parametrize("cards", ["printed", "by-hand"])
def test_bots_make_do_where_they_cannot_see_the_printed_cards(cards: str) -> None:
    assert end_of_game(3, cards, {"cards": cards}).won in {True, False}
