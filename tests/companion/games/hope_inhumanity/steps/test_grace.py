"""Grace of Innocence: whoever loses a character in the first two rounds may come back as somebody new."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import (
    SOCIOPATH,
    personality,
    question,
    relationship,
    scene,
    trait,
)
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table

DEADLY = trait("a player of your choice suffers 3 harm")
AGAIN = trait("a player of your choice suffers 3 harm", id="again")
PILE = [trait("you gain 1 humanity", id=id_) for id_ in ("one", "two", "three")]
NEW, NEXT = personality("your Scenes are 1 harder", id="new"), personality(id="next")
MOMENT: Moment = {"traits": {"A": [DEADLY, AGAIN]}, "personality_pile": [NEW, NEXT]}
LOSS = scene(1, refuse="each of them loses 1 humanity")
STARVE = scene(1, refuse="each of them suffers 1 hunger")


def killed(**more: object) -> Evening:
    """C has died in A's turn."""
    return table(scene(1), **{**MOMENT, **more}).use("A", on="C")


def came(**more: object) -> Evening:
    """C has died in A's turn and come back, without a gift."""
    dead = killed(**{"trait_pile": PILE, **more})
    return dead.gift("C").grace("C")


@pytest.mark.rule("HI-226")
@pytest.mark.parametrize(("round", "offered"), [(1, True), (2, True), (3, False), (5, False)])
def test_it_is_offered_in_the_first_two_rounds(round: int, offered: bool) -> None:
    assert killed(round=round).asks() == ({"grace:C"} if offered else {"draw"})


@pytest.mark.rule("HI-227", "HI-228", "HI-229", "HI-230", "HI-235", "HI-283", "HI-267")
def test_a_newcomer_has_three_humanity_a_personality_and_two_traits_and_nothing_else() -> None:
    hurt: Moment = {"conditions": {"C": ["Hungry", "Hurt"]}, "personalities": {"C": SOCIOPATH}}
    joined = came(**hurt, humanity={"A": 5, "B": 5, "C": 4})
    newcomer = joined.state.survivor("C")
    assert (newcomer.humanity, newcomer.most) == (3, 5)
    assert (newcomer.personality, joined.state.personality_pile) == ("new", ("next",))
    assert (newcomer.traits, joined.state.trait_pile) == (("one", "two"), ("three",))
    assert [bond.seats for bond in joined.state.bonds] == [("A", "B")]
    assert joined.conditions("C") == []
    assert joined.state.owned_by("C") == ()
    assert say("told-newcomer", name="Name of C", n=3) in joined.play.log


@pytest.mark.rule("HI-267", "HI-228")
def test_the_newcomers_personality_works_and_the_dead_ones_does_no_more() -> None:
    easy = personality("your Scenes are 3 easier", id="easy")
    mine = came(personalities={"C": easy}, had_turn="B").draw().avoid().land().go_on().draw().act()
    assert (mine.state.active, mine.needed) == ("C", 2)


@pytest.mark.rule("HI-229", "HI-242")
@pytest.mark.parametrize(("left", "drawn"), [(0, ()), (1, ("one",)), (2, ("one", "two"))])
def test_a_newcomer_takes_what_traits_are_left(left: int, drawn: tuple[str, ...]) -> None:
    dead = killed(trait_pile=PILE[:left])
    joined = (dead.gift("C") if left else dead).grace("C")
    assert joined.hand("C") == drawn


@pytest.mark.rule("HI-229", "HI-242")
def test_where_played_traits_return_a_newcomer_always_finds_two_if_there_are() -> None:
    joined = killed(trait_pile=PILE[:1], rulings={"played-traits-return": "yes"}).gift("C").grace("C")
    assert joined.hand("C") == ("one", "trait")


@pytest.mark.rule("HI-228", "HI-266")
def test_without_a_personality_left_a_newcomer_has_none() -> None:
    joined = killed(personality_pile=[]).grace("C")
    assert joined.state.survivor("C").personality is None
    assert joined.draw().act().commit(1).support("C", 1).refuse("B").hope(0).roll(A=[4], C=[1]).open().land()


@pytest.mark.rule("HI-227", "HI-236", "HI-269")
@pytest.mark.parametrize(
    ("card", "start", "most"),
    [
        (SOCIOPATH, 3, 4),
        (personality("you start with 2 humanity", id="two"), 2, 5),
        (personality("you never have more than 2 humanity", id="few"), 2, 2),
    ],
)
def test_of_two_starts_a_newcomer_takes_the_lower(card: object, start: int, most: int) -> None:
    newcomer = killed(personality_pile=[card]).grace("C").state.survivor("C")
    assert (newcomer.humanity, newcomer.most) == (start, most)


