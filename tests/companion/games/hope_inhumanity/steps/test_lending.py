"""Lending an Asset: it stays its owner's, for one use or until it is taken back."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.cards.kinds import Scope
from companion.games.hope_inhumanity.state import Holding
from tests.companion.games.hope_inhumanity.own_cards import asset, scene
from tests.companion.games.hope_inhumanity.tables import Moment, table

RIFLE = asset("you gain 1 humanity", id="rifle", uses=2)
TENT = asset("everyone recovers from 1 hunger", id="tent", scope=Scope.GROUP)
KEPT: Moment = {"assets": [("A", RIFLE), (None, TENT)], "humanity": {"A": 3, "B": 3, "C": 3}}


@pytest.mark.rule("HI-251")
def test_the_borrower_uses_it_once_and_it_stays_its_owners() -> None:
    lent = table(scene(1), **KEPT).lend("rifle", "A", to="B")
    lent.cannot(lambda e: e.use_asset("A", "rifle"), "refused-seat")
    used = lent.use_asset("B", "rifle")
    assert used.humanity == {"A": 3, "B": 4, "C": 3}
    assert used.state.holding("rifle") == Holding("rifle", "A", 1)
    used.cannot(lambda e: e.use_asset("B", "rifle"), "refused-seat")


@pytest.mark.rule("HI-251")
def test_the_owner_takes_it_back_at_any_time() -> None:
    lent = table(scene(1), active="C", **KEPT).lend("rifle", "A", to="B")
    lent.cannot(lambda e: e.take_back("rifle", "B"), "refused-seat")
    back = lent.take_back("rifle", "A")
    assert back.state.holding("rifle") == Holding("rifle", "A", 2)
    assert back.use_asset("A", "rifle").humanity["A"] == 4


@pytest.mark.rule("HI-251")
def test_what_is_lent_is_not_lent_on() -> None:
    lent = table(scene(1), **KEPT).lend("rifle", "A", to="B")
    assert "lend:rifle" not in lent.play.open
    assert "return:rifle" in lent.play.open


@pytest.mark.rule("HI-251")
def test_it_is_lent_to_the_living_and_what_is_the_groups_is_not_lent() -> None:
    evening = table(scene(1), dead="C", **KEPT)
    assert evening.options("lend:rifle") == ["B"]
    assert "lend:tent" not in evening.play.open


@pytest.mark.rule("HI-251")
@pytest.mark.ruling("lending")
@pytest.mark.parametrize(("choice", "offered"), [("yes", True), ("no", False)])
def test_a_table_may_play_without_lending(choice: str, offered: bool) -> None:
    assert ("lend:rifle" in table(scene(1), rulings={"lending": choice}, **KEPT).play.open) is offered


@pytest.mark.rule("HI-251", "HI-220")
@pytest.mark.parametrize("dead", ["A", "B"])
def test_a_loan_ends_when_either_of_them_dies(dead: str) -> None:
    card = scene(1, refuse="each of them suffers 1 hunger")
    lent = table(card, active="C", conditions={dead: ["Starving"]}, **KEPT).lend("rifle", "A", to="B")
    assert lent.draw().avoid().land().state.holding("rifle").borrower is None


@pytest.mark.rule("HI-251", "HI-080")
def test_everybody_sees_who_has_it_now() -> None:
    lent = table(scene(1), **KEPT).lend("rifle", "A", to="B")
    for viewer in ("A", "B", "C", None):
        kinds = [card.kind for card in lent.view(viewer).seats[0].cards]
        assert say("card-asset-lent", name="Name of B") in kinds
    assert [card.title for card in lent.view("B").hand] == ["Title of rifle"]


@pytest.mark.ruling("assets-secret")
def test_a_secret_asset_is_shown_to_whoever_borrows_it_and_to_nobody_else() -> None:
    evening = table(scene(1), rulings={"assets-secret": "yes"}, **KEPT)
    lent = evening.lend("rifle", "A", to="B")
    assert evening.question("lend:rifle").discreet
    assert [card.title for card in lent.view("B").hand] == ["Title of rifle"]
    assert "Title of rifle" not in repr((lent.view("C"), lent.view(None), lent.play.log))
