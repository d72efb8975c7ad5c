"""What the table holds still for: who is out of the game is remembered."""

import pytest

from companion.engine.game import Seat
from companion.engine.milestone import Milestone
from companion.engine.words import Message, say
from companion.games.map_to_hope.events.beginning import Chosen
from companion.games.map_to_hope.events.ending import Eliminated, Ended
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.survivor import Survivor
from companion.games.map_to_hope.view.setting_out import setting_out
from tests.companion.games.map_to_hope.own_deck import game


@pytest.mark.rule("MH-063")
def test_who_is_out_is_remembered_by_who_they_were_and_how_far_they_came() -> None:
    state = MapToHopeState(survivors=(Survivor(Seat("A", "Ada", "red"), leader="L1"),), day=4)
    told = Eliminated("A").log_line(state)
    assert isinstance(told, Milestone)
    assert told == say("told-eliminated", name="Ada")
    assert told.staged.epitaph == say("epitaph", person=state.box.title("L1"), n=4)
    assert (told.staged.colour, told.staged.fades) == ("red", True)


@pytest.mark.rule("MH-018")
def test_a_leader_steps_onto_the_big_screen_and_other_cards_are_told_beside_it() -> None:
    state = game("AB").state
    leader, hero = next(iter(state.box.leaders.values())), next(iter(state.box.heroes))
    told = Chosen("A", "leader", (leader.id,)).log_line(state)
    assert isinstance(told, Milestone)
    assert told == say("told-leads", name=state.name("A"), leader=leader.title or leader.id)
    assert told.staged.colour == state.of("A").seat.colour
    assert not isinstance(Chosen("A", "special", (hero,)).log_line(state), Milestone)


@pytest.mark.rule("MH-018")
def test_it_begins_with_why_how_far_and_who_goes_so_far() -> None:
    state: MapToHopeState = game("AB").state
    leader = next(iter(state.box.leaders))
    lines = setting_out(state.changed("A", leader=leader)).lines
    [way, *company] = lines
    assert isinstance(way, Message)
    assert way.key == "sets-out-way"
    names = [say("sets-out-with", name=state.name("A"), company=state.box.title(leader))]
    assert company[: len(names)] == names


@pytest.mark.rule("MH-048")
def test_the_end_says_why_before_what_became_of_them() -> None:
    state = Ended(won=False, why="lost-days").evolve(game("AB").state)
    told = Ended(won=False, why="lost-days").log_line(state)
    assert isinstance(told, Milestone)
    texts = [one.text for one in told.staged.steps]
    assert [one.key for one in texts if isinstance(one, Message)] == ["over-days", "over-stops"]
    assert told.staged.epitaph == say("end-lost-days-text")
