"""What the table holds still for: who is out of the game is remembered."""

import pytest

from companion.engine.game import Seat
from companion.engine.milestone import Milestone
from companion.engine.words import say
from companion.games.map_to_hope.events.ending import Eliminated
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.survivor import Survivor


@pytest.mark.rule("MH-063")
def test_who_is_out_is_remembered_by_who_they_were_and_how_far_they_came() -> None:
    state = MapToHopeState(survivors=(Survivor(Seat("A", "Ada", "red"), leader="L1"),), day=4)
    told = Eliminated("A").log_line(state)
    assert isinstance(told, Milestone)
    assert told == say("told-eliminated", name="Ada")
    assert told.staged.epitaph == say("epitaph", person=state.box.title("L1"), n=4)
    assert (told.staged.colour, told.staged.fades) == ("red", True)
