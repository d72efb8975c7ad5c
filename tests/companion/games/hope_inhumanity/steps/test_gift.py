"""The Gift from the Grave: whoever lost a character may leave somebody living a Trait."""

import pytest

from companion.engine.view import Viewer
from companion.engine.words import say
from companion.games.hope_inhumanity.events.losses import EstateSettled
from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table

DEADLY = trait("a player of your choice suffers 3 harm")
TOP, NEXT = trait("you gain 1 humanity", id="top"), trait("the group gains 1 hope", id="next")
MOMENT: Moment = {"round": 3, "traits": {"A": [DEADLY]}, "trait_pile": [TOP, NEXT]}


def lost(**more: object) -> Evening:
    """C has died in A's turn, and A, B are left."""
    return table(scene(1), **{**MOMENT, **more}).use("A", on="C")


@pytest.mark.rule("HI-238", "HI-241")
def test_the_top_trait_goes_to_whom_the_dead_ones_player_names() -> None:
    given = lost().gift("C", "B")
    assert given.hand("B") == ("top",)
    assert given.state.trait_pile == ("next",)
    assert say("told-gift", name="Name of C", other="Name of B") in given.play.log
    assert given.asks() == {"draw"}


@pytest.mark.rule("HI-241")
def test_it_goes_to_the_living_and_its_giver_alone_decides() -> None:
    asked = lost(humanity="ABCD", dead="D")
    assert asked.options("gift:C") == ["A", "B", "decline"]
    asked.cannot(lambda e: e.gift("C", "C"), "refused-option")
    asked.cannot(lambda e: e.gift("C", "D"), "refused-option")
    asked.cannot(lambda e: e.choose("gift:C", "B", "A"), "refused-seat")


@pytest.mark.rule("HI-239")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_it_is_offered_in_every_round(round: int) -> None:
    assert lost(round=round).asks() == {"gift:C"}


@pytest.mark.rule("HI-239", "HI-212")
def test_once_no_turn_is_left_nothing_is_given_away_any_more() -> None:
    card = scene(1, refuse="each of them loses 1 humanity")
    moment: Moment = {"humanity": {"A": 5, "B": 0, "C": 5}, "active": "C", "had_turn": "AB"}
    last = table(card, **{**MOMENT, **moment, "round": 5}).draw().avoid().land()
    assert last.go_on().phase is Phase.OVER
    assert table(card, **{**MOMENT, **moment, "round": 4}).draw().avoid().land().go_on().asks() == {"gift:B"}


@pytest.mark.rule("HI-240")
def test_it_is_a_choice() -> None:
    kept = lost().gift("C", "decline")
    assert (kept.state.trait_pile, kept.hand("A"), kept.hand("B")) == (("top", "next"), (), ())
    assert kept.asks() == {"draw"}


@pytest.mark.rule("HI-242")
def test_without_a_trait_in_the_pile_there_is_no_gift() -> None:
    assert lost(trait_pile=[]).asks() == {"draw"}
    assert lost(trait_pile=[TOP]).asks() == {"gift:C"}


@pytest.mark.rule("HI-242", "HI-262")
@pytest.mark.ruling("played-traits-return")
def test_played_traits_become_a_pile_where_the_table_plays_that() -> None:
    again = lost(trait_pile=[], rulings={"played-traits-return": "yes"})
    assert again.asks() == {"gift:C"}
    assert again.state.trait_pile == ("trait",)
    assert again.state.survivor("A").played == ()
    assert again.gift("C", "B").hand("B") == ("trait",)
    kept = lost(rulings={"played-traits-return": "yes"})
    assert kept.state.survivor("A").played == ("trait",)


@pytest.mark.rule("HI-243")
def test_the_receiver_may_play_it_at_once() -> None:
    given = lost(humanity={"A": 5, "B": 3, "C": 1}).gift("C", "B").use("B", "top")
    assert given.humanity["B"] == 4


@pytest.mark.rule("HI-243", "HI-264")
def test_traits_in_hand_may_be_played_while_the_dead_ones_player_thinks() -> None:
    moment: Moment = {"humanity": {"A": 5, "B": 3, "C": 1}, "traits": {"A": [DEADLY], "B": [NEXT]}}
    asked = lost(**moment, hope=3)
    assert asked.use("B", "next").pool == 3
    assert asked.use("B", "next").asks() == {"gift:C"}


@pytest.mark.rule("HI-076", "HI-074")
@pytest.mark.parametrize("viewer", ["A", "C", None])
def test_its_receiver_alone_reads_it(viewer: Viewer) -> None:
    asked = lost()
    given = asked.gift("C", "B")
    assert "Title of top" in repr(given.view("B").hand)
    assert "Title of top" not in repr((asked.view(viewer), given.view(viewer), given.play.log))
    assert asked.view("C").hand == ()


@pytest.mark.rule("HI-076")
@pytest.mark.ruling("giver-reads-gift")
def test_whoever_gives_it_reads_it_where_the_table_plays_that() -> None:
    asked = lost(rulings={"giver-reads-gift": "yes"})
    assert [card.title for card in asked.view("C").hand] == ["Title of top"]
    assert all("Title of top" not in repr(asked.view(viewer)) for viewer in ("A", "B", None))
    assert asked.gift("C", "B").view("C").hand == ()
    assert lost().view("C").hand == ()


@pytest.mark.rule("HI-222", "HI-170")
def test_of_several_dead_each_is_asked_clockwise_from_the_acting_player() -> None:
    starve = scene(1, refuse="each of them suffers 1 hunger")
    moment: Moment = {"humanity": "ABCD", "conditions": {"A": ["Starving"], "C": ["Starving"]}, "active": "B"}
    dead = table(starve, **{**MOMENT, **moment}).draw().avoid().land()
    assert dead.asks() == {"gift:C"}
    assert dead.options("gift:C") == ["B", "D", "decline"]
    second = dead.gift("C", "D")
    assert second.asks() == {"gift:A"}
    assert second.gift("A", "B").hand("B") == ("next",)
    assert second.gift("A", "B").asks() == {"next-turn"}


@pytest.mark.rule("HI-222", "HI-242")
def test_the_last_trait_is_the_gift_of_the_first_of_two_dead() -> None:
    starve = scene(1, refuse="each of them suffers 1 hunger")
    moment: Moment = {"humanity": "ABCD", "conditions": {"A": ["Starving"], "C": ["Starving"]}, "active": "B"}
    dead = table(starve, **{**MOMENT, **moment, "trait_pile": [TOP]}).draw().avoid().land()
    settled = dead.gift("C", "D")
    assert settled.happened[-1] == EstateSettled("A")
    assert settled.asks() == {"next-turn"}


@pytest.mark.rule("HI-238", "HI-111")
def test_support_waits_for_the_gift_of_a_supporter_who_died() -> None:
    evening = acted(scene(1), **MOMENT).commit(1).support("C", 1).use("A", on="C")
    assert (evening.asks(), evening.phase) == ({"gift:C"}, Phase.SUPPORT)
    evening.cannot(lambda e: e.refuse("B"), "refused-closed")
    closed = evening.gift("C", "B").refuse("B").hope(0).roll(A=[1], C=[4])
    assert closed.phase is Phase.OUTCOMES


@pytest.mark.rule("HI-238", "HI-220")
def test_when_the_last_receiver_dies_the_gift_lapses() -> None:
    moment: Moment = {"dead": "B", "traits": {"A": [DEADLY, trait("you suffer 3 hunger", id="end")]}}
    over = lost(**moment).use("A", "end")
    assert (over.phase, over.state.won) == (Phase.OVER, False)
