"""A turn of every game is played by the keyboard alone, on small phones, and the focus is always seen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import games
from companion.app import Companion, CompanionSettings
from tests.evening.players.keys import KeyTable
from tests.watch import Watch

TURN = 12
"""Answers of which each game's first turn is made."""
LANGUAGES = ("en", "de")


@pytest.fixture
def table(watch: Watch, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[KeyTable]:
    """A table of that game, with as few people as it is for; every second one in German."""
    game = request.param
    settings = CompanionSettings(tmp_path / "data", host="127.0.0.1", port=0, game=game, plays_game=True)
    with Companion(settings) as running:
        yield KeyTable(watch, running, LANGUAGES[games.names().index(game) % 2])


@pytest.mark.parametrize("table", games.names(), indirect=True)
def test_a_turn_is_played_by_keys_and_the_focus_is_seen(table: KeyTable) -> None:
    given = [kind for kind, *_ in table.answers(TURN)]
    assert table.amiss == []
    assert given
