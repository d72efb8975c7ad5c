"""A bot whose character is lost helps those who are left, and comes back if it may."""

from companion.engine.answers import Chosen
from tests.companion.games.hope_inhumanity.bots.test_advice import advice
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import asset, scene, trait
from tests.companion.games.hope_inhumanity.tables import table

DEADLY = trait("a player of your choice suffers 3 harm")


def lost() -> Evening:
    """C has died with an Asset; B is the weakest of those who are left."""
    return table(
        scene(1),
        humanity={"A": 5, "B": 1, "C": 3, "D": 2},
        traits={"A": [DEADLY]},
        trait_pile=[trait("you gain 1 humanity", id="gift")],
        assets=[("C", asset("you gain 1 humanity", id="soup"))],
    ).use("A", on="C")


def test_a_bot_leaves_the_weakest_what_it_had() -> None:
    assert advice(lost(), "inherit:soup") == Chosen("B")
    assert advice(lost().inherit("soup", "C", "B"), "gift:C") == Chosen("B")


def test_a_bot_comes_back() -> None:
    assert advice(lost().inherit("soup", "C", "B").gift("C", "B"), "grace:C") == Chosen("accept")
