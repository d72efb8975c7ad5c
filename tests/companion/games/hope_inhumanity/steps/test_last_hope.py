"""Last Hope: a Hope die in the place of Humanity, and who is asked first when there are too few."""

import pytest

from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.own_cards import relationship, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted

EMPTY = {"A": 3, "B": 0, "C": 0, "D": 0}


@pytest.mark.rule("HI-115")
def test_somebody_without_humanity_acts_with_a_hope_die() -> None:
    evening = acted(scene(1), humanity={"A": 0, "B": 5, "C": 5}, hope=2).commit_last_hope()
    assert (evening.pool, evening.humanity["A"]) == (1, 0)


@pytest.mark.rule("HI-115", "HI-116")
def test_somebody_without_humanity_supports_with_one_hope_die() -> None:
    evening = acted(scene(1), humanity={"A": 3, "B": 0, "C": 5}, hope=3).commit(3)
    assert evening.options("support:B") == ["last-hope", "refuse"]
    evening.cannot(lambda e: e.support("B", 2), "refused-option")
    given = evening.last_hope("B")
    assert (given.pool, given.state.running.stakes["B"].last_hope) == (2, 1)
    given.cannot(lambda e: e.last_hope("B"), "refused-closed")


@pytest.mark.rule("HI-115", "HI-208")
def test_somebody_below_zero_may_support_by_last_hope() -> None:
    evening = acted(scene(1), humanity={"A": 3, "B": -1, "C": 5}, hope=3).commit(1)
    assert evening.last_hope("B").pool == 2


@pytest.mark.rule("HI-117")
def test_whoever_has_humanity_cannot_use_last_hope() -> None:
    evening = acted(scene(1), humanity={"A": 3, "B": 1, "C": 5}).commit(1)
    evening.cannot(lambda e: e.last_hope("B"), "refused-option")


@pytest.mark.rule("HI-117")
def test_whoever_gave_the_last_die_gets_no_hope_die_on_top() -> None:
    evening = acted(scene(1), humanity={"A": 3, "B": 1, "C": 5}).commit(2).support("B", 1)
    evening.cannot(lambda e: e.last_hope("B"), "refused-closed")


@pytest.mark.rule("HI-118")
def test_without_a_die_in_the_pool_there_is_no_last_hope() -> None:
    evening = acted(scene(1), humanity={"A": 3, "B": 0, "C": 5}, hope=0).commit(1)
    assert evening.options("support:B") == ["refuse"]
    evening.cannot(lambda e: e.last_hope("B"), "refused-option")


@pytest.mark.rule("HI-119")
def test_the_acting_player_takes_a_hope_die_first() -> None:
    evening = acted(scene(1), humanity={"A": 0, "B": 0, "C": 5}, hope=1).commit_last_hope()
    assert evening.pool == 0
    assert evening.options("support:B") == ["refuse"]


@pytest.mark.rule("HI-121")
def test_when_hope_is_scarce_the_least_burdened_is_asked_first() -> None:
    evening = acted(
        scene(1), humanity=EMPTY, hope=1, conditions={"B": ["Hungry", "Hurt"], "C": ["Hurt"]}
    ).commit(1)
    waiting = evening.last_hope("B").last_hope("C").last_hope("D")
    assert waiting.pool == 1
    assert waiting.asks() == {"offer:D"}
    assert waiting.leave("D").asks() == {"offer:C"}
    granted = waiting.leave("D").leave("C").take("B")
    assert granted.state.running.stakes["B"].last_hope == 1


@pytest.mark.rule("HI-121")
def test_who_has_dice_of_their_own_need_not_be_waited_for() -> None:
    humanity = {"A": 3, "B": 0, "C": 0, "D": 1}
    evening = acted(scene(1), humanity=humanity, hope=1, conditions={"B": ["Hurt"]}).commit(1)
    offered = evening.last_hope("B").last_hope("C")
    assert offered.asks() == {"offer:C", "support:D"}
    taken = offered.take("C")
    assert taken.state.running.refused == {"B"}
    assert taken.asks() == {"support:D"}
    assert taken.support("D", 1).phase is Phase.ROLL


