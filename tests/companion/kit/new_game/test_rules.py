"""Each rule of the game, on both sides of its numbers."""

import json

import pytest

from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.answers import Rolled as Thrown
from companion.engine.dice import Die
from companion.engine.game import Seat, SetUp, rehearse
from companion.engine.play import Play, new_play
from companion.engine.refusal import Refused
from companion.kit.new_game.events import Event
from companion.kit.new_game.game import GAME
from companion.kit.new_game.state import NewGameState

ANNA, BEN = Seat("seat-1", "Anna", "red"), Seat("seat-2", "Ben", "blue")
SCENARIO = {
    "id": "NEW-S1",
    "title": "The card decides a tie",
    "rules": ["NEW-003", "NEW-004"],
    "rulings": [],
    "given": {"holder": "B"},
    "when": [
        {"n": 1, "player": "A", "do": "play"},
        {"n": 2, "player": "A", "do": "roll", "value": 4},
        {"n": 3, "player": "B", "do": "play"},
        {"n": 4, "player": "B", "do": "roll", "value": 4},
    ],
    "then": {"rejected": [1], "totals": {"A": 4, "B": 5}, "winners": ["B"]},
}

Playing = Play[NewGameState, Event]


def playing(*seats: Seat) -> Playing:
    return new_play(GAME, SetUp(seats, {}, {}, "seed"))[0]


def roll(play: Playing, value: int) -> Playing:
    seat = play.state.on_turn
    assert seat is not None
    thrown = Thrown((Die(seat.colour, value),))
    asked = play.open["roll"]
    return play.answer(Answer("roll", asked.version, "c", None, Origin.TYPED, thrown))[0]


@pytest.mark.parametrize("seats", [(), (ANNA,), (ANNA, BEN, Seat("seat-3", "Cleo", "green"))])
def test_two_people_play_new_001(seats: tuple[Seat, ...]) -> None:
    with pytest.raises(Refused):
        playing(*seats)


def test_each_rolls_once_in_turn_and_then_it_is_over_new_002() -> None:
    once = roll(playing(ANNA, BEN), 3)
    assert (once.state.on_turn, once.state.over) == (BEN, False)
    assert roll(once, 5).state.over


@pytest.mark.parametrize(
    ("first", "second", "winners"), [(3, 5, (BEN,)), (5, 3, (ANNA,)), (4, 4, (ANNA, BEN))]
)
def test_the_higher_total_wins_and_equal_ones_win_together_new_004(
    first: int, second: int, winners: tuple[Seat, ...]
) -> None:
    assert roll(roll(playing(ANNA, BEN), first), second).state.winners == winners


def test_the_card_adds_one_for_its_holder_alone_new_003() -> None:
    play = playing(ANNA, BEN)
    holder = play.state.holder
    other = ({ANNA.id, BEN.id} - {holder}).pop()
    asked = play.open["card"]
    with pytest.raises(Refused, match="refused-closed"):
        play.answer(Answer("card", asked.version, "c", other, Origin.PHONE, Chosen("play")))
    shown, _ = play.answer(Answer("card", asked.version, "c", holder, Origin.PHONE, Chosen("play")))
    over = roll(roll(shown, 4), 4)
    assert (over.state.total(holder), over.state.total(other)) == (5, 4)


def test_nobody_but_the_holder_sees_the_card() -> None:
    state = playing(ANNA, BEN).state
    hands = {viewer: GAME.view(state, viewer).hand for viewer in (ANNA.id, BEN.id, None)}
    assert [viewer for viewer, hand in hands.items() if hand] == [state.holder]


def test_a_scenario_holds_and_one_with_a_wrong_number_does_not() -> None:
    [right] = rehearse(GAME, json.dumps(SCENARIO))
    assert right.faults == ()
    wrong = {**SCENARIO, "then": {"rejected": [1], "totals": {"A": 4, "B": 6}}}
    [found] = rehearse(GAME, json.dumps(wrong))
    assert found.faults == ("after step 4 totals of B is 5, not 6",)
