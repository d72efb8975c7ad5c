"""Below zero and after a death, as the table plays it: each house rule with what it changes."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.events.course import ScenesReshuffled
from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.own_cards import asset, question, relationship, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table

LOSS = scene(1, refuse="each of them loses 1 humanity")
DEADLY = trait("a player of your choice suffers 3 harm")
HELP = trait("a player of your choice gains 3 humanity", id="help")
LATE: Moment = {"round": 3}


@pytest.mark.rule("HI-209", "HI-210")
@pytest.mark.ruling("rescue")
@pytest.mark.parametrize(("rescue", "left"), [("yes", "ABC"), ("no", "AC"), (None, "AC")])
def test_below_zero_a_character_is_gone_unless_the_table_saves_it(rescue: str | None, left: str) -> None:
    moment: Moment = {"humanity": {"A": 5, "B": 0, "C": 5}, "traits": {"A": [HELP]}, **LATE}
    marked = table(LOSS, **moment, rulings={"rescue": rescue} if rescue else {}).draw().avoid().land()
    helped = marked.use("A", "help", on="B")
    assert helped.humanity["B"] == 2
    assert helped.go_on().alive == left
    badges = [badge.label for badge in helped.view("C").seats[1].badges]
    assert badges == ([] if rescue == "yes" else [say("lost")])


@pytest.mark.rule("HI-206")
@pytest.mark.ruling("overkill")
@pytest.mark.parametrize(
    ("overkill", "before", "after"),
    [("marks", 1, -1), ("marks", 2, 0), ("stops", 1, 0), ("stops", 2, 0), ("stops", 0, -2)],
)
def test_a_loss_beyond_zero_marks_or_stops_there(overkill: str, before: int, after: int) -> None:
    card = scene(1, refuse="each of them loses 2 humanity")
    moment: Moment = {"humanity": {"A": 5, "B": before, "C": 5}, "rulings": {"overkill": overkill}}
    assert table(card, **moment).draw().avoid().land().humanity["B"] == after


@pytest.mark.rule("HI-208")
@pytest.mark.ruling("marked-are-passive")
def test_the_marked_take_part_or_do_nothing_any_more() -> None:
    moment: Moment = {
        "humanity": {"A": 5, "B": 1, "C": -1, "D": 5},
        "traits": {"C": [HELP], "D": [DEADLY]},
        "assets": [("C", asset("you gain 1 humanity", id="soup"))],
    }
    usual = acted(scene(1), **moment).commit(1)
    assert {"support:C", "trait:help", "asset:soup", "lend:soup"} <= set(usual.play.open)
    passive = acted(scene(1), **moment, rulings={"marked-are-passive": "yes"}).commit(1)
    assert not any("C" in id_ or "help" in id_ or "soup" in id_ for id_ in passive.play.open)
    assert "C" in passive.options("trait:trait")
    assert passive.refuse("B", "D").phase is Phase.HOPE
    asked = acted(question(), **moment, rulings={"marked-are-passive": "yes"})
    assert asked.accept("B").asks() == {"answer:D"}


@pytest.mark.rule("HI-208", "HI-224")
@pytest.mark.ruling("marked-are-passive")
def test_a_passive_acting_player_decides_nothing_any_more() -> None:
    thief = trait("a player of your choice loses 5 humanity", id="thief")
    moment: Moment = {"humanity": {"A": 2, "B": 5, "C": 5}, "traits": {"B": [thief]}, "hope": 3}
    usual = acted(scene(1), **moment).use("B", "thief", on="A")
    assert usual.asks() == {"commit"}
    passive: Moment = {**moment, "rulings": {"marked-are-passive": "yes"}}
    assert acted(scene(1), **passive).use("B", "thief", on="A").asks() == {"next-turn"}
    late = acted(scene(1), **passive).commit(1).refuse("B", "C").use("B", "thief", on="A")
    assert late.phase is Phase.ROLL


@pytest.mark.rule("HI-211")
@pytest.mark.ruling("marked-take-their-turn")
def test_a_marked_neighbour_has_no_turn_or_a_last_one() -> None:
    moment: Moment = {"humanity": {"A": 5, "B": 0, "C": 5}, **LATE}
    assert table(LOSS, **moment).draw().avoid().land().go_on().state.active == "C"
    last = table(LOSS, **moment, rulings={"marked-take-their-turn": "yes"}).draw().avoid().land().go_on()
    assert (last.state.active, last.alive, last.marked) == ("B", "ABC", "B")
    after = last.draw().avoid().land().go_on()
    assert (after.state.active, after.alive) == ("C", "AC")


@pytest.mark.rule("HI-211")
@pytest.mark.ruling("marked-take-their-turn")
def test_nobody_lives_on_alone_by_one_last_turn_after_another() -> None:
    moment: Moment = {"humanity": {"A": 0, "B": 5, "C": 5}, "dead": "BC", **LATE}
    over = table(LOSS, **moment, rulings={"marked-take-their-turn": "yes"}).draw().avoid().land().go_on()
    assert (over.phase, over.state.won) == (Phase.OVER, False)


@pytest.mark.rule("HI-212")
@pytest.mark.ruling("last-turn-survives")
@pytest.mark.parametrize(("survives", "left", "hope"), [("no", "AC", 1), ("yes", "ABC", 2)])
def test_the_marked_do_or_do_not_survive_the_last_turn(survives: str, left: str, hope: int) -> None:
    moment: Moment = {"humanity": {"A": 5, "B": 0, "C": 5}, "round": 5, "had_turn": "AB", "active": "C"}
    rulings = {"last-turn-survives": survives}
    over = table(LOSS, **moment, hope=2, rulings=rulings).draw().avoid().land().go_on()
    assert (over.phase, over.alive, over.pool) == (Phase.OVER, left, hope)


@pytest.mark.rule("HI-295")
@pytest.mark.ruling("removal-before-round")
@pytest.mark.parametrize(
    ("first", "before", "after"), [("no", 5, 4), ("yes", 5, 5), ("no", 0, 0), ("yes", 0, 1)]
)
def test_the_new_round_or_the_removals_come_first(first: str, before: int, after: int) -> None:
    moment: Moment = {"humanity": {"A": 5, "B": 5, "C": 0}, "had_turn": "AB", "active": "C", **LATE}
    rulings = {"removal-before-round": first}
    begun = table(LOSS, **moment, hope=before, rulings=rulings).draw().avoid().land().go_on()
    assert (begun.state.round, begun.pool, begun.state.active) == (4, after, "A")


@pytest.mark.rule("HI-295", "HI-233")
@pytest.mark.ruling("removal-before-round")
def test_where_removals_come_first_the_dead_are_asked_before_the_round_changes() -> None:
    moment: Moment = {"humanity": {"A": 5, "B": 5, "C": 0}, "had_turn": "AB", "active": "C", "round": 2}
    asked = table(LOSS, **moment, rulings={"removal-before-round": "yes"}).draw().avoid().land().go_on()
    assert (asked.asks(), asked.state.round) == ({"grace:C"}, 2)
    assert asked.grace("C").state.round == 3


@pytest.mark.rule("HI-216")
@pytest.mark.ruling("hope-debt")
def test_a_death_without_hope_owes_nothing_or_the_next_die() -> None:
    gift = trait("the group gains 3 hope", id="gift")
    moment: Moment = {"humanity": "ABCD", "traits": {"A": [DEADLY, gift]}, "hope": 0, **LATE}
    free = table(scene(1), **moment).use("A", on="C")
    assert (free.pool, free.use("A", "gift").pool) == (0, 3)
    owed = table(scene(1), **moment, rulings={"hope-debt": "yes"}).use("A", on="C")
    assert (owed.pool, owed.state.hope_owed) == (0, 1)
    assert (say("hope-owed"), 1) in owed.view(None).counters
    assert "hope-owed" not in repr(free.view(None))
    paid = owed.use("A", "gift")
    assert (paid.pool, paid.state.hope_owed) == (2, 0)
    assert say("told-hope-repaid", n=1) in paid.play.log


@pytest.mark.rule("HI-216", "HI-286")
@pytest.mark.ruling("hope-debt")
@pytest.mark.parametrize(("debt", "after"), [("no", 1), ("yes", 0)])
def test_the_die_of_a_new_round_pays_what_is_owed(debt: str, after: int) -> None:
    moment: Moment = {"traits": {"A": [DEADLY]}, "hope": 0, "had_turn": "AB", "active": "C", **LATE}
    begun = (
        table(scene(1), **moment, rulings={"hope-debt": debt}).use("A", on="B").draw().avoid().land().go_on()
    )
    assert (begun.state.round, begun.pool) == (4, after)


@pytest.mark.rule("HI-221", "HI-280")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (3, 1), (1, -1)])
def test_losing_a_partner_costs_what_the_relationship_says(before: int, after: int) -> None:
    grief = relationship("when the other is lost, you lose 2 humanity", id="grief")
    moment: Moment = {"humanity": {"A": 5, "B": before, "C": 5}, "traits": {"A": [DEADLY]}, **LATE}
    lost = table(scene(1), **moment, bonds=[("B", "C", grief), ("A", "B", grief)]).use("A", on="C")
    assert lost.humanity == {"A": 5, "B": after}
    assert [bond.seats for bond in lost.state.bonds] == [("A", "B")]


@pytest.mark.rule("HI-221", "HI-220")
def test_of_two_partners_who_die_together_neither_grieves() -> None:
    grief = relationship("when the other is lost, you lose 2 humanity", id="grief")
    starve = scene(1, refuse="each of them suffers 1 hunger")
    moment: Moment = {"conditions": {"B": ["Starving"], "C": ["Starving"]}, "bonds": [("B", "C", grief)]}
    lost = table(starve, **moment, **LATE).draw().avoid().land()
    assert (lost.alive, lost.state.survivor("B").humanity, lost.state.survivor("C").humanity) == ("A", 5, 5)


@pytest.mark.rule("HI-280", "HI-200")
def test_grief_may_kill_in_its_turn() -> None:
    grief = relationship("when the other is lost, you suffer 3 harm", id="grief")
    bonds = [("A", "B", grief), ("B", "C", grief)]
    lost = table(scene(1), traits={"A": [DEADLY]}, bonds=bonds, **LATE).use("A", on="C")
    assert (lost.alive, lost.phase, lost.state.won) == ("", Phase.OVER, False)


@pytest.mark.rule("HI-280", "HI-207", "HI-211")
def test_whom_a_removal_marks_leaves_with_the_turn_after_the_next() -> None:
    grief = relationship("when the other is lost, you lose 2 humanity", id="grief")
    moment: Moment = {"humanity": {"A": 5, "B": 2, "C": 0, "D": 5}, "bonds": [("B", "C", grief)], **LATE}
    begun = table(LOSS, **moment).draw().avoid().land().go_on()
    assert (begun.alive, begun.marked, begun.state.active) == ("ABD", "B", "B")
    assert begun.draw().avoid().land().go_on().alive == "AD"


@pytest.mark.rule("HI-221", "HI-212")
def test_at_the_end_grief_over_the_lost_counts_before_survivors_are_counted() -> None:
    grief = relationship("when the other is lost, you lose 2 humanity", id="grief")
    moment: Moment = {"humanity": {"A": 5, "B": 0, "C": 2}, "round": 5, "had_turn": "AB", "active": "C"}
    over = table(LOSS, **moment, bonds=[("B", "C", grief)]).draw().avoid().land().go_on()
    assert (over.alive, over.state.won) == ("A", True)


@pytest.mark.rule("HI-221", "HI-283")
@pytest.mark.ruling("relationship-bridge")
def test_new_neighbours_draw_a_relationship_where_the_table_plays_that() -> None:
    fresh = [relationship(id="fresh"), relationship(id="other")]
    moment: Moment = {"humanity": "ABCD", "traits": {"A": [DEADLY]}, "relationship_pile": fresh, **LATE}
    usual = table(scene(1), **moment).use("A", on="C")
    assert [bond.seats for bond in usual.state.bonds] == [("A", "B"), ("D", "A")]
    bridged = table(scene(1), **moment, rulings={"relationship-bridge": "yes"}).use("A", on="C")
    assert [bond.seats for bond in bridged.state.bonds] == [("A", "B"), ("D", "A"), ("B", "D")]
    assert (bridged.state.bonds[-1].card, bridged.state.relationship_pile) == ("fresh", ("other",))


@pytest.mark.rule("HI-221")
@pytest.mark.ruling("relationship-bridge")
@pytest.mark.parametrize("pile", [[], [relationship(id="fresh")]])
def test_who_are_related_already_or_find_no_card_draw_none(pile: list[object]) -> None:
    moment: Moment = {"traits": {"A": [DEADLY]}, "relationship_pile": pile, **LATE}
    bridged = table(scene(1), **moment, rulings={"relationship-bridge": "yes"}).use("A", on="C")
    assert [bond.seats for bond in bridged.state.bonds] == [("A", "B")]


@pytest.mark.rule("HI-223")
@pytest.mark.ruling("dead-traits")
@pytest.mark.parametrize(("dead_traits", "pile"), [("leave", {"top"}), ("return", {"top", "one", "two"})])
def test_unplayed_traits_of_the_dead_leave_or_return(dead_traits: str, pile: set[str]) -> None:
    held = [trait("you gain 1 humanity", id=id_) for id_ in ("one", "two")]
    moment: Moment = {
        "traits": {"A": [DEADLY], "C": held},
        "trait_pile": [trait("you gain 1 humanity", id="top")],
    }
    lost = table(scene(1), **moment, **LATE, rulings={"dead-traits": dead_traits}).use("A", on="C")
    assert set(lost.state.trait_pile) == pile
    assert lost.hand("C") == ()


@pytest.mark.rule("HI-052")
@pytest.mark.ruling("scenes-return")
def test_when_no_scene_is_left_the_turn_passes_or_used_ones_return() -> None:
    cards = [scene(1, id="urban", terrain=Terrain.URBAN), scene(1, id="any")]
    passed = table(*cards, spare=0).draw().avoid().land().go_on().draw(Terrain.URBAN).avoid().land().go_on()
    assert passed.phase is Phase.AFTERMATH
    again = table(*cards, spare=0, rulings={"scenes-return": "yes"})
    one_left = again.draw().avoid().land().go_on()
    assert one_left.options("draw") == ["URBAN"]
    returned = one_left.draw(Terrain.URBAN).avoid().land().go_on()
    assert ScenesReshuffled() in returned.happened
    assert returned.options("draw") == ["URBAN", "ANY"]
    assert returned.draw().state.running.card == "any"


@pytest.mark.rule("HI-225")
def test_the_dead_leave_their_conditions_and_there_are_always_enough() -> None:
    moment: Moment = {"traits": {"A": [DEADLY]}, "conditions": {"C": ["Starving", "Hurt"]}, **LATE}
    lost = table(scene(1), **moment).use("A", on="C")
    assert lost.view("C").seats[2].badges == lost.view("A").seats[2].badges == ()


@pytest.mark.rule("HI-028", "HI-213", "HI-307")
def test_stories_change_no_number_and_nothing_waits_for_them() -> None:
    moment: Moment = {"traits": {"A": [DEADLY]}, **LATE}
    begun = table(scene(1), **moment)
    lost = begun.use("A", on="C")
    assert lost.asks() == begun.asks()
    over = (
        table(LOSS, humanity={"A": 5, "B": 5, "C": 5}, round=5, had_turn="BC").draw().avoid().land().go_on()
    )
    assert over.asks() == set()
    assert "end-won-text" in repr(over.view(None).spotlight)
