"""What goes over the broker is what a spectator sees, and a covered card never is."""

from dataclasses import replace

import pytest

from companion.cafe.spectator_view import on_turn, spectated
from companion.engine.view import CardView, Mood, SeatView, View
from companion.engine.words import Words

OPEN = CardView("a", "Trait", "Brave", ("Rolls again.",))
COVERED = CardView("b", "Trait", "Coward", ("Runs.",), secret=True)
ADA = SeatView("seat-1", "Ada", "red", (), (), (OPEN, COVERED), on_turn=True, wanted=False, gone=False)
VIEW = View(
    None, Mood.CALM, (), (ADA,), ("Ada picks",), None, None, (), (COVERED, OPEN), (("Left", 3),), False
)


def say(words: Words) -> str:
    """The words are there already."""
    return str(words)


def test_a_spectators_view_is_told_in_words() -> None:
    told = spectated(VIEW, say)
    assert told["waiting"] == ["Ada picks"]
    assert told["counters"] == [{"label": "Left", "count": 3}]
    assert on_turn(VIEW) == ["red"]


def test_a_covered_card_is_told_nowhere() -> None:
    assert [card["title"] for card in spectated(VIEW, say)["opened"]] == ["Brave"]
    assert "Coward" not in repr(spectated(VIEW, say))


def test_the_hand_that_a_view_may_bear_is_told_nowhere() -> None:
    assert spectated(replace(VIEW, hand=(OPEN,)), say) == spectated(VIEW, say)


def test_the_view_of_a_seat_is_not_told_at_all() -> None:
    with pytest.raises(ValueError, match="everybody"):
        spectated(replace(VIEW, viewer="seat-1"), say)
