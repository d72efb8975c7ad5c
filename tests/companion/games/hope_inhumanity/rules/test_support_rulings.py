"""House rules of commitment, support and Last Hope: what each choice of a table changes."""

import pytest

from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import PARENT_AND_CHILD, scene, trait, trait_before_roll
from tests.companion.games.hope_inhumanity.tables import Moment, acted


def playing(**rulings: str) -> Moment:
    """A table with these house rules."""
    return {"rulings": {name.replace("_", "-"): choice for name, choice in rulings.items()}}


RAISED = playing(commitment_raisable="yes")
ONCE_MORE = playing(hope_raises_limit="yes")


@pytest.mark.rule("HI-103")
@pytest.mark.ruling("commitment-raisable")
def test_a_commitment_may_be_raised_only_where_the_table_plays_that() -> None:
    acted(scene(1)).commit(1).cannot(lambda e: e.commit_more(1), "refused-closed")
    evening = acted(scene(1), **RAISED).commit(1)
    assert evening.options("support:B") == ["1", "refuse"]
    raised = evening.commit_more(2)
    assert (raised.humanity["A"], raised.options("support:B")) == (2, ["1", "2", "3", "refuse"])


@pytest.mark.rule("HI-103", "HI-105")
@pytest.mark.parametrize(("dice", "allowed"), [(0, False), (1, True), (4, True), (5, False)])
def test_a_raise_takes_from_one_die_to_all_that_are_left(dice: int, allowed: bool) -> None:
    evening = acted(scene(1), **RAISED).commit(1)
    if allowed:
        assert evening.commit_more(dice).humanity["A"] == 4 - dice
    else:
        evening.cannot(lambda e: e.commit_more(dice), "refused-number")


@pytest.mark.rule("HI-103", "HI-111")
def test_nothing_is_raised_once_support_is_closed_or_by_last_hope_or_with_nothing_left() -> None:
    closed = acted(scene(1), **RAISED).commit(1).refuse("B", "C")
    closed.cannot(lambda e: e.commit_more(1), "refused-closed")
    hoping = acted(scene(1), humanity={"A": 0, "B": 5, "C": 5}, **RAISED).commit_last_hope()
    hoping.cannot(lambda e: e.commit_more(1), "refused-closed")
    acted(scene(1), **RAISED).commit(5).cannot(lambda e: e.commit_more(1), "refused-closed")


@pytest.mark.rule("HI-103", "HI-110")
def test_a_raise_lets_supporters_add_and_breaks_every_seal() -> None:
    given = acted(scene(1), **RAISED).commit(1).support("B", 1)
    given.cannot(lambda e: e.support("B", 1), "refused-closed")
    assert given.commit_more(1).support("B", 1).state.running.stakes["B"].humanity == 2
    secret = acted(scene(1), **playing(commitment_raisable="yes", support_order="secret")).commit(1)
    sealed = secret.support("B", 1)
    assert sealed.asks() == {"support:C"}
    assert sealed.commit_more(1).asks() == {"support:B", "support:C"}


@pytest.mark.rule("HI-120")
@pytest.mark.ruling("last-hope-limit")
@pytest.mark.parametrize(
    ("choice", "options"),
    [("one", ["1", "refuse"]), ("unlimited", ["1", "2", "3", "4", "5", "refuse"])],
)
def test_how_much_each_may_give_after_an_act_by_last_hope(choice: str, options: list[str]) -> None:
    moment: Moment = {"humanity": {"A": 0, "B": 5, "C": 5}, **playing(last_hope_limit=choice)}
    assert acted(scene(1), **moment).commit_last_hope().options("support:B") == options


@pytest.mark.rule("HI-120", "HI-162")
@pytest.mark.ruling("last-hope-limit")
def test_where_last_hope_allows_no_support_nobody_is_asked_and_nobody_has_refused() -> None:
    card = scene(1, refuse="each of them suffers 1 hunger")
    moment: Moment = {"humanity": {"A": 0, "B": 5, "C": 0}, **playing(last_hope_limit="none")}
    alone = acted(card, **moment).commit_last_hope()
    assert (alone.phase, alone.state.running.refused) == (Phase.HOPE, frozenset())
    opened = alone.hope(0).roll(Hope=[6]).open().land()
    assert opened.conditions("B") == opened.conditions("C") == []
    usual = acted(card, **{**moment, **playing()}).commit_last_hope()
    assert usual.options("support:C") == ["last-hope", "refuse"]


