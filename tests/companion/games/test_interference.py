"""A game that hides what it does not name, or sends somebody what they may not know, is found out."""

from collections.abc import Iterator

from companion.adapters.game_catalogue.conformance import keeps_secrets
from companion.engine.frozen import replace
from companion.engine.secret import Secret
from companion.engine.view import View, Viewer
from companion.kit.new_game.game import NewGame
from companion.kit.new_game.state import NewGameState


class Unnamed(NewGame):
    """It names nothing that it hides."""

    def secrets(self, _state: NewGameState) -> Iterator[Secret[NewGameState]]:
        """Nothing."""
        return iter(())


class Telling(NewGame):
    """Its table has another tune for each holder of the card."""

    def view(self, state: NewGameState, viewer: Viewer) -> View:
        """The seat that holds the card stands first in what all see."""
        seen = super().view(state, viewer)
        return replace(seen, seats=tuple(sorted(seen.seats, key=lambda one: one.seat != state.holder)))


def test_a_game_names_what_it_hides_and_tells_it_nobody() -> None:
    assert list(keeps_secrets(NewGame(), 2)) == []


def test_a_game_that_hides_a_card_and_names_no_fact_that_changes_it_is_found_out() -> None:
    assert list(keeps_secrets(Unnamed(), 2)) == [
        "card-kind is hidden, and secrets() names nothing that changes it"
    ]


def test_a_game_in_which_the_table_can_tell_a_hidden_fact_is_found_out() -> None:
    assert "the table can tell card:" in set(keeps_secrets(Telling(), 2))
