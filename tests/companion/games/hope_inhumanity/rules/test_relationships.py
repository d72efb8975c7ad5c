"""Relationships: they work on both parties alike, and only on them."""

import pytest

from tests.companion.games.hope_inhumanity.own_cards import (
    BEST_FRIENDS,
    MUTUAL_DISGUST,
    SOCIOPATH,
    relationship,
    scene,
)
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table

DISGUST = [("A", "B", MUTUAL_DISGUST)]
FRIENDS = [("A", "B", BEST_FRIENDS)]


@pytest.mark.rule("HI-034", "HI-275")
@pytest.mark.parametrize(("active", "supporter"), [("A", "B"), ("B", "A")])
def test_disgust_costs_whichever_party_supports(active: str, supporter: str) -> None:
    evening = acted(scene(1), humanity="ABC", active=active, bonds=DISGUST).commit(1)
    assert evening.support(supporter, 1).humanity[supporter] == 3


@pytest.mark.rule("HI-275")
def test_disgust_costs_nothing_when_supporting_others_or_refusing() -> None:
    evening = acted(scene(1), bonds=[("B", "C", MUTUAL_DISGUST)]).commit(1)
    assert evening.support("B", 1).refuse("C").humanity == {"A": 4, "B": 4, "C": 5}


@pytest.mark.rule("HI-275")
def test_disgust_costs_once_in_a_scene_however_often_dice_are_added() -> None:
    evening = acted(scene(1), bonds=DISGUST).commit(2).support("B", 1).support("B", 1)
    assert evening.humanity["B"] == 2


@pytest.mark.rule("HI-276")
def test_disgust_costs_who_waited_for_a_hope_die() -> None:
    evening = acted(scene(1), humanity={"A": 5, "B": 0, "C": 0}, hope=1, bonds=DISGUST).commit(1)
    assert evening.last_hope("B").refuse("C").humanity["B"] == -1
    assert evening.last_hope("B").last_hope("C").take("B").humanity["B"] == -1


@pytest.mark.rule("HI-270", "HI-275")
def test_disgust_costs_a_sociopath_nothing() -> None:
    held: Moment = {
        "bonds": DISGUST,
        "personalities": {"B": SOCIOPATH},
        "humanity": {"A": 5, "B": 4, "C": 5},
    }
    assert acted(scene(1), **held).commit(1).support("B", 1).humanity["B"] == 3


@pytest.mark.rule("HI-282")
@pytest.mark.parametrize("face", [1, 6])
def test_friends_gain_when_one_supports_the_other(face: int) -> None:
    evening = acted(scene(1), bonds=FRIENDS).commit(2).support("B", 2).refuse("C").hope(0)
    opened = evening.roll(A=[face, face], B=[face, face]).open().land()
    assert opened.humanity == {"A": 4, "B": 4, "C": 5}


@pytest.mark.rule("HI-282")
def test_friends_gain_nothing_apart() -> None:
    evening = acted(scene(1), bonds=FRIENDS).commit(2).support("C", 2).refuse("B").hope(0)
    assert evening.roll(A=[6, 6], C=[6, 6]).open().land().humanity == {"A": 3, "B": 5, "C": 3}


@pytest.mark.rule("HI-282")
def test_friends_gain_nothing_from_supporting_somebody_else_together() -> None:
    evening = acted(scene(1), bonds=[("B", "C", BEST_FRIENDS)]).commit(2).support("B", 1).support("C", 1)
    assert evening.hope(0).roll(A=[6, 6], B=[6], C=[6]).open().land().humanity == {"A": 3, "B": 4, "C": 4}


@pytest.mark.rule("HI-282", "HI-209")
def test_the_gain_after_the_outcomes_may_save_somebody_below_zero() -> None:
    card = scene(2, fail="each of them loses 1 humanity")
    moment: Moment = {"humanity": {"A": 2, "B": 1, "C": 5}, "bonds": FRIENDS, "rulings": {"rescue": "yes"}}
    evening = acted(card, **moment).commit(1)
    opened = evening.support("B", 1).refuse("C").hope(0).roll(A=[1], B=[1]).open().land()
    assert (opened.humanity, opened.marked) == ({"A": 1, "B": 0, "C": 5}, "")


@pytest.mark.rule("HI-034")
def test_the_other_is_the_one_who_is_supported() -> None:
    bond = relationship("when you support the other, the other gains 1 humanity")
    evening = acted(scene(1), bonds=[("A", "B", bond)]).commit(2).support("B", 1)
    assert evening.humanity == {"A": 4, "B": 4, "C": 5}


@pytest.mark.rule("HI-079")
def test_relationships_and_personalities_lie_open_before_both_parties() -> None:
    evening = table(scene(1), bonds=DISGUST)
    for viewer in ("A", "C", None):
        shown = [[card.id for card in seat.cards] for seat in evening.view(viewer).seats]
        assert shown == [["plain", "Mutual Disgust"], ["plain", "Mutual Disgust"], ["plain"]]
