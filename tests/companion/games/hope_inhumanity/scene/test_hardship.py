"""What the hardship is made of, when it is counted, and what a hardship of zero means."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain
from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import (
    personality,
    relationship,
    scene,
    trait,
    trait_before_roll,
)
from tests.companion.games.hope_inhumanity.tables import Moment, acted

EASIER = trait_before_roll("this Scene is 3 easier")


def supported(evening: Evening) -> Evening:
    return evening.commit(1).support("B", 1).refuse("C")


@pytest.mark.rule("HI-133")
@pytest.mark.parametrize("rating", [0, 1, 3, 9])
def test_the_rating_is_the_number_of_successes_needed(rating: int) -> None:
    assert acted(scene(rating)).needed == rating


@pytest.mark.rule("HI-134", "HI-135", "HI-136", "HI-137", "HI-138")
@pytest.mark.parametrize(
    ("conditions", "total"),
    [
        ([], 2),
        (["Hungry"], 3),
        (["Starving"], 4),
        (["Hurt"], 3),
        (["Crippled"], 4),
        (["Hungry", "Hurt"], 4),
        (["Hungry", "Crippled"], 5),
        (["Starving", "Crippled"], 6),
    ],
)
def test_the_acting_players_conditions_add_up(conditions: list[str], total: int) -> None:
    assert acted(scene(2), conditions={"A": conditions}).needed == total


@pytest.mark.rule("HI-139")
def test_supporters_conditions_do_not_count() -> None:
    evening = acted(scene(2), conditions={"B": ["Starving", "Crippled"]})
    assert supported(evening).needed == 2


@pytest.mark.rule("HI-141")
def test_a_trait_comes_on_top_of_conditions() -> None:
    easier = trait_before_roll("this Scene is 2 easier")
    evening = acted(scene(3), conditions={"A": ["Hurt"]}, traits={"C": [easier]})
    assert supported(evening).use("C").needed == 2


@pytest.mark.rule("HI-141")
def test_several_traits_add_up() -> None:
    easier = trait_before_roll("this Scene is 2 easier", id="easier")
    harder = trait_before_roll("this Scene is 1 harder", id="harder")
    evening = supported(acted(scene(3), traits={"B": [easier], "C": [harder]}))
    assert evening.use("B", "easier").use("C", "harder").needed == 2


@pytest.mark.rule("HI-141", "HI-266")
@pytest.mark.parametrize(
    ("card", "total"),
    [
        ("your Scenes are 1 harder", 3),
        ("your Scenes are 1 easier", 1),
        ("your Urban Scenes are 2 harder", 4),
        ("your Coastal Scenes are 2 harder", 2),
        ("your Scenes marked gore are 2 harder", 4),
        ("your Scenes marked food are 2 harder", 2),
        ("your Coastal Scenes marked gore are 2 harder", 2),
        ("your Urban Scenes marked gore are 2 harder", 4),
    ],
)
def test_a_personality_changes_the_scenes_that_it_speaks_of(card: str, total: int) -> None:
    urban = scene(2, terrain=Terrain.URBAN, marks=[Mark.GORE])
    assert acted(urban, personalities={"A": personality(card)}, round=5).needed == total


@pytest.mark.rule("HI-141")
def test_a_supporters_personality_changes_only_scenes_of_its_own() -> None:
    evening = acted(scene(2), personalities={"B": personality("your Scenes are 3 harder")})
    assert supported(evening).needed == 2


@pytest.mark.rule("HI-142")
@pytest.mark.parametrize("step", ["support", "hope", "roll"])
def test_the_total_is_counted_just_before_the_roll(step: str) -> None:
    starve = trait("the acting player suffers 1 hunger")
    evening = acted(scene(1), traits={"C": [starve]}).commit(1)
    if step == "support":
        evening = evening.use("C").refuse("B", "C").hope(0)
    elif step == "hope":
        evening = evening.refuse("B", "C").use("C").hope(0)
    else:
        evening = evening.refuse("B", "C").hope(0).use("C")
    rolled = evening.roll(A=[6])
    assert (rolled.needed, rolled.verdict) == (2, Verdict.FAILURE)


@pytest.mark.rule("HI-142")
def test_what_happens_after_the_roll_changes_the_total_no_more() -> None:
    starve = trait("the acting player suffers 1 hunger")
    rolled = acted(scene(1), traits={"C": [starve]}).commit(1).refuse("B", "C").hope(0).roll(A=[6]).use("C")
    assert (rolled.needed, rolled.verdict) == (1, Verdict.SUCCESS)
    corrected = rolled.correct(A=[4])
    assert (corrected.needed, corrected.verdict) == (1, Verdict.SUCCESS)


@pytest.mark.rule("HI-143")
@pytest.mark.parametrize(("rating", "total"), [(4, 1), (3, 0), (2, 0), (0, 0)])
def test_the_total_never_falls_below_zero(rating: int, total: int) -> None:
    evening = acted(scene(rating), traits={"C": [EASIER]})
    assert supported(evening).use("C").needed == total


@pytest.mark.rule("HI-143")
def test_only_the_last_sum_is_held_at_zero() -> None:
    evening = acted(scene(1), traits={"C": [EASIER]}, conditions={"A": ["Starving", "Hurt"]})
    assert supported(evening).use("C").needed == 1


@pytest.mark.rule("HI-144")
def test_more_hardship_than_dice_is_rolled_and_fails() -> None:
    failed = supported(acted(scene(5))).hope(0).roll(A=[6], B=[6])
    assert failed.verdict is Verdict.FAILURE
    assert failed.open().land().humanity == {"A": 4, "B": 4, "C": 5}


@pytest.mark.rule("HI-145", "HI-147")
def test_at_zero_nothing_is_rolled_and_it_succeeds() -> None:
    card = scene(3, succeed="each of them gains 1 humanity")
    evening = supported(acted(card, traits={"C": [EASIER]})).hope(0)
    assert evening.asks() == {"roll"}
    eased = evening.use("C")
    assert eased.asks() == {"no-roll"}
    eased.cannot(lambda e: e.roll(A=[1], B=[1]), "refused-closed")
    opened = eased.open().land()
    assert opened.verdict is Verdict.SUCCESS
    assert opened.humanity == {"A": 5, "B": 5, "C": 5}
    assert opened.state.running.dice == ()


@pytest.mark.rule("HI-146")
def test_the_total_decides_and_not_the_printed_zero() -> None:
    assert supported(acted(scene(0))).hope(0).asks() == {"no-roll"}
    assert supported(acted(scene(0), conditions={"A": ["Hungry"]})).hope(0).asks() == {"roll"}


@pytest.mark.rule("HI-148", "HI-063")
def test_at_zero_a_die_must_be_committed_as_ever() -> None:
    acted(scene(0)).cannot(lambda e: e.commit(0), "refused-number")


@pytest.mark.rule("HI-150")
def test_who_refuses_at_zero_suffers_refuse() -> None:
    opened = supported(acted(scene(0, refuse="each of them suffers 1 hunger"))).hope(0).open().land()
    assert [opened.conditions(seat) for seat in "ABC"] == [[], [], ["Hungry"]]


@pytest.mark.rule("HI-263", "HI-141")
def test_what_a_trait_changed_is_forgotten_in_the_next_scene() -> None:
    harder = trait_before_roll("this Scene is 2 harder")
    first = supported(acted(scene(1), traits={"C": [harder]})).use("C")
    assert first.needed == 3
    following = first.hope(0).roll(A=[1], B=[1]).open().land().go_on().draw().act()
    assert following.needed == 1


@pytest.mark.rule("HI-224", "HI-137")
def test_the_wounds_an_acting_player_died_of_still_count() -> None:
    deadly = trait("the acting player suffers 1 harm")
    evening = acted(scene(1), conditions={"A": ["Crippled"]}, traits={"C": [deadly]}, round=3).commit(1)
    rolled = evening.use("C").support("B", 1).refuse("C").roll(A=[6], B=[6])
    assert (rolled.phase, rolled.needed) == (Phase.OUTCOMES, 3)


HELPFUL = personality("Scenes that you support are 1 easier", id="helpful")
CLUMSY = relationship("Scenes that you support are 2 harder", id="clumsy")


@pytest.mark.rule("HI-141", "HI-139")
def test_a_supporters_personality_counts_once_they_support() -> None:
    evening = acted(scene(3), personalities={"B": HELPFUL, "C": HELPFUL}).commit(2)
    assert evening.needed == 3
    supported = evening.support("B", 1)
    assert (supported.needed, supported.support("B", 1).needed) == (2, 2)
    assert supported.refuse("C").needed == 2
    assert supported.support("C", 1).needed == 1


@pytest.mark.rule("HI-141", "HI-034")
def test_a_relationship_counts_between_supporter_and_acting_player_alone() -> None:
    ring = [("A", "B", CLUMSY), ("B", "C", CLUMSY)]
    evening = acted(scene(1), bonds=ring).commit(1)
    assert evening.support("B", 1).needed == 3
    assert evening.support("C", 1).needed == 1


@pytest.mark.rule("HI-141", "HI-124")
def test_supporting_by_last_hope_is_supporting_for_it() -> None:
    evening = acted(scene(3), personalities={"B": HELPFUL}, humanity={"A": 5, "B": 0, "C": 5})
    assert evening.commit(1).last_hope("B").needed == 2


@pytest.mark.rule("HI-141")
def test_the_acting_players_own_support_is_none() -> None:
    assert acted(scene(3), personalities={"A": HELPFUL}).commit(1).needed == 3


@pytest.mark.rule("HI-141", "HI-069")
@pytest.mark.ruling("supporters-cards-count")
def test_whether_supporters_cards_count_is_the_tables_choice() -> None:
    moment: Moment = {"personalities": {"B": HELPFUL}, "bonds": [("A", "B", CLUMSY)]}
    counted = acted(scene(3), **moment).commit(1).support("B", 1)
    assert counted.needed == 4
    assert (
        acted(scene(3), **moment, rulings={"supporters-cards-count": "no"}).commit(1).support("B", 1).needed
        == 3
    )
    rolled = counted.refuse("C").hope(0).roll(A=[1], B=[1])
    spotlight = rolled.view(None).spotlight
    assert spotlight is not None
    assert say("reason-personality", n=-1, name="Name of B", card="Title of helpful") in spotlight.lines
    assert say("reason-personality", n=2, name="Name of B", card="Title of clumsy") in spotlight.lines
