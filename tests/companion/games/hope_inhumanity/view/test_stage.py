"""Who is lost, who comes and how far it went is held for a while, with what there is to remember."""

from dataclasses import replace

import pytest

from companion.analysis.simulation import steps
from companion.conformance.trial import GameTrial
from companion.engine.milestone import Milestone, lines
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.events.course import GameEnded, RoundBegun, TurnResolved
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.losses import Cause, NewcomerJoined, SurvivorLost
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.state import Estate, HopeInhumanityState
from tests.companion.games.hope_inhumanity.view.test_recap_pages import beats


def begun() -> HopeInhumanityState:
    """A game of three that has begun."""
    state: HopeInhumanityState = next(steps(GameTrial(GAME, 3).course, 0))[1].state
    return state


def held(state: HopeInhumanityState, event: Event) -> Milestone:
    told = event.sentence(state)
    assert isinstance(told, Milestone)
    return told


@pytest.mark.parametrize(("cause", "picture"), [(Cause.HARM, "loss"), (Cause.HUMANITY, "leaving")])
def test_a_death_and_walking_away_are_different_milestones_of_a_seat(cause: Cause, picture: str) -> None:
    state = begun()
    lost = state.survivors[0]
    milestone = held(state, SurvivorLost(lost.seat, cause))
    assert (milestone.staged.picture, milestone.staged.colour) == (picture, lost.colour)
    assert lost.personality is not None
    person = state.deck.personalities[lost.personality].title
    assert milestone.staged.epitaph == say("epitaph-road", person=person, n=state.round)


def test_the_traits_that_somebody_played_are_remembered() -> None:
    state = begun()
    lost = state.survivors[0]
    remembered = state.with_survivor(replace(lost, played=lost.traits[:1]))
    epitaph = held(remembered, SurvivorLost(lost.seat, Cause.HARM)).staged.epitaph
    assert isinstance(epitaph, Message)
    assert epitaph.values["deeds"] == state.deck.traits[lost.traits[0]].title


def test_a_newcomer_is_not_remembered_for_the_traits_of_who_sat_there_before() -> None:
    state = begun()
    lost = state.survivors[0]
    fallen = replace(lost, played=lost.traits[:1], alive=False)
    after = NewcomerJoined(lost.seat, state.personality_pile[0], ()).apply(
        replace(state.with_survivor(fallen), estates=(Estate(lost.seat, 1, ()),), round=4)
    )
    assert after.survivor(lost.seat).played == lost.traits[:1]
    person = after.deck.personalities[state.personality_pile[0]].title
    epitaph = held(after, SurvivorLost(lost.seat, Cause.HARM)).staged.epitaph
    assert epitaph == say("epitaph-road", person=person, n=1)


def test_a_round_a_newcomer_and_the_destination_are_staged() -> None:
    state = begun()
    newcomer = NewcomerJoined("seat-1", None, ())
    told = (RoundBegun(2), newcomer, GameEnded(won=True), GameEnded(won=False))
    assert [held(state, one).staged.picture for one in told] == ["round", "newcomer", "won", "lost"]


def resolved() -> list[tuple[HopeInhumanityState, Message]]:
    """Each Scene of a whole game that changed something, once it is resolved."""
    found = []
    for beat in beats("one"):
        if isinstance(beat.event, TurnResolved) and (told := beat.event.log_line(beat.state)):
            found.append((beat.state, told))
    return found


def test_what_came_of_a_scene_is_staged_once_and_leaves_the_board_for_the_story() -> None:
    scenes = resolved()
    assert scenes
    for state, told in scenes:
        assert isinstance(told, Milestone)
        steps = [step.text for step in told.staged.steps]
        assert steps
        assert list(lines(told)) == [told], "the log has told its steps already"
        spotlight = GAME.view(state, None).spotlight
        assert spotlight is None or not set(steps) & set(spotlight.lines)
