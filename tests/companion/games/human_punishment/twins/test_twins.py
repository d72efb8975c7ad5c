"""A game comes out as it did, answer by answer, and no answer that is offered is refused."""

import pytest

from tests.companion.games.human_punishment.twins.playing import GAMES, kept, played
from tests.long import LONG, in_full_alone

SOME, FEW = (0, 1, 6, 15), 50
"""The games that are played in short, and how far."""


@pytest.mark.long
@pytest.mark.parametrize("game", SOME)
def test_the_first_answers_of_a_game_come_out_as_they_did(game: int) -> None:
    assert list(played(game, FEW)) == kept(game)[:FEW]


@pytest.mark.slow
@pytest.mark.long
@in_full_alone
@pytest.mark.parametrize("game", range(GAMES if LONG else 1))
def test_a_whole_game_comes_out_as_it_did(game: int) -> None:
    assert list(played(game)) == kept(game)
