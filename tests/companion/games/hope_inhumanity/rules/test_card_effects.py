"""Cards that move other cards, let turns pass or end a life: when they do, and when nothing comes of it."""

from typing import Any

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import asset, personality, question, scene, trait
from tests.companion.games.hope_inhumanity.tables import acted, table

LAMP, ROPE = asset("you gain 1 humanity", id="lamp"), asset("you gain 1 humanity", id="rope")


def failed(sentence: str, **moment: Any) -> Evening:
    """A has acted alone, and the Scene has failed: that happens to A."""
    return (
        acted(scene(2, fail=sentence), **moment).commit(1).refuse("B", "C").hope(0).roll(A=[1]).open().land()
    )


def owners(evening: Evening) -> dict[str, str | None]:
    return {held.card: held.owner for held in evening.state.assets}


@pytest.mark.rule("HI-244", "HI-245")
def test_an_asset_may_be_named_and_comes_out_of_the_pile_wherever_it_lies() -> None:
    evening = failed('each of them gets the asset "Title of rope"', asset_pile=[LAMP, ROPE])
    assert owners(evening) == {"rope": "A"}
    assert evening.state.asset_pile == ("lamp",)
    assert say("told-asset", card="Title of rope", name="Name of A") in evening.play.log


@pytest.mark.rule("HI-245", "HI-249")
def test_a_named_asset_of_the_group_is_the_groups_whoever_gets_it() -> None:
    shared = asset("the group gains 1 hope", id="shared", scope=LAMP.scope.GROUP)
    evening = failed('everyone gets the asset "Title of shared"', asset_pile=[shared])
    assert owners(evening) == {"shared": None}


@pytest.mark.rule("HI-258")
def test_a_named_asset_that_is_in_play_cannot_be_had_again() -> None:
    evening = failed('each of them gets the asset "Title of rope"', assets=[("B", ROPE)], asset_pile=[LAMP])
    assert owners(evening) == {"rope": "B"}
    assert say("told-no-asset") in evening.play.log


def test_the_asset_gained_last_is_handed_over_to_the_left() -> None:
    sentence = "each of them hands an asset over to the neighbour on the left"
    evening = failed(sentence, assets=[("A", LAMP), ("A", ROPE)])
    assert owners(evening) == {"lamp": "A", "rope": "B"}
    assert owners(failed(sentence, assets=[("C", LAMP)])) == {"lamp": "C"}


def test_what_is_handed_over_to_oneself_stays() -> None:
    sentence = "everyone hands an asset over to the acting player"
    evening = failed(sentence, assets=[("A", LAMP), ("C", ROPE)])
    assert owners(evening) == {"lamp": "A", "rope": "A"}


def test_whoever_plays_a_card_names_who_gets_what_is_handed_over() -> None:
    hand = [trait("you hand an asset over to a player of your choice", id="gift")]
    evening = table(scene(1), traits={"A": hand}, assets=[("A", LAMP)])
    assert evening.options("trait:gift") == ["A", "B", "C"]
    assert owners(evening.use("A", "gift", on="C")) == {"lamp": "C"}


@pytest.mark.rule("HI-074")
def test_a_trait_that_is_handed_over_is_read_by_its_new_holder_alone() -> None:
    held = {"A": [trait("you gain 1 humanity", id="old"), trait("the group gains 1 hope", id="new")]}
    evening = failed("each of them hands a trait over to the neighbour on the left", traits=held)
    assert (evening.hand("A"), evening.hand("B")) == (("old",), ("new",))
    assert say("told-trait-handed", name="Name of A", other="Name of B") in evening.play.log
    assert "Text of new" in repr(evening.view("B"))
    for viewer in ("A", "C", None):
        assert "Text of new" not in repr(evening.view(viewer))


def test_traits_are_discarded_unread_beneath_the_pile_as_far_as_there_are_any() -> None:
    held = {"A": [trait("you gain 1 humanity", id=f"own-{n}") for n in range(3)]}
    pile = [trait("you gain 1 humanity", id="top")]
    evening = failed("everyone discards 2 traits", traits=held, trait_pile=pile)
    assert evening.hand("A") == ("own-0",)
    assert evening.state.trait_pile == ("top", "own-1", "own-2")
    assert evening.play.log.count(say("told-traits-discarded", name="Name of A", n=2)) == 1
    assert all("Text of own-1" not in repr(evening.view(viewer)) for viewer in ("A", "B", "C", None))


@pytest.mark.rule("HI-040")
def test_a_turn_that_is_sat_out_counts_as_had() -> None:
    evening = failed("the neighbour on the left sits out 1 turn").go_on()
    assert (evening.state.active, set(evening.state.had_turn)) == ("C", {"A", "B"})
    assert say("told-sat-out", name="Name of B") in evening.play.log
    later = evening.draw().avoid().land().go_on()
    assert (later.state.round, later.state.active) == (2, "A")
    assert later.draw().avoid().land().go_on().state.active == "B"


