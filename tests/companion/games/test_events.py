"""Every event of a game belongs to it, from whatever topic, and says itself whether it reveals something."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.engine.game import Game
from tests.companion.carded.game import GAME as NEW_GAME


@pytest.mark.parametrize("name", games.names())
def test_every_topic_of_events_is_part_of_the_game(name: str) -> None:
    game = games.find(name)
    folder = Path(str(files(game.meta.package))) / "events"
    topics = {path.stem for path in folder.glob("*.py")} - {"__init__", "event"}
    assert topics <= {event.__module__.rpartition(".")[2] for event in game.event_types}


@pytest.mark.parametrize("game", [*map(games.find, games.names()), NEW_GAME], ids=lambda game: game.meta.name)
def test_every_event_says_itself_whether_it_reveals_something(game: Game[Any, Any]) -> None:
    assert game.event_types
    assert [event for event in game.event_types if "reveals" not in vars(event)] == []
