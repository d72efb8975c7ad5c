"""The acceptance scenarios, as far as this version plays them; their numbers are in the names."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.cards.card import Terrain
from companion.games.hope_inhumanity.state import Phase, Verdict
from tests.companion.games.hope_inhumanity.own_cards import (
    MUTUAL_DISGUST,
    SOCIOPATH,
    question,
    scene,
    trait,
    trait_before_roll,
)
from tests.companion.games.hope_inhumanity.tables import table

GAIN = "each of them gains 1 humanity"
LOSE = "each of them loses 1 humanity"
HUNGER = "each of them suffers 1 hunger"
HARM = "each of them suffers 1 harm"


@pytest.mark.rule("HI-160", "HI-162", "HI-163", "HI-164", "HI-153", "HI-155", "HI-157", "HI-202")
def test_hs_02_a_plain_success_gives_nothing_for_surplus_successes() -> None:
    evening = table(scene(2, succeed=GAIN, fail=HARM, refuse=HUNGER)).draw().act().commit(2)
    rolled = evening.support("B", 2).refuse("C").hope(0).roll(A=[4, 6], B=[5, 1])
    opened = rolled.open()
    assert (rolled.needed, len(rolled.state.running.dice), rolled.verdict) == (2, 4, Verdict.SUCCESS)
    assert opened.humanity == {"A": 4, "B": 4, "C": 5}
    assert [opened.conditions(seat) for seat in "ABC"] == [[], [], ["Hungry"]]
    assert opened.pool == 3


@pytest.mark.rule("HI-056", "HI-057", "HI-058", "HI-059", "HI-061", "HI-062", "HI-065", "HI-067", "HI-069")
def test_hs_04_who_sees_what_during_a_rated_scene() -> None:
    card = scene(2, terrain=Terrain.COASTAL, succeed=GAIN, fail=HARM, refuse=HUNGER)
    drawn = table(card, round=2, conditions={"A": ["Hungry"]}).draw(Terrain.COASTAL)
    (held,) = drawn.view("A").hand
    assert {card.callout, say("card-hardship", n=2), say("branch-fail", text=HARM)} <= set(held.lines)
    assert card.callout not in repr(drawn.view("B"))
    acted = drawn.act()
    assert card.callout in repr(acted.view("B"))
    committed = acted.commit(2)
    assert committed.view("C").seats[0].note == say("note-dice", n=2)
    hoped = committed.support("B", 1).refuse("C").hope(1)
    assert hoped.view(None).tracks[1].value == 2
    assert all(
        "hardship" not in repr(e.view(viewer)) for e in (acted, committed, hoped) for viewer in ("B", None)
    )
    rolled = hoped.roll(A=[4, 5], B=[1], Hope=[6])
    spotlight = rolled.view("B").spotlight
    assert spotlight is not None
    assert spotlight.text == say("count", n=3, dice=4, needed=3)
    opened = rolled.open()
    assert say("card-hardship", n=2) in opened.view("C").opened[0].lines
    assert (opened.humanity, opened.pool) == ({"A": 4, "B": 5, "C": 5}, 2)
    assert [opened.conditions(seat) for seat in "ABC"] == [["Hungry"], [], ["Hungry"]]


@pytest.mark.rule("HI-094", "HI-095", "HI-096", "HI-188", "HI-216")
def test_hs_09_unavoidable_and_nothing_left_is_fail_for_everybody() -> None:
    card = scene(2, unavoidable=True, succeed=GAIN, fail=HUNGER, refuse="each of them loses 2 humanity")
    evening = table(
        card,
        humanity={"A": 0, "B": 3, "C": 5, "D": 1},
        round=3,
        hope=0,
        conditions={"B": ["Starving"], "D": ["Hurt"]},
    ).draw()
    failed = evening.cannot(lambda e: e.avoid()).act().cannot(lambda e: e.support("B", 1))
    assert failed.verdict is Verdict.HOPELESS
    assert failed.humanity == {"A": 0, "C": 5, "D": 1}
    assert [failed.conditions(seat) for seat in "ACD"] == [["Hungry"], ["Hungry"], ["Hungry", "Hurt"]]
    assert (failed.alive, failed.pool, failed.marked) == ("ACD", 0, "")


@pytest.mark.rule("HI-098", "HI-099", "HI-102", "HI-103", "HI-105", "HI-106", "HI-107", "HI-108", "HI-110")
def test_hs_12_limits_and_finality_of_commitment_and_support() -> None:
    card = scene(3, succeed="each of them recovers from 1 hunger", fail=HARM, refuse=LOSE)
    evening = table(
        card, humanity={"A": 4, "B": 5, "C": 1, "D": 5}, round=2, hope=4, conditions={"B": ["Hungry"]}
    )
    acted = evening.draw().act().cannot(lambda e: e.commit(0)).cannot(lambda e: e.commit(5))
    committed = acted.commit(2).cannot(lambda e: e.commit(3)).cannot(lambda e: e.support("B", 3))
    given = committed.support("B", 1).support("B", 1)
    assert (given.humanity["A"], given.humanity["B"]) == (2, 3)
    given.cannot(lambda e: e.support("B", 1)).cannot(lambda e: e.support("C", 2))
    rolled = given.support("C", 1).refuse("D").hope(0).roll(A=[1, 4], B=[5, 6], C=[2])
    assert (rolled.needed, rolled.verdict) == (3, Verdict.SUCCESS)
    opened = rolled.open()
    assert opened.humanity == {"A": 2, "B": 3, "C": 0, "D": 4}
    assert all(opened.conditions(seat) == [] for seat in "ABCD")
    assert (opened.pool, opened.marked) == (4, "")


@pytest.mark.rule("HI-145", "HI-147", "HI-148", "HI-149", "HI-150", "HI-141", "HI-130")
def test_hs_17_a_trait_brings_the_total_to_zero() -> None:
    eases = trait_before_roll("this Scene is 3 easier", id="t9")
    evening = table(
        scene(2, succeed=GAIN, fail=HARM, refuse=HUNGER),
        humanity="ABCD",
        round=2,
        hope=4,
        traits={"D": [eases]},
    )
    hoped = evening.draw().act().commit(3).support("B", 1).refuse("C", "D").hope(1)
    opened = hoped.use("D", "t9").cannot(lambda e: e.roll(A=[1, 1, 1], B=[1], Hope=[1])).open()
    assert (opened.needed, opened.verdict) == (0, Verdict.SUCCESS)
    assert opened.humanity == {"A": 3, "B": 5, "C": 5, "D": 5}
    assert [opened.conditions(seat) for seat in "ABCD"] == [[], [], ["Hungry"], ["Hungry"]]
    assert (opened.pool, opened.state.survivor("D").traits) == (3, ())


@pytest.mark.rule("HI-170", "HI-191", "HI-215", "HI-050")
def test_hs_29_the_acting_player_dies_by_the_failure_as_far_as_there_are_no_assets() -> None:
    evening = table(
        scene(2, fail=HARM, refuse=HUNGER),
        humanity={"A": 3, "B": 4, "C": 4},
        round=3,
        conditions={"A": ["Crippled"]},
    )
    rolled = evening.draw().act().commit(2).support("B", 1).refuse("C").hope(0).roll(A=[4, 5], B=[6])
    assert (rolled.needed, rolled.verdict) == (4, Verdict.FAILURE)
    opened = rolled.open()
    assert (opened.alive, opened.pool) == ("BC", 2)
    assert [opened.conditions(seat) for seat in "BC"] == [["Hurt"], ["Hungry"]]
    following = opened.go_on()
    assert (following.state.active, following.humanity, following.pool) == ("B", {"B": 3, "C": 4}, 2)


@pytest.mark.rule("HI-172", "HI-176", "HI-177", "HI-178", "HI-179", "HI-180", "HI-183", "HI-184")
def test_hs_33_answers_go_round_and_bring_their_results_at_the_end() -> None:
    card = question(
        accept="each of them recovers from 1 hunger", refuse=LOSE, all_refuse="the group loses 1 hope"
    )
    evening = table(
        card,
        humanity={"A": 5, "B": 4, "C": 3, "D": 2},
        round=2,
        conditions={"B": ["Hungry"], "D": ["Starving"]},
    )
    acted = evening.draw().act().cannot(lambda e: e.decline("A")).cannot(lambda e: e.decline("C"))
    three = acted.accept("B").decline("C").cannot(lambda e: e.hope(1)).accept("D")
    assert three.humanity == {"A": 5, "B": 4, "C": 3, "D": 2}
    assert (three.conditions("B"), three.conditions("D")) == (["Hungry"], ["Starving"])
    answered = three.decline("A")
    assert answered.humanity == {"A": 4, "B": 4, "C": 2, "D": 2}
    assert [answered.conditions(seat) for seat in "ABCD"] == [[], [], [], ["Hungry"]]
    assert (answered.pool, answered.verdict) == (3, Verdict.ANSWERED)


@pytest.mark.rule("HI-270", "HI-269", "HI-275", "HI-161", "HI-205", "HI-201")
def test_hs_36_sociopath_and_mutual_disgust_in_one_failed_scene() -> None:
    evening = table(
        scene(3, fail=LOSE, refuse=HUNGER),
        humanity={"A": 4, "B": 3, "C": 4, "D": 4},
        active="C",
        round=3,
        had_turn="AB",
        personalities={"C": SOCIOPATH},
        bonds=[("B", "C", MUTUAL_DISGUST)],
        traits={"A": [trait("a player of your choice gains 3 humanity", id="tg")]},
    )
    given = evening.draw().act().commit(2).support("B", 2)
    assert (given.humanity["B"], given.humanity["C"]) == (0, 2)
    rolled = given.refuse("A", "D").hope(0).roll(C=[4, 1], B=[5, 2])
    assert (rolled.needed, rolled.verdict) == (3, Verdict.FAILURE)
    opened = rolled.open()
    assert (opened.humanity, opened.marked) == ({"A": 4, "B": -1, "C": 2, "D": 4}, "B")
    helped = opened.use("A", "tg", on="C")
    assert (helped.humanity["C"], helped.humanity["B"]) == (4, -1)
    assert [helped.conditions(seat) for seat in "ABCD"] == [["Hungry"], [], [], ["Hungry"]]


@pytest.mark.rule("HI-303", "HI-212", "HI-296", "HI-306", "HI-039", "HI-215")
def test_hs_40_a_marked_character_does_not_survive_the_last_turn() -> None:
    evening = table(
        scene(1, succeed=GAIN, fail=HARM, refuse=LOSE),
        humanity={"A": 0, "B": 0, "C": 3},
        active="C",
        round=5,
        hope=2,
        dead="B",
        had_turn="A",
    )
    opened = evening.draw().act().commit(1).refuse("A").hope(0).roll(C=[5]).open()
    assert (opened.state.won, opened.marked, opened.pool) == (None, "A", 2)
    over = opened.go_on().cannot(lambda e: e.draw(seat="A"))
    assert (over.phase, over.state.won, over.alive) == (Phase.OVER, True, "C")
    assert (over.pool, over.state.round) == (1, 5)
