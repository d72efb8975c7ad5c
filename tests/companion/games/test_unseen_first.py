"""Each game with a deck of its own deals first what its people have met least often."""

from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.analysis.simulation import SimulationInput, steps
from companion.engine.game import Game
from companion.table.cards.card_shelf import CardShelf
from companion.table.journal.values import Values

WITH_DECKS = [game for game in map(games.find, games.names()) if game.card_editor is not None]


def evening(
    game: Game[Any, Any], number: int, answers: int, met: Mapping[str, int]
) -> tuple[tuple[Any, ...], set[str]]:
    """The first events of a game, and the cards that are met in its first answers."""
    decks = CardShelf(Path("nowhere")).decks_in(game)
    taken = tuple(
        islice(steps(SimulationInput(game, decks, game.meta.min_players, "a", met=met), number), answers)
    )
    return taken[0][0].events, {card for _, play in taken for card in game.met(play.state)}


@pytest.mark.parametrize("game", WITH_DECKS, ids=lambda game: game.meta.name)
def test_what_was_met_comes_last_and_the_journal_tells_the_order(game: Game[Any, Any]) -> None:
    _, first = evening(game, 1, 60, {})
    assert first
    begun, second = evening(game, 2, 60, dict.fromkeys(first, 1))
    assert second
    assert not first & second
    assert Values(game.event_types).read_again(begun) == begun


@pytest.mark.parametrize("game", WITH_DECKS, ids=lambda game: game.meta.name)
def test_cards_that_nobody_has_met_leave_the_order_as_it_was_shuffled(game: Game[Any, Any]) -> None:
    assert evening(game, 1, 1, {}) == evening(game, 1, 1, {"no card of these": 4})
