"""Outcomes for all at the same time, or one player after another."""

from typing import Any

import pytest

from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import scene
from tests.companion.games.hope_inhumanity.tables import acted

IN_TURN = {"outcomes-in-turn": "yes"}


def opened(card: Any, **moment: Any) -> Evening:
    """A and B have failed together, C refused, and the card has opened."""
    evening = acted(card, humanity={"A": 5, "B": 5, "C": 5}, **moment)
    return evening.commit(1).support("B", 1).refuse("C").hope(0).roll(A=[1], B=[1]).open().land()


@pytest.mark.rule("HI-170", "HI-220")
@pytest.mark.ruling("outcomes-in-turn")
def test_in_turn_the_first_to_die_takes_hope_along_before_the_next_is_dealt_to() -> None:
    card = scene(2, fail=("each of them suffers 1 harm", "the group loses 2 hope"))
    moment = {"conditions": {"A": ["Crippled"]}, "hope": 2}
    together, in_turn = opened(card, **moment), opened(card, **moment, rulings=IN_TURN)
    assert (together.alive, together.pool) == (in_turn.alive, in_turn.pool) == ("BC", 0)
    told = [[type(event).__name__ for event in one.happened] for one in (together, in_turn)]
    assert told[0].index("SurvivorLost") > max(n for n, name in enumerate(told[0]) if name == "HarmSuffered")
    assert told[1].index("SurvivorLost") < max(n for n, name in enumerate(told[1]) if name == "HarmSuffered")


@pytest.mark.rule("HI-170", "HI-284")
@pytest.mark.ruling("outcomes-in-turn")
def test_in_turn_a_gain_may_come_too_late_for_the_pool() -> None:
    card = scene(2, fail="each of them suffers 1 harm", refuse="the group gains 1 hope")
    moment = {"conditions": {"B": ["Crippled"]}, "hope": 5}
    assert opened(card, **moment).pool == 4
    assert opened(card, **moment, rulings=IN_TURN).pool == 5


@pytest.mark.rule("HI-169", "HI-170")
@pytest.mark.parametrize(("each", "pool"), [("once", 3), ("each", 2)])
def test_what_concerns_the_group_happens_with_the_first_who_receives_it(each: str, pool: int) -> None:
    fail = ("the group loses 1 hope", "everyone suffers 1 hunger", "each of them suffers 1 harm")
    card = scene(2, fail=fail)
    dealt = opened(card, hope=4, rulings={**IN_TURN, "group-effects": each})
    assert dealt.pool == pool
    assert [dealt.conditions(seat) for seat in "ABC"] == [["Hungry", "Hurt"], ["Hungry", "Hurt"], ["Hungry"]]


@pytest.mark.rule("HI-170", "HI-220")
def test_who_dies_by_anothers_outcome_gets_none_of_their_own() -> None:
    card = scene(2, fail="supporters suffer 3 harm", refuse="each of them suffers 1 hunger")
    dealt = opened(card, rulings=IN_TURN)
    assert (dealt.alive, dealt.conditions("C")) == ("AC", ["Hungry"])
