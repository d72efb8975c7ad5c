"""What the buttons do at a town: who goes first, what comes next, and enough."""

import pytest

from companion.adapters.buttons.button_meanings import (
    GO_ON,
    ButtonMark,
    ButtonMeaning,
    CurrentMeanings,
    Marking,
    meaning,
)
from companion.engine.answers import Chosen
from companion.engine.words import Message
from companion.kit.scenario.fields import Playing
from companion.table.moment import Moment
from companion.table.seating.seating import SeatEntry, Seating
from companion.table.story.timeline import Story
from tests.companion.games.hopes_end.test_rulings import played, ruled
from tests.companion.games.hopes_end.written import DRAW, Fields, cards, do, effect, history, lies, turn


def now(play: Playing, mark: ButtonMark | None = None) -> CurrentMeanings:
    seating = Seating("code", tuple(SeatEntry(one.seat, "") for one in play.state.citizens))
    return CurrentMeanings(Moment(1, seating, 1, Story(play)), 2, (), mark)


def called(play: Playing, button: str) -> str | None:
    """What the kiosk calls the way that this button is on."""
    found = meaning(button, now(play))
    if found is None:
        return None
    assert isinstance(found.label, Message)
    return found.label.key


def enough(play: Playing, seat: str, presses: int) -> ButtonMeaning:
    """What going on takes after so many presses of a seat's button."""
    mark = None
    for _ in range(presses):
        found = meaning(seat, now(play, mark))
        assert isinstance(found, Marking)
        mark = found.mark
    found = meaning(GO_ON, now(play, mark))
    assert isinstance(found, ButtonMeaning)
    return found


def test_whoever_presses_first_goes_first() -> None:
    answers = [do("answers", seat, answers=[1, 1, 1]) for seat in "AB"]
    play = played({"setup": {}}, answers, ruled())
    assert [called(play, button) for button in ("A", "B", GO_ON)] == ["claim-first", "claim-first", None]


TOWN: Fields = {
    **history(effect("repair", 1), effect("place", 1)),
    "morality": {"A": cards("anarchist", "anarchist", "anarchist")},
    "board": [lies(1, 0, ruined=True)],
}


def test_going_on_draws_what_comes_next() -> None:
    assert called(played(TOWN, [], ruled()), GO_ON) == "history-draw"


@pytest.mark.parametrize(("when", "presses"), [([DRAW], 2), ([DRAW, do("stop"), *turn("A", 0, 1)], 5)])
def test_enough_is_the_last_that_a_seats_button_comes_to(when: list[Fields], presses: int) -> None:
    found = enough(played(TOWN, when, ruled()), "A", presses)
    assert found.value == Chosen("stop")
