"""Events reveal a secret, or none."""

import pytest

from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.scenes import SceneDrawn
from companion.games.hope_inhumanity.events.support import DiceCommitted


@pytest.mark.parametrize(
    ("event", "told"), [(SceneDrawn("A", Terrain.ANY, "scene"), True), (DiceCommitted("A", 2, 0), False)]
)
def test_a_card_that_was_read_is_a_revelation_and_dice_that_were_promised_are_none(
    event: Event, told: bool
) -> None:
    assert event.reveals is told
