"""When in a roll a Trait may change the hardship, and which of several Traits works first."""

from typing import Any

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import scene, trait, trait_before_roll
from tests.companion.games.hope_inhumanity.tables import acted, table

EASY = trait("this Scene is 1 easier", id="easy")
PRINTED = trait_before_roll("this Scene is 1 easier", id="printed")
GAIN = trait("the group gains 1 hope", id="gain")
LOSE = trait("the group loses 1 hope", id="lose")
KILL = trait("a player of your choice suffers 3 harm", id="kill")
DEFY = trait("you cheat death", id="defy")
OWN = trait("roll one of your dice again", id="own")
TURN = trait("turn any one die to 1", id="turn")


def rolled(rulings: dict[str, str]) -> Evening:
    """A and B have one success of two that are needed."""
    card = scene(2, fail="each of them suffers 1 harm")
    evening = acted(card, traits={"C": [EASY, PRINTED]}, rulings=rulings)
    return evening.commit(1).support("B", 1).refuse("C").hope(0).roll(A=[4], B=[1])


@pytest.mark.rule("HI-264", "HI-142")
@pytest.mark.ruling("trait-timing")
def test_strictly_the_hardship_may_still_change_until_the_outcomes() -> None:
    rolled({}).cannot(lambda e: e.use("C", "easy"), "refused-closed")
    late = rolled({"trait-timing": "strict"})
    assert (late.needed, late.verdict) == (2, Verdict.FAILURE)
    eased = late.use("C", "easy")
    assert (eased.needed, eased.verdict, eased.phase) == (1, Verdict.SUCCESS, Phase.OUTCOMES)
    assert eased.open().land().conditions("A") == []
    late.open().land().cannot(lambda e: e.use("C", "easy"), "refused-closed")


@pytest.mark.rule("HI-264")
@pytest.mark.ruling("trait-timing")
def test_what_a_card_says_itself_holds_strictly_too() -> None:
    rolled({"trait-timing": "strict"}).cannot(lambda e: e.use("C", "printed"), "refused-closed")


@pytest.mark.rule("HI-265", "HI-260")
@pytest.mark.ruling("traits-resolve")
def test_the_last_trait_played_may_work_first() -> None:
    held: dict[str, Any] = {"traits": {"B": [GAIN], "C": [LOSE]}, "hope": 5}
    assert table(scene(1), **held).use("B", "gain").use("C", "lose").pool == 4
    played = table(scene(1), **held, rulings={"traits-resolve": "last"}).use("B", "gain")
    assert (played.pool, played.asks(), played.phase) == (5, {"answered"}, Phase.DRAW)
    both = played.use("C", "lose").choose("answered", None, "go-on")
    assert (both.pool, both.asks()) == (5, {"draw"})
    assert [say("told-trait-works", card=f"Title of {id_}") for id_ in ("lose", "gain")] == [
        line for line in both.play.log if line.key == "told-trait-works"
    ]


@pytest.mark.rule("HI-265")
@pytest.mark.ruling("traits-resolve")
def test_a_trait_may_be_answered_before_it_works() -> None:
    held: dict[str, Any] = {"traits": {"B": [KILL], "C": [DEFY]}, "rulings": {"traits-resolve": "last"}}
    aimed = table(scene(1), **held).use("B", "kill", on="C")
    assert aimed.alive == "ABC"
    assert aimed.choose("answered", "A", "go-on").alive == "AB"
    saved = aimed.use("C", "defy").choose("answered", None, "go-on")
    assert (saved.alive, saved.conditions("C")) == ("ABC", ["Crippled"])


@pytest.mark.rule("HI-265", "HI-082")
def test_the_moment_to_answer_opens_whatever_anybody_holds() -> None:
    rulings = {"traits-resolve": "last"}
    empty = table(scene(1), traits={"B": [GAIN]}, rulings=rulings).use("B", "gain")
    held = table(scene(1), traits={"B": [GAIN], "C": [LOSE]}, rulings=rulings).use("B", "gain")
    assert empty.asks() == held.asks() == {"answered"}
    assert empty.view("A").waiting == held.view("A").waiting


@pytest.mark.rule("HI-265", "HI-264")
def test_a_die_that_no_longer_lies_as_it_did_cannot_be_rolled_again() -> None:
    held: dict[str, Any] = {"traits": {"A": [OWN], "C": [TURN]}, "rulings": {"traits-resolve": "last"}}
    evening = acted(scene(2), **held).commit(2).refuse("B", "C").hope(0).roll(A=[2, 5])
    both = evening.use("A", "own", on="A:2").use("C", "turn", on="A:2").choose("answered", None, "go-on")
    assert (both.asks(), sorted(die.value for die in both.state.running.dice)) == ({"outcomes"}, [1, 5])
    other = evening.use("A", "own", on="A:2").use("C", "turn", on="A:5").choose("answered", None, "go-on")
    assert other.asks() == {"reroll"}
