"""The journey told back as one picture."""

from collections import Counter
from dataclasses import replace

from companion.engine.recap_page import Beat, Film
from companion.engine.words import say
from companion.games.map_to_hope import state as states
from companion.games.map_to_hope.events.ending import Eliminated, Ended
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.events.journey import LocationDone, Moved
from companion.games.map_to_hope.view.road_back import road_back
from companion.games.map_to_hope.view.road_map import MARKS
from tests.companion.games.map_to_hope.own_deck import game


def on_the_way() -> states.MapToHopeState:
    """At the first place, the test of which is won."""
    state: states.MapToHopeState = game("AB").state
    [first, *journey] = state.journey
    won = states.Test("A", first, 5, 4, total=5, success=True)
    return replace(state, location=first, journey=tuple(journey), test=won)


def told(*events: Event) -> tuple[states.MapToHopeState, Film]:
    state, beats = on_the_way(), list[Beat[states.MapToHopeState, Event]]()
    for event in events:
        state = event.evolve(state)
        beats.append(Beat(event, state))
    film = road_back(beats, Counter())
    assert film is not None
    return state, film


def test_each_place_stands_there_with_its_end_and_each_stone_with_a_name() -> None:
    state, film = told(LocationDone(), Moved("A"), Eliminated("A"), Ended(won=False, why="lost-days"))
    [(first, _)], second = state.way, state.location or ""
    assert film.captions[0] == say("recap-won", n=state.day, place=state.box.title(first))
    assert film.captions[1] == say("recap-came", n=state.day, place=state.box.title(second))
    assert len(film.captions) == 4
    assert film.drawing.count(MARKS["won"]) == 1
    assert MARKS["lost"] not in film.drawing
    assert f">{state.name('A')}</text>" in film.drawing
    assert film.whole


def test_without_a_place_there_is_no_picture() -> None:
    nowhere = replace(on_the_way(), location=None)
    assert road_back([Beat(Ended(won=False, why="lost-days"), nowhere)], Counter()) is None