@pytest.mark.rule("HI-236")
@pytest.mark.ruling("newcomer-limit")
@pytest.mark.parametrize(("limit", "after"), [("five", 5), ("three", 3)])
def test_a_newcomer_may_gain_up_to_the_usual_five_or_three_if_the_table_plays_that(
    limit: str, after: int
) -> None:
    help_ = trait("a player of your choice gains 3 humanity", id="help")
    joined = killed(traits={"A": [DEADLY, help_]}, rulings={"newcomer-limit": limit}).grace("C")
    assert joined.use("A", "help", on="C").humanity["C"] == after


@pytest.mark.rule("HI-231")
@pytest.mark.ruling("grace-once")
@pytest.mark.parametrize(("once", "others"), [("player", {"grace:B"}), ("group", {"draw"})])
def test_each_player_may_use_it_once_or_the_group_once_if_the_table_plays_that(
    once: str, others: set[str]
) -> None:
    joined = killed(rulings={"grace-once": once}).grace("C")
    assert joined.use("A", "again", on="C").asks() == {"draw"}
    assert joined.use("A", "again", on="B").asks() == others


@pytest.mark.rule("HI-232")
def test_whoever_declines_leaves_the_seat_empty() -> None:
    empty = killed(trait_pile=PILE).gift("C").grace("C", "decline")
    assert (empty.alive, len(empty.state.trait_pile), len(empty.state.personality_pile)) == ("AB", 3, 2)
    assert empty.asks() == {"draw"}


@pytest.mark.rule("HI-234", "HI-215")
def test_the_hope_die_is_gone_all_the_same() -> None:
    assert killed().pool == came().pool == 2


@pytest.mark.rule("HI-233", "HI-226", "HI-295")
@pytest.mark.ruling("grace-by")
@pytest.mark.parametrize(
    ("by", "round", "asked"),
    [("loss", 1, True), ("loss", 2, True), ("loss", 3, False), ("removal", 1, True), ("removal", 2, False)],
)
def test_the_round_of_the_loss_counts_or_that_of_the_removal_if_the_table_plays_that(
    by: str, round: int, asked: bool
) -> None:
    moment: Moment = {"humanity": {"A": 5, "B": 0, "C": 5}, "active": "C", "had_turn": "AB", "round": round}
    begun = table(LOSS, **{**MOMENT, **moment}, rulings={"grace-by": by}).draw().avoid().land().go_on()
    assert begun.state.round == round + 1
    assert ("grace:B" in begun.asks()) is asked


@pytest.mark.rule("HI-237", "HI-040")
@pytest.mark.ruling("grace-joins")
def test_a_newcomer_takes_the_turn_that_its_seat_has_not_had() -> None:
    joined = came(had_turn="B").draw().avoid().land().go_on()
    assert joined.state.active == "C"
    had = came(had_turn="C").draw().avoid().land().go_on()
    assert had.state.active == "B"
    later = came(had_turn="B", rulings={"grace-joins": "next"}).draw().avoid().land().go_on()
    assert (later.state.round, later.state.active) == (2, "B")


@pytest.mark.rule("HI-237", "HI-211")
def test_a_newcomer_in_the_next_seat_begins_its_turn_once_it_has_come() -> None:
    moment: Moment = {"humanity": {"A": 5, "B": 0, "C": 5}}
    begun = table(LOSS, **{**MOMENT, **moment}).draw().avoid().land().go_on()
    assert (begun.phase, begun.asks()) == (Phase.BETWEEN, {"grace:B"})
    assert begun.grace("B").state.active == "B"
    assert begun.grace("B", "decline").state.active == "C"


@pytest.mark.rule("HI-237", "HI-224")
def test_the_acting_players_newcomer_draws_if_nothing_had_been_drawn() -> None:
    dead = table(scene(1), **{**MOMENT, "traits": {"B": [DEADLY]}}).use("B", on="A")
    joined = dead.grace("A")
    assert (joined.state.active, joined.asks()) == ("A", {"draw"})
    later = table(scene(1), **{**MOMENT, "traits": {"B": [DEADLY]}, "rulings": {"grace-joins": "next"}})
    assert later.use("B", on="A").grace("A").asks() == {"next-turn"}
    assert later.use("B", on="A").grace("A").go_on().state.active == "B"


@pytest.mark.rule("HI-237", "HI-224")
@pytest.mark.parametrize("step", ["declare", "commit"])
def test_the_acting_players_newcomer_has_no_part_in_the_scene_that_was_drawn(step: str) -> None:
    drawn = table(scene(1), **{**MOMENT, "traits": {"B": [DEADLY]}}).draw()
    joined = (drawn if step == "declare" else drawn.act()).use("B", on="A").grace("A")
    assert joined.asks() == {"next-turn"}
    assert joined.view("A").hand == ()
    assert joined.go_on().state.active == "B"