@pytest.mark.rule("HI-120", "HI-129")
@pytest.mark.ruling("hope-raises-limit")
def test_hope_dice_open_support_once_more_only_where_the_table_plays_that() -> None:
    usual = acted(scene(1)).commit(1).support("B", 1).refuse("C").hope(2)
    assert usual.phase is Phase.ROLL
    evening = acted(scene(1), **ONCE_MORE).commit(1).support("B", 1).refuse("C").hope(2)
    assert (evening.phase, evening.asks()) == (Phase.SUPPORT, {"support:B", "support:C"})
    assert evening.options("support:B") == ["1", "2", "keep"]
    assert evening.options("support:C") == ["1", "2", "3", "keep"]


@pytest.mark.rule("HI-120", "HI-110")
@pytest.mark.ruling("hope-raises-limit")
def test_once_more_a_supporter_adds_and_a_refuser_comes_in_and_then_it_is_rolled() -> None:
    evening = acted(scene(1), **ONCE_MORE).commit(1).support("B", 1).refuse("C").hope(1)
    added = evening.support("B", 1)
    assert added.asks() == {"support:C"}
    added.cannot(lambda e: e.support("B", 1), "refused-closed")
    come = added.support("C", 2)
    assert (come.phase, come.state.running.refused, come.state.running.in_the_middle) == (
        Phase.ROLL,
        frozenset(),
        6,
    )


@pytest.mark.rule("HI-120", "HI-162")
def test_once_more_everybody_may_leave_it_at_that() -> None:
    card = scene(1, refuse="each of them suffers 1 hunger")
    kept = acted(card, **ONCE_MORE).commit(1).support("B", 1).refuse("C").hope(1).keep("B", "C")
    assert kept.phase is Phase.ROLL
    assert kept.state.running.refused == {"C"}
    opened = kept.roll(A=[6], B=[6], Hope=[6]).open().land()
    assert [opened.conditions(seat) for seat in "ABC"] == [[], [], ["Hungry"]]


@pytest.mark.rule("HI-120", "HI-127")
def test_support_stays_closed_without_hope_dice_or_anybody_who_could_give_more() -> None:
    assert acted(scene(1), **ONCE_MORE).commit(1).refuse("B", "C").hope(0).phase is Phase.ROLL
    empty: Moment = {"humanity": {"A": 5, "B": 0, "C": 1}, "hope": 1, **ONCE_MORE}
    spent = acted(scene(1), **empty).commit(1).refuse("B").support("C", 1).hope(1)
    assert spent.phase is Phase.ROLL


@pytest.mark.rule("HI-120", "HI-121")
def test_once_more_a_hope_die_may_be_wished_for() -> None:
    empty: Moment = {"humanity": {"A": 5, "B": 0, "C": 0}, "hope": 2, **ONCE_MORE}
    evening = acted(scene(1), **empty).commit(1).refuse("B", "C").hope(1)
    assert evening.options("support:B") == ["last-hope", "keep"]
    assert evening.last_hope("B").last_hope("C").asks() == {"offer:B"}
    settled = evening.last_hope("B").last_hope("C").leave("B").take("C")
    assert (settled.phase, settled.pool) == (Phase.ROLL, 0)
    assert settled.state.running.refused == {"B"}


@pytest.mark.rule("HI-120", "HI-066")
def test_once_more_is_sealed_too_where_support_is_secret() -> None:
    secret = playing(hope_raises_limit="yes", support_order="secret")
    evening = acted(scene(1), **secret).commit(1).support("B", 1).refuse("C").hope(1).keep("B")
    assert (evening.phase, evening.asks()) == (Phase.SUPPORT, {"support:C"})
    assert evening.support("C", 2).state.running.stakes["C"].humanity == 2


EQUAL: Moment = {"humanity": {"A": 3, "B": 0, "C": 0, "D": 0}, "hope": 1}


@pytest.mark.rule("HI-122")
@pytest.mark.ruling("last-hope-tie")
def test_the_acting_player_names_the_first_of_equals_where_the_table_plays_that() -> None:
    assert wished(EQUAL).asks() == {"offer:B"}
    evening = wished({**EQUAL, **playing(last_hope_tie="actor")})
    assert evening.asks() == {"tie"}
    assert evening.options("tie") == ["B", "C", "D"]
    offered = evening.favour("D")
    assert offered.asks() == {"offer:D"}
    again = offered.leave("D")
    assert again.options("tie") == ["B", "C"]
    assert set(again.favour("C").leave("C").take("B").state.running.stakes) == {"A", "B"}


