"""Of the games in which a side is dealt it wins neither hardly any nor nearly all, by bots."""

from collections import Counter

import pytest

from companion.analysis.simulation import SimulationInput, simulate
from companion.conformance.trial import decks_of
from companion.engine.chronicle import FACTION
from companion.games.human_punishment.game import GAME
from tests.long import LONG

GAMES, LEAST, MOST = 60, 0.15, 0.6
LEEWAY = 0.07
"""What chance alone adds or takes where a side is dealt some forty times."""


@pytest.mark.skipif(not LONG, reason="a few games say nothing of that: make long")
@pytest.mark.timeout(1200)
@pytest.mark.long
@pytest.mark.parametrize("seats", [4, 6])
def test_no_side_wins_hardly_ever_or_nearly_always(seats: int) -> None:
    dealt, won = Counter[str](), Counter[str]()
    for played in simulate(SimulationInput(GAME, decks_of(GAME), seats, "balance"), GAMES):
        sides = [fact for fact in played.facts if fact.kind == FACTION]
        assert sum(fact.amount for fact in sides) <= 1
        dealt.update(fact.name for fact in sides)
        won.update(fact.name for fact in sides if fact.amount)
    shares = {side: won[side] / n for side, n in dealt.items() if side != "Outlaws"}
    assert all(LEAST - LEEWAY <= share <= MOST + LEEWAY for share in shares.values()), shares
    assert won["Outlaws"] <= (MOST + LEEWAY) * GAMES