@pytest.mark.rule("HI-224", "HI-220")
def test_the_dead_ones_dice_are_rolled_with_its_wounds_and_its_newcomer_gets_nothing() -> None:
    card = scene(3, succeed="each of them gains 1 humanity", refuse="each of them suffers 1 hunger")
    moment: Moment = {**MOMENT, "traits": {"B": [DEADLY]}, "conditions": {"A": ["Crippled"]}}
    joined = acted(card, **moment).commit(2).use("B", on="A").grace("A")
    assert joined.asks() == {"support:B", "support:C"}
    rolled = joined.support("B", 2).refuse("C").roll(A=[6, 6], B=[6, 6])
    assert (rolled.needed, rolled.verdict) == (5, Verdict.FAILURE)
    opened = rolled.open().land()
    assert (opened.humanity["A"], opened.conditions("A"), opened.conditions("C")) == (3, [], ["Hungry"])


@pytest.mark.rule("HI-220", "HI-111")
def test_a_supporters_newcomer_gets_nothing_and_gives_no_more() -> None:
    card = scene(1, succeed="each of them gains 1 humanity")
    joined = acted(card, **MOMENT).commit(2).support("C", 1).use("A", on="C").grace("C")
    assert set(joined.play.open) >= {"support:B"}
    assert "support:C" not in joined.play.open
    opened = joined.refuse("B").hope(0).roll(A=[6, 6], C=[1]).open().land()
    assert opened.humanity == {"A": 4, "B": 5, "C": 3}


@pytest.mark.rule("HI-220", "HI-104")
def test_a_newcomer_whose_seat_has_given_no_die_declares_like_everybody() -> None:
    refused = acted(STARVE, **MOMENT).commit(1).refuse("C").use("A", on="C").grace("C")
    assert refused.asks() == {"support:B", "support:C"}
    opened = refused.refuse("B", "C").hope(0).roll(A=[6]).open().land()
    assert opened.conditions("C") == ["Hungry"]


@pytest.mark.rule("HI-220", "HI-181")
def test_the_answer_of_somebody_who_died_does_not_count() -> None:
    card = question(accept="the group gains 1 hope", all_refuse="each of them loses 1 humanity")
    dead = acted(card, **{**MOMENT, "round": 3}).accept("B").decline("C").use("A", on="B")
    assert dead.decline("A").land().humanity == {"A": 4, "C": 4}
    newcomer = acted(card, **MOMENT).accept("B").decline("C").use("A", on="B").grace("B")
    assert newcomer.asks() == {"answer:B"}


@pytest.mark.rule("HI-305", "HI-304")
@pytest.mark.ruling("all-dead-ends")
def test_with_everybody_dead_one_newcomer_is_enough_to_go_on() -> None:
    starving: Moment = {"conditions": {seat: ["Starving"] for seat in "ABC"}, "personality_pile": [NEW, NEXT]}
    dead = table(STARVE, **starving).draw().avoid().land()
    assert (dead.phase, dead.alive, dead.asks()) == (Phase.AFTERMATH, "", {"grace:A"})
    onward = dead.grace("A", "decline").grace("B").grace("C", "decline")
    assert (onward.alive, onward.asks(), onward.go_on().state.active) == ("B", {"next-turn"}, "B")
    over = dead.grace("A", "decline").grace("B", "decline").grace("C", "decline")
    assert (over.phase, over.state.won, over.asks()) == (Phase.OVER, False, set())
    at_once = table(STARVE, **starving, rulings={"all-dead-ends": "yes"}).draw().avoid().land()
    assert (at_once.phase, at_once.state.won) == (Phase.OVER, False)


@pytest.mark.rule("HI-305", "HI-241")
def test_a_gift_may_go_to_a_newcomer_who_came_before() -> None:
    starving: Moment = {"conditions": {seat: ["Starving"] for seat in "ABC"}, "trait_pile": PILE}
    dead = table(STARVE, **starving).draw().avoid().land()
    assert dead.asks() == {"grace:A"}
    assert dead.grace("A").options("gift:B") == ["A", "decline"]


@pytest.mark.rule("HI-283", "HI-230")
def test_a_newcomer_has_no_relationship_with_anybody() -> None:
    debt = relationship("when you support the other, you lose 1 humanity", id="debt")
    bonds = [("A", "B", debt), ("B", "C", debt), ("C", "A", debt)]
    joined = came(bonds=bonds).draw().act().commit(1).support("C", 1)
    assert joined.humanity["C"] == 2


@pytest.mark.rule("HI-226", "HI-219")
def test_a_lost_players_page_says_what_they_may_still_do() -> None:
    dead = killed(trait_pile=PILE)
    notes = {viewer: dead.view(viewer).seats[2].note for viewer in ("A", "C", None)}
    assert notes == {"A": say("note-lost"), "C": say("note-lost-may-return"), None: say("note-lost")}
    empty = dead.gift("C").grace("C", "decline")
    assert empty.view("C").seats[2].note == say("note-lost-you")
    assert dead.view("C").seats[2].wanted
    joined = dead.gift("C").grace("C")
    assert (joined.view("C").seats[2].note, joined.view("A").seats[2].gone) == (None, False)