def wished(moment: Moment) -> Evening:
    """B, C and D all wish for a Hope die, and there are too few."""
    return acted(scene(1), **moment).commit(1).last_hope("B").last_hope("C").last_hope("D")


@pytest.mark.rule("HI-121", "HI-122")
def test_only_the_least_burdened_are_named_and_nobody_where_one_alone_is() -> None:
    actor: Moment = {**EQUAL, **playing(last_hope_tie="actor")}
    assert wished({**actor, "conditions": {"C": ["Hurt"]}}).options("tie") == ["B", "D"]
    assert wished({**actor, "conditions": {"B": ["Hurt"], "C": ["Hurt"]}}).asks() == {"offer:D"}


@pytest.mark.rule("HI-122", "HI-220")
def test_equals_go_clockwise_when_whoever_should_name_one_is_dead() -> None:
    deadly = trait("a player of your choice suffers 3 harm")
    moment: Moment = {
        **EQUAL,
        "round": 3,
        "hope": 2,
        "traits": {"B": [deadly]},
        **playing(last_hope_tie="actor"),
    }
    assert wished(moment).use("B", on="A").asks() == {"offer:B"}


@pytest.mark.rule("HI-122")
@pytest.mark.ruling("last-hope-tie")
def test_by_lot_every_one_of_equals_is_first_in_some_turn_and_always_the_same_in_one() -> None:
    firsts = set()
    for round_ in range(1, 13):
        lots = {**EQUAL, **playing(last_hope_tie="random"), "round": round_}
        evening = acted(scene(1), **lots).commit(1).last_hope("B").last_hope("C").last_hope("D")
        firsts |= evening.asks()
        other = acted(scene(1, id="other"), **lots).commit(1).last_hope("D").last_hope("C").last_hope("B")
        assert other.asks() == evening.asks()
    assert firsts == {"offer:B", "offer:C", "offer:D"}


@pytest.mark.rule("HI-121")
@pytest.mark.ruling("last-hope-measure")
@pytest.mark.parametrize(("measure", "first"), [("hardship", "offer:C"), ("cards", "offer:D")])
def test_the_burden_is_the_hardship_or_the_number_of_cards(measure: str, first: str) -> None:
    burdens = {"C": ["Hungry", "Hurt"], "D": ["Starving"]}
    moment: Moment = {"hope": 1, "conditions": burdens, **playing(last_hope_measure=measure)}
    evening = acted(scene(1), humanity={"A": 3, "B": 5, "C": 0, "D": 0}, **moment).commit(1).refuse("B")
    assert evening.last_hope("C").last_hope("D").asks() == {first}


FAILING = scene(
    2,
    succeed="each of them gains 1 humanity",
    fail=("each of them suffers 1 harm", "supporters suffer 1 hunger"),
)


@pytest.mark.rule("HI-124", "HI-161")
@pytest.mark.ruling("last-hope-escapes-fail")
def test_a_last_hope_supporter_escapes_fail_where_the_table_plays_that() -> None:
    empty: Moment = {"humanity": {"A": 5, "B": 0, "C": 1, "D": 5}, "hope": 1}
    for rulings, hit in ((playing(), ["Hungry", "Hurt"]), (playing(last_hope_escapes_fail="yes"), [])):
        evening = acted(FAILING, **empty, **rulings).commit(1).last_hope("B").support("C", 1).refuse("D")
        failed = evening.roll(A=[1], C=[1], Hope=[1]).open().land()
        assert [failed.conditions(seat) for seat in "ABCD"] == [["Hurt"], hit, ["Hungry", "Hurt"], []]
        succeeded = evening.roll(A=[6], C=[1], Hope=[6]).open().land()
        assert succeeded.humanity == {"A": 5, "B": 1, "C": 1, "D": 5}


@pytest.mark.rule("HI-124")
def test_an_acting_player_does_not_escape_fail_by_last_hope() -> None:
    moment: Moment = {"humanity": {"A": 0, "B": 5, "C": 5}, **playing(last_hope_escapes_fail="yes")}
    failed = acted(FAILING, **moment).commit_last_hope().refuse("B", "C").hope(0).roll(Hope=[1]).open().land()
    assert failed.conditions("A") == ["Hurt"]


PRIZE = "each of them gains 1 humanity"


