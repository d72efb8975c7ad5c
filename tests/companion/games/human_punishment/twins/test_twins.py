"""A game comes out as it did, answer by answer, and no answer that is offered is refused."""

from itertools import zip_longest

import pytest

from tests.companion.games.human_punishment.twins.playing import GAMES, KEPT, played
from tests.long import LONG

SOME, FEW = (0, 1, 6, 15), 50
"""The games that are played in short, and how far."""


@pytest.mark.long
@pytest.mark.parametrize("game", range(GAMES) if LONG else SOME)
def test_a_game_is_its_twin(game: int) -> None:
    text = KEPT.read_text(encoding="ascii").splitlines()[game]
    then = [text[n : n + 4] for n in range(0, len(text), 4)]
    some = zip_longest(played(game), then) if LONG else zip(played(game, FEW), then, strict=False)
    assert next((n for n, (now, before) in enumerate(some) if now != before), None) is None, (
        "differs from there"
    )