@pytest.mark.rule("HI-122")
def test_equal_burdens_are_asked_clockwise_from_the_left() -> None:
    moment: Moment = {"conditions": {"C": ["Hungry"], "D": ["Hurt"]}, "hope": 1}
    evening = acted(scene(1), humanity={"A": 3, "B": 5, "C": 0, "D": 0}, **moment).commit(1).refuse("B")
    assert evening.last_hope("D").last_hope("C").asks() == {"offer:C"}


@pytest.mark.rule("HI-122")
def test_clockwise_begins_at_the_acting_player_wherever_that_is() -> None:
    evening = acted(scene(1), humanity={"A": 0, "B": 5, "C": 3, "D": 0}, active="C", hope=1).commit(1)
    assert evening.refuse("B").last_hope("A").last_hope("D").asks() == {"offer:D"}


@pytest.mark.rule("HI-121", "HI-122")
def test_two_cards_of_one_weigh_as_much_as_one_card_of_two() -> None:
    moment: Moment = {"conditions": {"C": ["Hungry", "Hurt"], "D": ["Starving"]}, "hope": 1}
    evening = acted(scene(1), humanity={"A": 3, "B": 5, "C": 0, "D": 0}, **moment).commit(1).refuse("B")
    assert evening.last_hope("D").last_hope("C").asks() == {"offer:C"}


@pytest.mark.rule("HI-123")
def test_if_the_first_declines_the_next_is_asked_and_may_decline_too() -> None:
    evening = acted(scene(1), humanity={"A": 3, "B": 0, "C": 0}, hope=1).commit(1)
    offered = evening.last_hope("B").last_hope("C")
    offered.cannot(lambda e: e.take("C"), "refused-closed")
    passed_on = offered.leave("B")
    assert passed_on.asks() == {"offer:C"}
    left = passed_on.leave("C")
    assert (left.state.running.refused, left.pool) == (frozenset("BC"), 1)
    taken = passed_on.take("C")
    assert taken.state.running.refused == {"B"}
    assert taken.state.running.stakes["C"].last_hope == 1
    assert taken.pool == 0


@pytest.mark.rule("HI-121")
def test_whoever_takes_the_last_die_leaves_the_others_refusing() -> None:
    evening = acted(scene(1), humanity=EMPTY, hope=2).commit(1)
    evening = evening.last_hope("B").last_hope("C").last_hope("D").take("B")
    assert evening.take("C").state.running.refused == {"D"}


@pytest.mark.rule("HI-121")
def test_with_enough_dice_for_all_nobody_has_to_wait() -> None:
    evening = acted(scene(1), humanity={"A": 3, "B": 0, "C": 0}, hope=2).commit(1)
    assert evening.last_hope("C").state.running.stakes["C"].last_hope == 1


@pytest.mark.rule("HI-121")
def test_a_wish_is_granted_when_the_others_do_without() -> None:
    evening = acted(scene(1), humanity={"A": 3, "B": 0, "C": 0}, hope=1).commit(1).last_hope("C")
    assert evening.state.running.wishes == {"C"}
    granted = evening.refuse("B")
    assert granted.state.running.stakes["C"].last_hope == 1
    assert granted.pool == 0


@pytest.mark.rule("HI-110", "HI-121")
def test_a_refuser_who_changes_their_mind_does_not_jump_the_queue() -> None:
    moment: Moment = {"hope": 1, "conditions": {"C": ["Hurt"]}}
    evening = acted(scene(1), humanity={"A": 3, "B": 0, "C": 0}, **moment).commit(1)
    wished = evening.refuse("C").last_hope("C")
    assert wished.state.running.wishes == {"C"}
    assert wished.last_hope("B").asks() == {"offer:B"}


