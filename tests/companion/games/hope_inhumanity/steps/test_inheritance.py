"""What the dead owned goes to whom their player names."""

from dataclasses import replace

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.cards.kinds import Scope
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import asset, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, table

SMALL = "you gain 1 humanity"
DEADLY = trait("a player of your choice suffers 3 harm")
RIFLE = asset("this Scene is 1 easier", id="rifle", uses=2)
KNIFE = asset("this Scene is 1 easier", id="knife")
TENT = asset("this Scene is 1 easier", id="tent", scope=Scope.GROUP)
OWNED: Moment = {
    "round": 3,
    "traits": {"A": [DEADLY]},
    "assets": [("C", RIFLE), (None, TENT), ("C", KNIFE), ("B", replace(KNIFE, id="axe"))],
}


def owners(evening: Evening) -> dict[str, str | None]:
    return {held.card: held.owner for held in evening.state.assets}


@pytest.mark.rule("HI-217")
def test_each_asset_may_go_to_another_heir_uses_and_all() -> None:
    lost = table(scene(1), **OWNED).use("A", on="C")
    assert lost.asks() == {"inherit:rifle"}
    assert lost.options("inherit:rifle") == ["A", "B", "nobody"]
    lost.cannot(lambda e: e.inherit("rifle", "C", "C"), "refused-option")
    lost.cannot(lambda e: e.inherit("rifle", "A", "A"), "refused-seat")
    settled = lost.inherit("rifle", "C", "B").inherit("knife", "C", "A")
    assert owners(settled) == {"rifle": "B", "tent": None, "knife": "A", "axe": "B"}
    assert settled.state.holding("rifle").uses == 2
    assert say("told-inherited", card="Title of rifle", name="Name of B") in settled.play.log
    assert settled.asks() == {"draw"}


@pytest.mark.rule("HI-218")
def test_what_belongs_to_the_group_stays_with_it() -> None:
    lost = table(scene(1), **OWNED).use("A", on="C").inherit("rifle", "C", "B").inherit("knife", "C", "B")
    assert lost.state.holding("tent").owner is None


@pytest.mark.rule("HI-217")
def test_what_nobody_shall_have_leaves_the_game() -> None:
    lost = table(scene(1), **OWNED).use("A", on="C").inherit("rifle", "C").inherit("knife", "C")
    assert owners(lost) == {"tent": None, "axe": "B"}


@pytest.mark.rule("HI-217", "HI-235")
def test_with_nobody_left_to_inherit_it_assets_leave_the_game_and_no_newcomer_has_them() -> None:
    moment: Moment = {**OWNED, "round": 1, "dead": "AB", "active": "C", "traits": {"C": [DEADLY]}}
    joined = table(scene(1), **moment).use("C", on="C").grace("C")
    assert owners(joined) == {"tent": None, "axe": "B"}
    assert joined.alive == "C"


@pytest.mark.rule("HI-217", "HI-214")
def test_heirs_are_named_before_the_next_turn_begins() -> None:
    card = scene(1, refuse="each of them loses 1 humanity")
    moment: Moment = {**OWNED, "traits": {}, "humanity": {"A": 5, "B": 5, "C": 0}}
    begun = table(card, **moment).draw().avoid().land().go_on()
    assert begun.asks() == {"inherit:rifle"}
    begun.cannot(lambda e: e.draw(seat="B"), "refused-closed")
    settled = begun.inherit("rifle", "C", "A").inherit("knife", "C", "B")
    assert (settled.state.active, settled.asks()) == ("B", {"draw"})


@pytest.mark.rule("HI-217", "HI-222")
def test_inheritance_comes_before_the_gift_and_the_gift_before_grace() -> None:
    moment: Moment = {**OWNED, "round": 2, "trait_pile": [trait("you gain 1 humanity", id="top")]}
    lost = table(scene(1), **moment).use("A", on="C")
    rest = lost.inherit("rifle", "C", "B").inherit("knife", "C", "B")
    assert rest.asks() == {"gift:C"}
    assert rest.gift("C", "B").asks() == {"grace:C"}
    assert rest.gift("C", "B").grace("C").alive == "ABC"


@pytest.mark.rule("HI-251", "HI-217")
def test_what_was_on_loan_is_inherited_from_its_owner() -> None:
    lent = table(scene(1), **OWNED).lend("rifle", "C", "B").use("A", on="C")
    assert lent.state.holding("rifle").borrower is None
    assert lent.inherit("rifle", "C", "A").state.holding("rifle").owner == "A"


@pytest.mark.rule("HI-217", "HI-241")
@pytest.mark.ruling("gift-to-newcomer")
def test_a_newcomer_inherits_and_gets_the_gift_only_where_the_table_plays_that() -> None:
    moment: Moment = {**OWNED, "round": 1, "trait_pile": [trait(SMALL, id=n) for n in "xyz"]}
    usual = table(scene(1), **moment).use("A", on="C")
    assert usual.options("inherit:rifle") == ["A", "B", "nobody"]
    usual.inherit("rifle", "C").inherit("knife", "C").cannot(lambda e: e.gift("C", "C"), "refused-option")
    own = table(scene(1), **moment, rulings={"gift-to-newcomer": "yes"}).use("A", on="C")
    joined = own.grace("C").inherit("rifle", "C", "C").inherit("knife", "C", "A").gift("C", "C")
    assert owners(joined)["rifle"] == "C"
    assert joined.hand("C") == ("x", "y", "z")
    alone = own.grace("C", "decline")
    assert alone.options("inherit:rifle") == ["A", "B", "nobody"]


@pytest.mark.rule("HI-080", "HI-217")
@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_where_assets_are_secret_nobody_else_learns_what_is_inherited(viewer: str | None) -> None:
    secret: Moment = {**OWNED, "rulings": {"assets-secret": "yes"}}
    lost = table(scene(1), **secret).use("A", on="C")
    assert lost.question("inherit:rifle").discreet
    assert "rifle" not in repr(lost.view(viewer))
    assert "rifle" not in repr(lost.inherit("rifle", "C", "B").play.log)
