"""A bot sees what its seat may see: whatever is hidden from it changes none of its answers."""

import pytest

from companion.games.hope_inhumanity.bots.knowledge import known
from companion.games.hope_inhumanity.cards.card import Scene
from tests.companion.games.hope_inhumanity.masks import masked
from tests.companion.games.hope_inhumanity.own_cards import scene
from tests.companion.games.hope_inhumanity.tables import acted
from tests.companion.games.hope_inhumanity.wandering import wander
from tests.long import LONG

GAMES = [(seats, seed) for seats in (3, 5) for seed in range(4 if LONG else 1)]


@pytest.mark.long
@pytest.mark.rule("HI-053", "HI-058", "HI-059", "HI-074")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_what_a_bot_is_given_holds_nothing_that_is_hidden_from_it(seats: int, seed: int) -> None:
    for play, _ in wander(seats, f"known {seed}"):
        for survivor in play.state.survivors:
            seat = survivor.seat
            assert known(masked(play.state, seat), seat) == known(play.state, seat)


@pytest.mark.rule("HI-055", "HI-057")
def test_the_acting_bot_reads_its_scene_and_the_others_reckon_with_an_ordinary_one() -> None:
    card: Scene = scene(4, id="one")
    state = acted(card).state
    assert known(state, "A").scene == card
    assert known(state, "B").scene.hardship == 2
    assert known(state, "B").scene.marks == card.marks
