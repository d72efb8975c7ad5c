"""A bot flies what promises ribbons, and mostly not the lowest kite."""

from collections import Counter
from dataclasses import replace
from random import Random

from companion.games.tangled_kites.bots import chosen
from companion.games.tangled_kites.events import Begun
from companion.games.tangled_kites.game import GAME
from companion.games.tangled_kites.state import by_seat
from tests.companion.games.playing import PEOPLE, beats

ANNA, BEN, CLEO = PEOPLE[:3]


def test_a_kite_that_wins_alone_is_flown_most_often_and_one_that_tangles_hardly() -> None:
    begun = beats(GAME, Begun((ANNA, BEN, CLEO), 9))[0].state
    dice = by_seat({ANNA.id: (1, 6, 6), BEN.id: (1, 1, 1), CLEO.id: (2, 2, 2)})
    state = replace(begun, dice=dice, lines=by_seat(dict.fromkeys(dice, 0)))
    flown = Counter(chosen(state, ANNA.id, Random(seed)).option for seed in range(100))
    assert flown["6"] > 95


def test_a_bot_hardly_flies_where_another_can_only_tangle_with_it() -> None:
    begun = beats(GAME, Begun((ANNA, BEN, CLEO), 9))[0].state
    dice = by_seat({ANNA.id: (4, 5, 5), BEN.id: (5, 5, 5), CLEO.id: (6, 6, 6)})
    state = replace(begun, dice=dice, lines=by_seat(dict.fromkeys(dice, 0)))
    flown = Counter(chosen(state, ANNA.id, Random(seed)).option for seed in range(100))
    assert flown["4"] > 95
