"""What the strip and the buttons do on the way: nine Days, six Time lamps for each, and the next Day."""

from random import Random
from typing import Any

from companion.adapters.buttons.button_meanings import GO_ON, ButtonMeaning, CurrentMeanings, meaning
from companion.adapters.light.strip_frames import picture
from companion.engine.advice import next_answer, sensible
from companion.engine.play import Play
from companion.engine.view import Meter
from companion.engine.words import Message
from companion.games.map_to_hope.game import GAME
from companion.games.map_to_hope.state import DAYS
from companion.games.map_to_hope.survivor import TIME
from companion.table.moment import Moment
from companion.table.seating.seating import SeatEntry, Seating
from companion.table.settings.device_settings import StripSettings
from companion.table.story.timeline import Story
from tests.companion.adapters.strip_text import as_text
from tests.companion.games.map_to_hope.own_deck import game


def on_the_first_day() -> Play[Any, Any]:
    """Bots have set the game up, and the first Day is to begin."""
    play, chance = game("AB"), Random(1)
    while "day" not in play.open:
        said = next_answer(play, (None, "A", "B"), sensible, chance, "c")
        assert said is not None
        play, _ = play.answer(said)
    return play


def pressed(play: Play[Any, Any], button: str) -> ButtonMeaning | None:
    seating = Seating("code", tuple(SeatEntry(one.seat, "") for one in play.state.survivors))
    found = meaning(button, CurrentMeanings(Moment(1, seating, 1, Story(play)), 1))
    assert found is None or isinstance(found, ButtonMeaning)
    return found


def test_going_on_begins_the_day() -> None:
    play = on_the_first_day()
    found = pressed(play, GO_ON)
    assert found is not None
    assert isinstance(found.label, Message)
    assert found.label.key == "day-begin"


def test_each_day_that_is_left_and_each_time_is_a_lamp() -> None:
    play = on_the_first_day()
    view = GAME.view(play.state, None)
    assert [seat.meter for seat in view.seats] == [
        Meter(one.time, TIME, one.debt) for one in play.state.survivors
    ]
    shown = as_text(picture(view, StripSettings(leds=DAYS + 1 + 2 * (TIME + 1)), 0))
    days, stretches = shown[:DAYS], shown[DAYS + 1 :]
    assert days.count("I") == play.state.days
    lit = [stretches[:TIME], stretches[TIME + 1 : 2 * TIME + 1]]
    assert [len(one.strip(".")) for one in lit] == [TIME, TIME]