@pytest.mark.rule("HI-151")
@pytest.mark.ruling("zero-costs-humanity")
@pytest.mark.parametrize(("rating", "gained"), [(0, 0), (1, 1)])
def test_only_humanity_pays_for_zero_where_the_table_plays_that(rating: int, gained: int) -> None:
    empty: Moment = {"humanity": {"A": 3, "B": 0, "C": 3}, "hope": 1}

    def opened(moment: Moment) -> Evening:
        card = scene(rating, succeed=PRIZE, refuse="each of them suffers 1 hunger")
        evening = acted(card, **empty, **moment).commit(1).last_hope("B").support("C", 1)
        return (evening.roll(A=[6], C=[6], Hope=[6]) if rating else evening).open().land()

    assert opened(playing()).humanity == {"A": 3, "B": 1, "C": 3}
    strict = opened(playing(zero_costs_humanity="yes"))
    assert (strict.humanity, strict.conditions("B")) == ({"A": 3, "B": gained, "C": 3}, [])
    assert strict.pool == 0


@pytest.mark.rule("HI-149")
@pytest.mark.ruling("zero-returns-surplus")
def test_all_dice_but_one_come_back_at_zero_where_the_table_plays_that() -> None:
    surplus = playing(zero_returns_surplus="yes")
    for moment, left, pool in (
        (playing(), {"A": 2, "B": 3, "C": 4, "D": 5}, 1),
        (surplus, {"A": 4, "B": 4, "C": 4, "D": 5}, 3),
    ):
        evening = acted(scene(0), humanity="ABCD", hope=3, **moment).commit(3).support("B", 2).support("C", 1)
        gathered = evening.refuse("D").hope(2)
        assert gathered.humanity == {"A": 2, "B": 3, "C": 4, "D": 5}
        opened = gathered.open().land()
        assert (opened.humanity, opened.pool) == (left, pool)


@pytest.mark.rule("HI-149", "HI-125")
def test_nothing_comes_back_where_the_hardship_is_not_zero_and_no_last_hope_die_ever() -> None:
    surplus = playing(zero_returns_surplus="yes")
    rolled = (
        acted(scene(1), **surplus)
        .commit(3)
        .refuse("B", "C")
        .hope(1)
        .roll(A=[6, 6, 6], Hope=[6])
        .open()
        .land()
    )
    assert (rolled.humanity["A"], rolled.pool) == (2, 2)
    empty: Moment = {"humanity": {"A": 0, "B": 5, "C": 5}, "hope": 3, **surplus}
    opened = acted(scene(0), **empty).commit_last_hope().refuse("B", "C").hope(1).open().land()
    assert opened.pool == 2


@pytest.mark.rule("HI-149", "HI-101")
def test_the_surplus_comes_back_before_the_outcomes() -> None:
    card = scene(0, succeed="each of them loses 2 humanity")
    opened = acted(card, humanity={"A": 2, "B": 5, "C": 5}, **playing(zero_returns_surplus="yes"))
    opened = opened.commit(2).refuse("B", "C").hope(0).open().land()
    assert (opened.humanity["A"], opened.marked) == (-1, "A")


@pytest.mark.rule("HI-149", "HI-278")
def test_a_die_that_came_back_as_surplus_is_not_refunded() -> None:
    moment: Moment = {"bonds": [("A", "B", PARENT_AND_CHILD)], **playing(zero_returns_surplus="yes")}
    opened = acted(scene(0), **moment).commit(2).support("B", 2).refuse("C").hope(0).open().land()
    assert opened.humanity["B"] == 5


@pytest.mark.rule("HI-146")
@pytest.mark.ruling("printed-zero-succeeds")
@pytest.mark.parametrize(("rating", "needed"), [(0, 0), (1, 2)])
def test_a_printed_zero_always_succeeds_where_the_table_plays_that(rating: int, needed: int) -> None:
    hungry: Moment = {"conditions": {"A": ["Hungry"]}}
    assert acted(scene(rating), **hungry).needed == rating + 1
    assert acted(scene(rating), **hungry, **playing(printed_zero_succeeds="yes")).needed == needed


@pytest.mark.rule("HI-146", "HI-141")
def test_nothing_makes_a_printed_zero_harder_where_it_always_succeeds() -> None:
    harder = trait_before_roll("this Scene is 2 harder")
    moment: Moment = {"traits": {"B": [harder]}, **playing(printed_zero_succeeds="yes")}
    evening = acted(scene(0), **moment).commit(1).refuse("B", "C").use("B").hope(0)
    assert evening.asks() == {"no-roll"}
