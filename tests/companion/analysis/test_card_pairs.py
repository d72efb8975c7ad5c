"""A card is weighed against its absence: the same games with it and without it."""

from dataclasses import replace

import pytest

from companion.analysis.card_pairs import LAST, NoCard, Pairs, pairs, summary, without
from companion.analysis.simulation import SimulatedGame, SimulationInput
from companion.games.hope_inhumanity.cards.deck import read_decks
from companion.games.hope_inhumanity.game import GAME
from tests.companion.games.hope_inhumanity.cards.shelf import LONG_ROAD, long_road
from tests.companion.games.hope_inhumanity.own_deck import set_up

ROAD = {LONG_ROAD: long_road()}
COAT = "Padded coat"
WON, LOST = (SimulatedGame(won, 9, ()) for won in (True, False))


def test_the_one_deck_has_the_card_under_another_name_and_the_other_has_it_not() -> None:
    one, other = (read_decks(decks).assets.values() for decks in without(ROAD, COAT))
    assert (len(one), len(other)) == (10, 9)
    assert {card.title for card in one} - {card.title for card in other} == {LAST}
    assert COAT not in {card.title for card in (*one, *other)}


def test_without_it_all_other_cards_lie_in_the_same_order() -> None:
    for seed in "abcdefgh":
        piles = []
        for decks in without(ROAD, COAT):
            [begun] = GAME.begin(replace(set_up(3, seed=seed), decks=decks))
            piles.append(begun.evolve(GAME.initial_state()).asset_pile)
        assert tuple(card for card in piles[0] if not card.endswith(f".{LAST}")) == piles[1]


def test_a_card_that_is_nowhere_is_said() -> None:
    with pytest.raises(NoCard, match="no card “Excalibur”"):
        without(ROAD, "Excalibur")


@pytest.mark.slow
def test_only_games_in_which_it_came_are_played_again() -> None:
    found = list(pairs(SimulationInput(GAME, ROAD, 3, "pairs"), "The Guide", 4, 1))
    assert len(found) == 4
    for played, instead in found:
        came = any(fact.name == LAST for fact in played.facts)
        assert (instead is not None) is came
    assert 0 < sum(instead is not None for _, instead in found) <= 4


def test_the_effect_is_of_the_games_in_which_it_came() -> None:
    found = Pairs()
    for played, instead in ((WON, None), (WON, LOST), (WON, WON), (LOST, LOST), (WON, LOST)):
        found.add(played, instead)
    assert (found.games, found.came, found.effect) == (5, 4, 0.5)
    assert found.error == pytest.approx(1.96 * (0.25 / 4) ** 0.5)
    assert list(summary("A", found))[2] == "  +50.0 ± 49.0 points"
    assert len(list(summary("A", Pairs()))) == 1
