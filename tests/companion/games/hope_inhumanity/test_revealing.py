"""Every event is known to reveal something or not: who adds one decides it."""

from pathlib import Path

import pytest

from companion.games.hope_inhumanity import events
from companion.games.hope_inhumanity.cards.card import Terrain
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.scenes import SceneDrawn
from companion.games.hope_inhumanity.events.support import DiceCommitted
from companion.games.hope_inhumanity.game import GAME


def test_every_event_says_itself_whether_it_reveals_something() -> None:
    assert len(GAME.event_types) > 80
    assert [event for event in GAME.event_types if "reveals" not in vars(event)] == []


def test_every_topic_of_events_is_part_of_the_game() -> None:
    topics = {module.stem for module in Path(events.__path__[0]).glob("*.py")} - {"__init__", "event"}
    assert {event.__module__.rpartition(".")[2] for event in GAME.event_types} == topics


@pytest.mark.parametrize(
    ("event", "told"), [(SceneDrawn("A", Terrain.ANY, "scene"), True), (DiceCommitted("A", 2, 0), False)]
)
def test_a_card_that_was_read_is_a_revelation_and_dice_that_were_promised_are_none(
    event: Event, told: bool
) -> None:
    assert event.reveals is told
