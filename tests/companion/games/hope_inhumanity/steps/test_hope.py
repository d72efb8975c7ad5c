"""The Hope pool: what the acting player may add, and its limits."""

import pytest

from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.own_cards import question, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table


@pytest.mark.rule("HI-127", "HI-067")
@pytest.mark.parametrize("dice", [0, 1, 2, 3])
def test_the_acting_player_adds_from_no_hope_to_all_of_it(dice: int) -> None:
    hoped = acted(scene(1)).commit(1).refuse("B", "C").hope(dice)
    assert hoped.pool == 3 - dice
    assert all(hoped.view(viewer).tracks[1].value == 3 - dice for viewer in ("A", "B", None))


@pytest.mark.rule("HI-127")
@pytest.mark.parametrize("dice", [-1, 4])
def test_more_hope_than_there_is_is_refused(dice: int) -> None:
    acted(scene(1)).commit(1).refuse("B", "C").cannot(lambda e: e.hope(dice), "refused-number")


@pytest.mark.rule("HI-127")
def test_an_empty_pool_is_not_asked_for() -> None:
    assert acted(scene(1), hope=0).commit(1).refuse("B", "C").phase is Phase.ROLL


@pytest.mark.rule("HI-128")
def test_nobody_else_adds_hope() -> None:
    evening = acted(scene(1)).commit(1).refuse("B", "C")
    evening.cannot(lambda e: e.hope(1, "B"), "refused-seat")


@pytest.mark.rule("HI-129")
def test_hope_waits_until_all_had_their_chance_at_last_hope() -> None:
    evening = acted(scene(1), humanity={"A": 2, "B": 0, "C": 0}, hope=1).commit(1)
    evening.refuse("B").cannot(lambda e: e.hope(1), "refused-closed")
    evening.last_hope("B").last_hope("C").cannot(lambda e: e.hope(1), "refused-closed")


@pytest.mark.rule("HI-130")
@pytest.mark.parametrize("face", [1, 6])
def test_used_hope_does_not_come_back(face: int) -> None:
    hoped = acted(scene(1)).commit(1).refuse("B", "C").hope(2)
    assert hoped.roll(A=[face], Hope=[face, face]).open().land().go_on().pool == 1


@pytest.mark.rule("HI-131")
def test_a_hope_die_counts_like_any_other() -> None:
    hoped = acted(scene(1, succeed="everyone gains 1 humanity")).commit(1).refuse("B", "C").hope(1)
    assert hoped.roll(A=[1], Hope=[5]).state.running.verdict == "success"


@pytest.mark.rule("HI-132", "HI-004")
def test_hope_comes_on_top_of_the_committed_die() -> None:
    evening = acted(scene(1), humanity={"A": 1, "B": 5, "C": 5}, hope=5)
    evening.cannot(lambda e: e.commit(0), "refused-number")
    rolled = evening.commit(1).refuse("B", "C").hope(5).roll(A=[1], Hope=[1] * 5)
    assert len(rolled.state.running.dice) == 6


@pytest.mark.rule("HI-127")
def test_a_trait_that_empties_the_pool_ends_the_hope_step() -> None:
    thief = trait("the group loses 3 hope")
    evening = acted(scene(1), hope=3, traits={"B": [thief]}).commit(1).refuse("B", "C").use("B")
    assert evening.phase is Phase.ROLL


@pytest.mark.rule("HI-284", "HI-289", "HI-004")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 5), (5, 5)])
def test_cards_raise_hope_to_five_and_no_further(before: int, after: int) -> None:
    card = question(accept="the group gains 2 hope", refuse="everyone loses 1 humanity")
    opened = acted(card, hope=before).accept("B").decline("C").accept("A")
    assert opened.pool == after


@pytest.mark.rule("HI-284", "HI-289", "HI-004")
def test_a_hope_die_in_the_middle_counts_among_the_five_until_the_scene_is_open() -> None:
    sing = {"C": [trait("the group gains 1 hope", id="sing"), trait("the group gains 1 hope", id="hum")]}
    moment: Moment = {"humanity": {"A": 5, "B": 0, "C": 5}, "hope": 5, "traits": sing}
    sung = acted(scene(1), **moment).commit(1).last_hope("B").use("C", "sing")
    assert sung.pool == 4
    rolled = sung.refuse("C").hope(4).roll(A=[6], Hope=[1, 1, 1, 1, 1])
    assert rolled.open().land().use("C", "hum").pool == 1


@pytest.mark.rule("HI-285")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_cards_lower_hope_to_none_and_no_further(before: int, after: int) -> None:
    avoided = table(scene(1, refuse="the group loses 2 hope"), hope=before).draw().avoid().land()
    assert avoided.pool == after


@pytest.mark.rule("HI-184")
def test_a_question_scene_asks_for_no_hope() -> None:
    evening = acted(question(), humanity={"A": 0, "B": 0, "C": 0})
    evening.cannot(lambda e: e.hope(1), "refused-closed")
    assert evening.options("answer:B") == ["accept", "refuse"]
