"""With our deck and additions a lone bot wins three games in five on Medium, more on Easy, fewer on Hard."""

from collections import Counter
from functools import cache

import pytest

from companion.analysis.simulation import SimulatedGame, SimulationInput, simulate
from companion.engine.chronicle import Happening
from companion.games.map_to_hope.game import GAME
from companion.table.seating.table_rules import additions
from tests.companion.games.map_to_hope.own_deck import FILE, deck
from tests.long import LONG

GAMES, APART = (150 if LONG else 2), 0.04
"""How many games of each difficulty, and how far apart they lie at least: a few games say nothing of that."""


@cache
def games(difficulty: str) -> tuple[SimulatedGame, ...]:
    options = {**additions(GAME), "difficulty": difficulty}
    course = SimulationInput(GAME, {FILE: deck()}, 1, "balance", options=options)
    return tuple(simulate(course, GAMES))


def won(difficulty: str) -> float:
    return sum(played.won for played in games(difficulty)) / GAMES


@pytest.mark.skipif(not LONG, reason="a few games say nothing of that: make long")
@pytest.mark.timeout(1200)
@pytest.mark.long
def test_a_lone_bot_wins_three_in_five_on_medium_and_easy_and_hard_lie_on_either_side() -> None:
    assert abs(won("medium") - 0.6) <= 0.15
    assert won("easy") > won("medium") + APART
    assert won("hard") < won("medium") - APART


def test_what_is_chosen_before_the_first_day_is_told_to_those_who_weigh() -> None:
    [played, *_] = games("medium")
    dealt = [fact for fact in played.facts if fact.happening is Happening.DEALT]
    kinds = {"Leader": 1, "Radiation": 1, "Scenario Hero": 1, "Group": 2, "Finale": 1}
    assert Counter(fact.kind for fact in dealt) == kinds
