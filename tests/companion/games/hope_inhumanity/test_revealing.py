"""Every event is known to reveal something or not: who adds one decides it."""

from typing import get_args

import pytest

from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.cards.card import Terrain
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.revealing import PLAIN, REVEALING


def test_every_event_is_sorted_once() -> None:
    assert set(get_args(e.Event)) == REVEALING | PLAIN
    assert not REVEALING & PLAIN


@pytest.mark.parametrize(
    ("event", "told"), [(e.SceneDrawn("A", Terrain.ANY, "scene"), True), (e.DiceCommitted("A", 2, 0), False)]
)
def test_a_card_that_was_read_is_a_revelation_and_dice_that_were_promised_are_none(
    event: e.Event, told: bool
) -> None:
    assert GAME.reveals(event) is told
