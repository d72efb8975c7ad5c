"""Stealing an Asset: who may, when, from whom, and what it costs."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.cards.kinds import Scope
from companion.games.hope_inhumanity.state import Holding
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import SOCIOPATH, asset, scene
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table, turn_by_turn

RIFLE = asset("you gain 1 humanity", id="rifle", uses=2)
TINS = asset("you recover from 1 hunger", id="tins")
TENT = asset("everyone recovers from 1 hunger", id="tent", scope=Scope.GROUP)
KEPT: Moment = {"assets": [("C", RIFLE), ("A", TINS), (None, TENT)]}


def rifle(evening: Evening) -> Holding:
    return evening.state.holding("rifle")


@pytest.mark.rule("HI-252", "HI-253", "HI-254")
def test_the_thief_is_the_new_owner_pays_one_humanity_and_the_uses_stay() -> None:
    used = table(scene(1), humanity={"A": 3, "B": 5, "C": 3}, **KEPT).use_asset("C", "rifle")
    stolen = used.steal("rifle")
    assert rifle(used) == Holding("rifle", "C", 1)
    assert rifle(stolen) == Holding("rifle", "A", 1)
    assert stolen.humanity == {"A": 2, "B": 5, "C": 4}


@pytest.mark.rule("HI-254", "HI-247")
def test_what_is_stolen_may_be_used_at_once_and_no_longer_by_its_former_owner() -> None:
    stolen = table(scene(1), humanity={"A": 3, "B": 5, "C": 5}, **KEPT).steal("rifle")
    assert stolen.use_asset("A", "rifle").humanity["A"] == 3
    stolen.cannot(lambda e: e.use_asset("C", "rifle"), "refused-seat")


@pytest.mark.rule("HI-255")
def test_neither_what_is_the_groups_nor_ones_own_can_be_stolen() -> None:
    evening = table(scene(1), **KEPT)
    assert evening.options("steal") == ["rifle"]
    evening.cannot(lambda e: e.steal("tent"), "refused-option")
    evening.cannot(lambda e: e.steal("tins"), "refused-option")


@pytest.mark.rule("HI-252")
def test_nobody_steals_in_the_turn_of_another_or_from_the_dead() -> None:
    evening = table(scene(1), **KEPT)
    evening.cannot(lambda e: e.steal("tins", seat="B"), "refused-seat")
    table(scene(1), dead="C", **KEPT).cannot(lambda e: e.steal("rifle"), "refused-closed")


@pytest.mark.rule("HI-257")
def test_a_theft_waits_for_nothing_but_the_dice() -> None:
    for step, evening in turn_by_turn(**KEPT).items():
        if step == "outcomes":
            evening.cannot(lambda e: e.steal("rifle"), "refused-closed")
        else:
            assert rifle(evening.steal("rifle")).owner == "A"


@pytest.mark.rule("HI-256")
@pytest.mark.ruling("theft-into-debt")
@pytest.mark.parametrize(("choice", "humanity", "possible"), [("no", 1, 1), ("no", 0, 0), ("yes", 0, 1)])
def test_without_humanity_there_is_no_theft_unless_the_table_plays_into_debt(
    choice: str, humanity: int, possible: int
) -> None:
    poor: Moment = {"humanity": {"A": humanity, "B": 5, "C": 5}, "rulings": {"theft-into-debt": choice}}
    evening = table(scene(1), **poor, **KEPT)
    assert ("steal" in evening.play.open) is bool(possible)
    if possible:
        stolen = evening.steal("rifle")
        assert (stolen.humanity["A"], stolen.marked) == (humanity - 1, "" if humanity else "A")


@pytest.mark.rule("HI-257")
@pytest.mark.ruling("one-theft-a-turn")
@pytest.mark.parametrize(("choice", "again"), [("no", True), ("yes", False)])
def test_more_than_one_theft_a_turn_is_as_the_table_plays_it(choice: str, again: bool) -> None:
    kept: Moment = {"assets": [("C", RIFLE), ("B", TINS)], "rulings": {"one-theft-a-turn": choice}}
    stolen = table(scene(1), **kept).steal("tins")
    assert ("steal" in stolen.play.open) is again
    following = stolen.draw().avoid().land().go_on()
    assert following.options("steal") == ["rifle", "tins"]


@pytest.mark.rule("HI-271")
@pytest.mark.ruling("sociopath-pays")
@pytest.mark.parametrize(("choice", "left"), [("yes", 2), ("no", 3)])
def test_who_loses_humanity_only_by_committing_pays_for_a_theft_all_the_same(choice: str, left: int) -> None:
    cold: Moment = {"personalities": {"A": SOCIOPATH}, "rulings": {"sociopath-pays": choice}}
    evening = table(scene(1), humanity={"A": 3, "B": 5, "C": 5}, **cold, **KEPT)
    assert evening.question("steal").hint == say("ask-steal-hint", n=3 - left)
    assert evening.steal("rifle").humanity["A"] == left


@pytest.mark.rule("HI-256", "HI-271")
@pytest.mark.parametrize(("choice", "possible"), [("yes", False), ("no", True)])
def test_a_theft_that_costs_nothing_needs_no_humanity(choice: str, possible: bool) -> None:
    cold: Moment = {"personalities": {"A": SOCIOPATH}, "rulings": {"sociopath-pays": choice}}
    evening = table(scene(1), humanity={"A": 0, "B": 5, "C": 5}, **cold, **KEPT)
    assert ("steal" in evening.play.open) is possible


@pytest.mark.rule("HI-253", "HI-094")
def test_who_steals_with_the_last_die_after_act_fails_with_an_empty_pool() -> None:
    last: Moment = {"humanity": {"A": 1, "B": 5, "C": 5}, "hope": 0}
    stolen = acted(scene(1, unavoidable=True), **last, **KEPT).steal("rifle")
    assert stolen.verdict == "hopeless"


@pytest.mark.rule("HI-252", "HI-080")
@pytest.mark.ruling("assets-secret")
def test_a_thief_takes_a_secret_asset_unseen() -> None:
    kept: Moment = {"assets": [("C", RIFLE), ("C", TINS)], "rulings": {"assets-secret": "yes"}}
    evening = table(scene(1), **kept)
    assert evening.options("steal") == ["C:1", "C:2"]
    swapped = table(scene(1), **{**kept, "assets": [("C", TINS), ("C", RIFLE)]})
    assert evening.question("steal") == swapped.question("steal")
    stolen = evening.steal("C:2")
    assert stolen.state.holding("tins").owner == "A"
    assert "Title of" not in repr(stolen.play.log)
    assert [card.title for card in stolen.view("A").hand] == ["Title of tins"]


@pytest.mark.rule("HI-252")
def test_a_loan_ends_with_the_theft() -> None:
    lent = table(scene(1), **KEPT).lend("rifle", "C", to="B")
    assert rifle(lent.steal("rifle")) == Holding("rifle", "A", 2)
    assert rifle(table(scene(1), **KEPT).lend("rifle", "C", to="A").steal("rifle")).owner == "A"


def test_a_theft_is_told_to_all() -> None:
    stolen = table(scene(1), **KEPT).steal("rifle")
    assert say("told-asset-stolen", name="Name of A", card="Title of rifle") in stolen.play.log
