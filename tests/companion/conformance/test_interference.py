"""A game that hides what it does not name, or sends somebody what they may not know, is found out."""

from companion.conformance.checks import keeps_secrets
from companion.conformance.trial import GameTrial
from companion.engine.frozen import replace
from companion.engine.view import View, Viewer
from tests.companion.carded.game import GAME
from tests.companion.carded.state import CardedState


def telling(state: CardedState, viewer: Viewer) -> View:
    """The seat that holds the card stands first in what all see."""
    seen = GAME.view(state, viewer)
    return replace(seen, seats=tuple(sorted(seen.seats, key=lambda one: one.seat != state.holder)))


def test_a_game_names_what_it_hides_and_tells_it_nobody() -> None:
    assert list(keeps_secrets(GameTrial(GAME, 2))) == []


def test_a_game_that_hides_a_card_and_names_no_fact_that_changes_it_is_found_out() -> None:
    assert list(keeps_secrets(GameTrial(replace(GAME, secrets=lambda _: iter(())), 2))) == [
        "card-kind is hidden, and secrets() names nothing that changes it"
    ]


def test_a_game_in_which_the_table_can_tell_a_hidden_fact_is_found_out() -> None:
    assert "the table can tell card:" in set(keeps_secrets(GameTrial(replace(GAME, view=telling), 2)))