def test_two_turns_that_are_sat_out_are_one_in_each_of_two_rounds() -> None:
    evening = failed("the neighbour on the left sits out 2 turns").go_on().draw().avoid().land().go_on()
    assert evening.state.survivor("B").sits_out == 1
    assert evening.draw().avoid().land().go_on().state.active == "C"


@pytest.mark.rule("HI-291", "HI-303")
def test_a_round_whose_last_turns_are_sat_out_ends_and_with_it_the_journey() -> None:
    everybody = failed("everyone sits out 1 turn", round=5).go_on()
    assert everybody.state.won is True
    once_more = failed("everyone sits out 1 turn", round=2).go_on()
    assert (once_more.state.round, once_more.state.active, set(once_more.state.had_turn)) == (3, "B", {"A"})


def test_what_is_to_be_sat_out_is_seen_by_all() -> None:
    evening = failed("the acting player sits out 2 turns")
    seat = next(one for one in evening.view(None).seats if one.seat == "A")
    assert [badge.label for badge in seat.badges] == [say("sits-out", n=2)]


@pytest.mark.rule("HI-200", "HI-215")
def test_a_card_may_say_that_somebody_dies_and_a_hope_die_goes_along() -> None:
    evening = failed("the acting player dies", hope=3)
    assert (evening.alive, evening.pool) == ("BC", 2)
    assert say("told-lost-card", name="Name of A") in evening.play.log


@pytest.mark.rule("HI-200")
def test_whoever_is_not_so_does_not_die_of_it() -> None:
    assert failed("the crippled among them die", conditions={"A": ["Hurt"]}).alive == "ABC"
    assert failed("the crippled among them die", conditions={"A": ["Crippled"]}).alive == "BC"


def test_whoever_cheats_death_survives_such_a_card_unhurt() -> None:
    hand = {"A": [trait("you cheat death", id="stubborn")]}
    rolled = acted(scene(2, fail="the acting player dies"), traits=hand).commit(1).refuse("B", "C").hope(0)
    saved = rolled.roll(A=[1]).use("A", "stubborn").open().land()
    assert (saved.alive, saved.conditions("A")) == ("ABC", [])
    assert saved.state.survivor("A").guard.deaths == 0


@pytest.mark.rule("HI-160", "HI-161")
@pytest.mark.parametrize(("holder", "gained", "hurt"), [("A", "A", "B"), ("B", "B", "A"), ("C", "", "AB")])
def test_one_branch_may_be_had_instead_of_another(holder: str, gained: str, hurt: str) -> None:
    card = scene(3, succeed="each of them gains 1 humanity", fail="each of them suffers 1 harm")
    hand = {holder: [trait("you have Succeed instead of Fail", id="lucky")]}
    evening = acted(card, traits=hand).commit(1).support("B", 1).refuse("C").hope(0).roll(A=[1], B=[1])
    opened = evening.use(holder, "lucky").open().land()
    assert "".join(seat for seat in "AB" if opened.humanity[seat] == 5) == gained
    assert "".join(seat for seat in "ABC" if opened.conditions(seat)) == hurt


@pytest.mark.rule("HI-162", "HI-084", "HI-085")
def test_what_is_had_instead_of_refuse_is_had_instead_of_all_refuse_too() -> None:
    card = scene(
        1,
        succeed="each of them gains 1 humanity",
        refuse="each of them suffers 1 hunger",
        all_refuse="each of them suffers 1 harm",
    )
    hand = {"B": [trait("you have Fail instead of Refuse", id="no")]}
    avoided = table(card, traits=hand).draw().use("B", "no").avoid().land()
    assert [avoided.conditions(seat) for seat in "ABC"] == [["Hurt"], [], ["Hurt"]]


def test_a_branch_that_is_had_instead_is_so_in_this_scene_alone() -> None:
    hand = {"B": [trait("you have Succeed instead of Refuse", id="no")]}
    card = scene(1, refuse="each of them suffers 1 hunger")
    evening = table(card, traits=hand).draw().use("B", "no").avoid().land().go_on()
    assert evening.state.playing is None


def test_those_who_accept_may_be_had_accept_for_others() -> None:
    hand = {"B": [trait("you have Accept instead of Refuse", id="yes")]}
    card = question(accept="each of them gains 1 humanity", refuse="each of them suffers 1 harm")
    humanity = {"A": 3, "B": 3, "C": 3}
    evening = acted(card, traits=hand, humanity=humanity).use("B", "yes").decline("B", "C", "A")
    assert evening.humanity == {"A": 3, "B": 4, "C": 3}
    assert [evening.conditions(seat) for seat in "ABC"] == [["Hurt"], [], ["Hurt"]]


@pytest.mark.rule("HI-207", "HI-213")
def test_a_death_as_a_turn_begins_leaves_the_turn_to_nobody() -> None:
    frail = personality("when your turn begins, you suffer 1 hunger", id="frail")
    starving: Any = {"personalities": {"B": frail}, "conditions": {"B": ["Starving"]}, "round": 3}
    evening = table(scene(2), **starving).draw().avoid().land().go_on()
    assert (evening.alive, evening.phase) == ("AC", Phase.AFTERMATH)
    assert evening.go_on().state.active == "C"
