"""With the deck that comes along bots win about half of their games, and people die in all rounds but one."""

from collections import Counter
from functools import cache

import pytest

from companion.analysis.simulation import SimulatedGame, SimulationInput, simulate
from companion.games.hope_inhumanity.game import GAME
from tests.companion.games.hope_inhumanity.cards.shelf import LONG_ROAD, long_road

GAMES = 15
"""For each number of players: enough to see a deck that nobody can lose, or win. README has the figures."""
PLAYERS = (3, 4, 5)


@cache
def games(seats: int) -> tuple[SimulatedGame, ...]:
    course = SimulationInput(GAME, {LONG_ROAD: long_road()}, seats, "balance")
    return tuple(simulate(course, GAMES))


@pytest.mark.slow
@pytest.mark.parametrize("seats", PLAYERS)
def test_bots_win_some_games_and_lose_some(seats: int) -> None:
    won = sum(played.won for played in games(seats))
    assert GAMES * 0.2 <= won <= GAMES * 0.85


def test_over_all_tables_about_half_of_the_games_are_won() -> None:
    won = sum(played.won for seats in PLAYERS for played in games(seats))
    assert 0.3 <= won / (GAMES * len(PLAYERS)) <= 0.7


def test_people_die_in_every_round_but_the_first_and_of_everything() -> None:
    facts = [fact for seats in PLAYERS for played in games(seats) for fact in played.facts]
    deaths = [fact for fact in facts if fact.kind == "deaths"]
    rounds = Counter(fact.round for fact in deaths)
    assert min(rounds[round_] for round_ in range(2, 6)) >= GAMES * len(PLAYERS) * 0.1
    assert rounds[1] <= GAMES * len(PLAYERS) * 0.1
    assert {fact.name for fact in deaths} == {"humanity", "hunger", "harm"}
