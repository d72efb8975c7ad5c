"""What open cards do at a moment of their own: turns, rounds, draws, acts, thefts, and turns of two."""

from typing import Any

import pytest

from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import asset, personality, relationship, scene
from tests.companion.games.hope_inhumanity.tables import table

THREES = {"A": 3, "B": 3, "C": 3}
LAMP = asset("you recover from 1 hunger", id="lamp")


def with_habit(sentence: str, seat: str = "A", **moment: Any) -> Evening:
    """Three people with three dice each, one of them with that habit, and A's turn before the draw."""
    held = {seat: personality(sentence, id="habit")}
    return table(scene(2), scene(2, id="second"), humanity=THREES, personalities=held, **moment)


def test_a_draw_may_be_answered_whichever_card_it_is() -> None:
    sentence = "when you draw a Scene, you gain 1 humanity"
    assert with_habit(sentence).draw().humanity["A"] == 4
    assert with_habit(sentence, "B").draw().humanity["B"] == 3


def test_an_act_may_be_answered_and_an_avoid_is_none() -> None:
    sentence = "when you act on a Scene, you gain 1 humanity"
    drawn = with_habit(sentence).draw()
    assert drawn.act().humanity["A"] == 4
    assert drawn.avoid().land().humanity["A"] == 3
    assert with_habit(sentence, "B").draw().act().humanity["B"] == 3


def test_the_beginning_of_ones_own_turn_may_be_answered() -> None:
    sentence = "when your turn begins, you gain 1 humanity"
    evening = with_habit(sentence, "B").draw().avoid().land()
    assert evening.humanity["B"] == 3
    assert evening.go_on().humanity == {"A": 3, "B": 4, "C": 3}


def test_the_end_of_ones_own_turn_may_be_answered_once_the_table_goes_on() -> None:
    told = with_habit("when your turn ends, you gain 1 humanity").draw().avoid().land()
    assert told.humanity["A"] == 3
    assert told.go_on().humanity["A"] == 4
    assert told.go_on().draw().avoid().land().go_on().humanity["A"] == 4


@pytest.mark.rule("HI-291")
def test_the_end_of_a_round_may_be_answered_before_hope_grows_and_the_last_one_is_none() -> None:
    sentence = "when a round ends, you gain 1 humanity"
    last_turn: Any = {"active": "C", "had_turn": "AB"}
    assert with_habit(sentence, round=2, **last_turn).draw().avoid().land().go_on().humanity["A"] == 4
    assert with_habit(sentence, round=5, **last_turn).draw().avoid().land().go_on().humanity["A"] == 3
    assert with_habit(sentence).draw().avoid().land().go_on().humanity["A"] == 3


def test_whoever_dies_as_a_round_ends_is_not_there_in_the_next() -> None:
    moment: Any = {"active": "C", "had_turn": "AB", "round": 3, "conditions": {"A": ["Starving"]}}
    begun = with_habit("when a round ends, you suffer 1 hunger", **moment).draw().avoid().land().go_on()
    assert (begun.alive, begun.state.round, begun.state.active) == ("BC", 4, "B")


@pytest.mark.rule("HI-252")
def test_a_theft_may_be_answered_for_the_thief_and_for_the_victim() -> None:
    lamps: Any = {"assets": [("B", LAMP)]}
    robbed = with_habit("when you steal an asset, whoever you steal from loses 1 humanity", **lamps)
    assert robbed.steal("lamp").humanity == {"A": 2, "B": 2, "C": 3}
    free = with_habit("when you steal an asset, you gain 1 humanity", **lamps)
    assert free.steal("lamp").humanity == THREES
    assert (
        with_habit("when you steal an asset, you gain 1 humanity", "B", **lamps).steal("lamp").humanity["A"]
        == 2
    )


@pytest.mark.rule("HI-141")
def test_the_first_turn_of_a_round_may_be_easier_and_no_other_is() -> None:
    sentence = "in the first turn of a round, your Scenes are 1 easier"
    assert with_habit(sentence).draw().act().needed == 1
    assert with_habit(sentence, "B").draw().act().needed == 2
    assert with_habit(sentence, had_turn="C").draw().act().needed == 2


@pytest.mark.rule("HI-034")
@pytest.mark.parametrize(("had", "gained"), [("", False), ("B", True), ("C", False)])
def test_two_may_gain_once_the_later_of_them_has_had_a_turn(had: str, gained: bool) -> None:
    pair = relationship("when both of you have had your turns, each of them gains 1 humanity", id="pair")
    evening = table(scene(2), humanity=THREES, had_turn=had, bonds=[("A", "B", pair)])
    told = evening.draw().avoid().land()
    assert told.humanity == THREES
    assert told.go_on().humanity == ({"A": 4, "B": 4, "C": 3} if gained else THREES)


def test_a_habit_dies_with_whoever_has_it() -> None:
    gone = with_habit("when a round ends, the group gains 1 hope", "B", dead="B", active="C", had_turn="A")
    assert gone.draw().avoid().land().go_on().pool == 4
