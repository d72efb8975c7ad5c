"""Dice into the middle: how many the acting player may commit, and how many the others may add."""

import pytest

from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.own_cards import scene
from tests.companion.games.hope_inhumanity.tables import acted


@pytest.mark.rule("HI-098", "HI-099")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_acting_player_commits_from_one_die_to_all(dice: int) -> None:
    committed = acted(scene(1), humanity={"A": 3, "B": 5, "C": 5}).commit(dice)
    assert committed.humanity["A"] == 3 - dice


@pytest.mark.rule("HI-098", "HI-099", "HI-132")
@pytest.mark.parametrize("dice", [-1, 0, 4])
def test_none_and_more_than_there_are_is_refused(dice: int) -> None:
    acted(scene(1), humanity={"A": 3, "B": 5, "C": 5}).cannot(lambda e: e.commit(dice), "refused-number")


@pytest.mark.rule("HI-098", "HI-117")
def test_hope_does_not_take_the_place_of_humanity_that_is_left() -> None:
    evening = acted(scene(1), humanity={"A": 1, "B": 5, "C": 5})
    evening.cannot(lambda e: e.commit_last_hope(), "refused-form")


@pytest.mark.rule("HI-100", "HI-065")
def test_committed_dice_lie_in_the_middle_for_all_to_see() -> None:
    committed = acted(scene(1)).commit(2)
    assert committed.humanity["A"] == 3
    assert committed.state.running.stakes["A"].humanity == 2
    for viewer in ("A", "B", "C", None):
        rolling = committed.view(viewer).rolling
        assert rolling is not None
        assert [(part.colour, part.count) for part in rolling.asked] == [("red", 2)]


@pytest.mark.rule("HI-101")
def test_a_loss_hits_only_what_was_not_committed() -> None:
    card = scene(2, fail="each of them loses 1 humanity")
    failed = acted(card, humanity={"A": 2, "B": 5, "C": 5}, hope=0)
    failed = failed.commit(2).refuse("B", "C").roll(A=[1, 1]).open().land()
    assert failed.humanity["A"] == -1
    assert failed.marked == "A"


@pytest.mark.rule("HI-113", "HI-171")
@pytest.mark.rule("HI-105")
@pytest.mark.parametrize(("dice", "allowed"), [(0, False), (1, True), (2, True), (3, False)])
def test_support_goes_from_one_die_to_as_many_as_were_committed(dice: int, allowed: bool) -> None:
    evening = acted(scene(1)).commit(2)
    if allowed:
        assert evening.support("B", dice).humanity["B"] == 5 - dice
    else:
        evening.cannot(lambda e: e.support("B", dice), "refused-option")


@pytest.mark.rule("HI-106", "HI-112")
def test_the_limit_is_each_supporters_own() -> None:
    evening = acted(scene(1), humanity="ABCDE").commit(2)
    for seat in "BCDE":
        evening = evening.support(seat, 2)
    asked = evening.hope(0)
    rolling = asked.view(None).rolling
    assert rolling is not None
    assert sum(part.count for part in rolling.asked) == 10
    asked.cannot(lambda e: e.roll(A=[1, 1]), "refused-dice")


@pytest.mark.rule("HI-107")
@pytest.mark.parametrize(("dice", "allowed"), [(1, True), (2, False)])
def test_nobody_gives_more_than_they_have(dice: int, allowed: bool) -> None:
    evening = acted(scene(1), humanity={"A": 3, "B": 1, "C": 5}).commit(3)
    if allowed:
        assert evening.support("B", dice).humanity["B"] == 0
    else:
        evening.cannot(lambda e: e.support("B", dice), "refused-option")


@pytest.mark.rule("HI-108")
def test_giving_nothing_is_refusing() -> None:
    evening = acted(scene(1)).commit(1)
    assert evening.options("support:B") == ["1", "refuse"]
    assert evening.refuse("B").state.running.refused == {"B"}


@pytest.mark.rule("HI-109")
def test_nobody_turns_support_down() -> None:
    evening = acted(scene(1)).commit(1)
    evening.cannot(lambda e: e.choose("support:B", "A", "refuse"), "refused-seat")
    supported = evening.support("B", 1)
    assert all(asked.question.to != "A" for asked in supported.play.open.values())


@pytest.mark.rule("HI-110")
def test_a_supporter_may_add_up_to_the_limit_while_others_think() -> None:
    evening = acted(scene(1)).commit(2).support("B", 1)
    assert evening.question("support:B").standing
    assert evening.options("support:B") == ["1"]
    more = evening.support("B", 1)
    assert more.state.running.stakes["B"].humanity == 2
    more.cannot(lambda e: e.support("B", 1), "refused-closed")


@pytest.mark.rule("HI-110", "HI-102")
def test_given_dice_are_not_taken_back() -> None:
    evening = acted(scene(1)).commit(2).support("B", 1)
    evening.cannot(lambda e: e.refuse("B"), "refused-option")
    evening.cannot(lambda e: e.support("B", -1), "refused-option")


@pytest.mark.rule("HI-110")
def test_a_refusal_may_become_support_while_others_think() -> None:
    evening = acted(scene(1)).commit(1).refuse("B")
    evening.cannot(lambda e: e.refuse("B"), "refused-option")
    changed = evening.support("B", 1)
    assert changed.state.running.refused == frozenset()
    assert set(changed.state.running.stakes) == {"A", "B"}


@pytest.mark.rule("HI-110", "HI-111")
def test_once_all_have_declared_nobody_changes_anything() -> None:
    closed = acted(scene(1)).commit(2).refuse("B").support("C", 1)
    assert closed.phase is Phase.HOPE
    closed.cannot(lambda e: e.support("B", 1), "refused-closed")
    closed.cannot(lambda e: e.support("C", 1), "refused-closed")


@pytest.mark.rule("HI-111")
def test_support_stays_open_until_the_last_has_declared() -> None:
    evening = acted(scene(1), humanity="ABCD").commit(1).support("D", 1).refuse("B")
    assert (evening.phase, evening.asks()) == (Phase.SUPPORT, {"support:C"})
    assert evening.refuse("C").phase is Phase.HOPE


@pytest.mark.rule("HI-114")
def test_somebody_may_act_alone() -> None:
    rolled = acted(scene(1)).commit(1).refuse("B", "C").hope(0).roll(A=[4])
    assert rolled.needed == 1


@pytest.mark.rule("HI-114", "HI-104")
def test_the_last_living_player_acts_without_being_supported() -> None:
    assert acted(scene(1), dead="BC").commit(1).phase is Phase.HOPE