@pytest.mark.rule("HI-118", "HI-121")
def test_the_offer_ends_when_a_trait_takes_the_last_hope_die() -> None:
    thief = trait("the group loses 1 hope")
    evening = acted(scene(1), humanity={"A": 3, "B": 0, "C": 0}, hope=1, traits={"A": [thief]}).commit(1)
    robbed = evening.last_hope("B").last_hope("C").use("A")
    assert robbed.pool == 0
    assert robbed.state.running.refused == {"B", "C"}
    assert robbed.phase is Phase.ROLL


@pytest.mark.rule("HI-121")
def test_the_offer_ends_when_a_trait_brings_enough_hope_for_all() -> None:
    gift = trait("the group gains 1 hope")
    evening = acted(scene(1), humanity={"A": 3, "B": 0, "C": 0}, hope=1, traits={"A": [gift]}).commit(1)
    given = evening.last_hope("B").last_hope("C").use("A")
    assert set(given.state.running.stakes) == {"A", "B", "C"}


@pytest.mark.rule("HI-117", "HI-121")
def test_a_wish_lapses_when_a_trait_brings_humanity() -> None:
    gift = trait("a player of your choice gains 1 humanity")
    evening = acted(scene(1), humanity={"A": 3, "B": 0, "C": 0}, hope=1, traits={"A": [gift]}).commit(1)
    wished = evening.last_hope("B").last_hope("C").use("A", on="B")
    assert wished.asks() == {"support:B"}
    assert wished.options("support:B") == ["1", "refuse"]
    assert wished.refuse("B").state.running.stakes["C"].last_hope == 1


@pytest.mark.rule("HI-121", "HI-220")
def test_a_wish_dies_with_whoever_wished() -> None:
    deadly = trait("a player of your choice suffers 3 harm")
    moment: Moment = {"round": 3, "hope": 3, "traits": {"A": [deadly]}}
    evening = acted(scene(1), humanity={"A": 3, "B": 0, "C": 0, "D": 0, "E": 0}, **moment).commit(1)
    wished = evening.last_hope("B").use("A", on="B")
    assert wished.alive == "ACDE"
    closed = wished.refuse("C", "D", "E")
    assert closed.phase is Phase.HOPE


@pytest.mark.rule("HI-125", "HI-130")
@pytest.mark.parametrize("face", [1, 6])
def test_the_hope_die_is_spent_whatever_happens(face: int) -> None:
    evening = acted(scene(1), humanity={"A": 0, "B": 5, "C": 5}, hope=2).commit_last_hope()
    opened = evening.refuse("B", "C").hope(0).roll(Hope=[face]).open().land()
    assert opened.pool == 1


@pytest.mark.rule("HI-126")
def test_after_acting_by_last_hope_more_hope_may_be_added() -> None:
    evening = acted(scene(1), humanity={"A": 0, "B": 5, "C": 5}, hope=4).commit_last_hope().refuse("B", "C")
    hoped = evening.hope(2)
    assert hoped.pool == 1
    hoped.cannot(lambda e: e.roll(Hope=[1, 2]), "refused-dice")
    assert len(hoped.roll(Hope=[1, 2, 3]).state.running.dice) == 3


@pytest.mark.rule("HI-118", "HI-215")
def test_a_die_that_somebody_took_along_who_was_served_first_is_not_there_for_the_next() -> None:
    deadly = relationship("when you support the other, you suffer 1 hunger", id="deadly")
    evening = acted(
        scene(2),
        humanity={"A": 5, "B": 0, "C": 0},
        hope=2,
        conditions={"B": ["Starving"], "C": ["Starving", "Hurt"]},
        bonds=[("A", "B", deadly)],
        rulings={"support-order": "secret"},
        round=3,
    )
    settled = evening.commit(1).last_hope("B").last_hope("C")
    assert (settled.alive, settled.pool) == ("AC", 0)
    assert settled.state.running.in_the_middle == 2
