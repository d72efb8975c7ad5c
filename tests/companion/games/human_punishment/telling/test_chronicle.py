"""What a simulation counts of the city: turns, and at the end each side that was dealt."""

import pytest

from companion.engine.chronicle import FACTION, Happening
from companion.engine.words import say
from companion.games.human_punishment.events import ActionTaken, Announced
from companion.games.human_punishment.game import GAME
from tests.companion.games.human_punishment.test_rulings import played
from tests.companion.games.human_punishment.written import do, event

TAKEN = ActionTaken("A", "draw event", {}, ())


@pytest.mark.rule("HP-002", "HP-006")
def test_at_the_end_each_side_that_was_dealt_is_counted_once_and_the_outlaws() -> None:
    given = {
        **event({"op": "bar", "bar": "resource", "n": -1}),
        "bars": {"resource": 1},
        "seats": {"B": {"loyalty": "Machine"}},
    }
    facts = GAME.chronicle(played(given, [do("draw event")]), TAKEN)
    found = {fact.name: fact.amount for fact in facts if fact.kind == FACTION}
    assert found == {"Humans": 0, "Machines": 1, "Outlaws": 0}


def test_an_event_that_comes_and_what_a_decision_takes_are_counted() -> None:
    given = event(kind="decision", title="T", by="leader", A=[], B=[])
    drawn = played(given, [do("draw event")])
    heard = Announced(say("told-event", title="T"))
    assert [(fact.happening, fact.name) for fact in GAME.chronicle(drawn, heard)] == [(Happening.CARD, "T")]
    decided = played(given, [do("draw event"), do("decide", "D", option="B")])
    [choice] = GAME.chronicle(decided, ActionTaken("D", "decide", {"option": "B"}, ()))
    assert (choice.happening, choice.name, choice.kind) == (Happening.CHOICE, "T", "B")


def test_a_turn_that_passes_is_one_turn_and_nothing_else_is() -> None:
    city = played({"phase": "pass"}, [do("pass")])
    [turn] = GAME.chronicle(city, ActionTaken("A", "pass", {}, ()))
    assert (turn.happening, turn.round) == (Happening.TURN, 2)
    assert [fact.happening for fact in GAME.chronicle(city, TAKEN)] == []


def test_at_the_end_the_deeds_of_each_seat_are_counted_by_what_they_were_done_to() -> None:
    given = {**event({"op": "bar", "bar": "resource", "n": -1}), "bars": {"resource": 1}}
    city = played(given, [do("draw event")])
    city.player("B").aims.deeds = {"kill tank 2": 2, "bring blue 0": 1, "detained": 1, "heal": 4}
    facts = [fact for fact in GAME.chronicle(city, TAKEN) if fact.happening is Happening.COUNT]
    assert [(fact.kind, fact.name, fact.amount) for fact in facts if fact.seat == "B"] == [
        ("enemies", "tank", 2),
        ("chips", "blue", 1),
        ("detentions", "", 1),
        ("won", "", 0),
    ]


@pytest.mark.rule("HP-103", "HP-104")
def test_each_player_whom_the_night_turns_is_counted() -> None:
    city = played({"phase": "pass"}, [])
    tap = ActionTaken("A", "legion tap", {"seats": "B,C"}, ())
    assert [(fact.kind, fact.seat) for fact in GAME.chronicle(city, tap)] == [
        ("turned", "B"),
        ("turned", "C"),
    ]
    assert list(GAME.chronicle(city, ActionTaken("A", "machine tap", {}, ()))) == []
