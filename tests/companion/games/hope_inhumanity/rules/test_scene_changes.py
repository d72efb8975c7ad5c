"""Cards that exchange, foretell or ease the Scene in play, and who reads what of it."""

from typing import Any

import pytest

from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.refusal import Refused
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain, Window
from companion.games.hope_inhumanity.playing import Verdict
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import personality, question, scene, trait
from tests.companion.games.hope_inhumanity.tables import acted, table

ASIDE = trait("put this Scene aside and draw another", id="aside")
PEEK = trait("you look at the top 2 Coastal Scenes", id="peek")
MORE = trait("the acting player rolls 2 more dice", id="more")
SURE = trait("1 of your dice succeeds unrolled", id="sure")


def coast(n: int) -> Any:
    return scene(n, id=f"coast-{n}", terrain=Terrain.COASTAL, callout=f"Coast {n}.")


@pytest.mark.rule("HI-045")
def test_a_scene_that_was_drawn_may_be_exchanged_for_the_next_of_its_pile() -> None:
    first, second = coast(1), coast(2)
    drawn = table(first, second, traits={"B": [ASIDE]}).draw(Terrain.COASTAL)
    other = drawn.use("B", "aside")
    assert (other.state.running.card, other.asks()) == ("coast-2", {"declare"})
    assert "Coast 2." in repr(other.view("A"))
    assert "Coast 2." not in repr(other.view("B"))
    assert all("coast-1" not in pile for pile in other.state.piles.values())


def test_an_act_that_was_meant_for_the_scene_before_does_not_count() -> None:
    drawn = table(coast(1), coast(2), traits={"B": [ASIDE]}).draw(Terrain.COASTAL)
    asked = drawn.play.open["declare"]
    late = Answer("declare", asked.version, "late", "A", Origin.PHONE, Chosen("act"))
    drawn.play.check(late)
    with pytest.raises(Refused) as stale:
        drawn.use("B", "aside").play.check(late)
    assert stale.value.reason == say("refused-stale")


def test_with_an_empty_pile_the_scene_stays() -> None:
    drawn = table(coast(1), traits={"A": [ASIDE]}).draw(Terrain.COASTAL)
    assert drawn.use("A", "aside").state.running.card == "coast-1"


def test_a_scene_is_exchanged_before_it_is_declared_and_at_no_other_time() -> None:
    evening = table(scene(1), traits={"A": [ASIDE]})
    drawn = evening.draw()
    assert [("trait:aside" in one.play.open) for one in (evening, drawn, drawn.act())] == [False, True, False]


def test_the_scenes_on_top_are_read_by_whoever_looks_at_them_until_the_turn_ends() -> None:
    evening = table(coast(1), coast(2), coast(3), traits={"B": [PEEK]}).use("B", "peek")
    assert [f"Coast {n}." in repr(evening.view("B")) for n in (1, 2, 3)] == [True, True, False]
    for viewer in ("A", "C", None):
        assert "Coast" not in repr(evening.view(viewer)).replace("Coastal", "")
    drawn = evening.draw(Terrain.COASTAL)
    assert [f"Coast {n}." in repr(drawn.view("B")) for n in (1, 2)] == [False, True]
    later = drawn.avoid().land().go_on()
    assert "Coast 2." not in repr(later.view("B"))
    terrain = say("terrain-coastal")
    assert say("told-peeked", name="Name of B", n=2, terrain=terrain) in evening.play.log


def test_of_a_pile_that_is_empty_nothing_is_seen() -> None:
    assert table(scene(1), traits={"B": [PEEK]}).use("B", "peek").state.peeked == {}


@pytest.mark.rule("HI-058", "HI-069")
@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("the hardship", say("card-hardship", n=3)),
        ("Succeed", say("branch-succeed", text="each of them gains 1 humanity")),
        ("Fail", say("branch-fail", text="each of them suffers 1 harm")),
        ("Refuse", say("branch-refuse", text="each of them suffers 1 hunger")),
    ],
)
def test_a_line_may_be_told_to_all_before_support(what: str, line: Any) -> None:
    card = scene(
        3,
        succeed="each of them gains 1 humanity",
        fail="each of them suffers 1 harm",
        refuse="each of them suffers 1 hunger",
    )
    evening = acted(card, traits={"B": [trait(f"everybody is told {what}", id="tell")]})

    def lines(one: Evening) -> tuple[Any, ...]:
        spotlight = one.view("C").spotlight
        return spotlight.lines if spotlight else ()

    assert lines(evening) == ()
    assert lines(evening.use("B", "tell")) == (line,)


@pytest.mark.rule("HI-072")
def test_a_question_has_no_hardship_to_be_told() -> None:
    hand = {"B": [trait("everybody is told the hardship", id="tell")]}
    assert "trait:tell" not in acted(question(), traits=hand).play.open


@pytest.mark.rule("HI-102", "HI-152")
def test_more_dice_are_rolled_and_none_is_paid_for_them() -> None:
    ready = acted(scene(3), traits={"C": [MORE]}).commit(1).refuse("B", "C").hope(0)
    ready.cannot(lambda e: e.roll(A=[6, 6, 6]), "refused-dice")
    more = ready.use("C", "more")
    assert more.humanity["A"] == 4
    rolled = more.roll(A=[6, 6, 6])
    assert (rolled.verdict, rolled.open().land().humanity["A"]) == (Verdict.SUCCESS, 4)
    assert ready.roll(A=[6]).verdict is Verdict.FAILURE


@pytest.mark.rule("HI-003")
def test_nobody_has_more_than_five_dice_of_a_colour() -> None:
    ready = acted(scene(3), traits={"C": [MORE]}).commit(4).refuse("B", "C").hope(0).use("C", "more")
    assert ready.roll(A=[6, 6, 6, 1, 1]).verdict is Verdict.SUCCESS


@pytest.mark.rule("HI-153", "HI-155")
def test_a_die_may_succeed_unrolled_and_lies_aside() -> None:
    ready = acted(scene(2), traits={"B": [SURE]}).commit(1).support("B", 1).refuse("C").hope(0)
    sure = ready.use("B", "sure")
    assert sure.roll(A=[6]).verdict is Verdict.SUCCESS
    assert sure.roll(A=[1]).verdict is Verdict.FAILURE
    rolling = sure.roll(A=[6]).view(None).rolling
    assert rolling is not None
    assert rolling.summary == say("roll-summary", n=2, dice=2)


def test_who_has_no_die_in_the_middle_has_none_that_succeeds_unrolled() -> None:
    ready = acted(scene(1), traits={"C": [SURE]}).commit(1).refuse("B", "C").hope(0).use("C", "sure")
    assert ready.roll(A=[1]).verdict is Verdict.FAILURE


@pytest.mark.rule("HI-272", "HI-273")
def test_a_die_that_fails_by_a_card_does_not_succeed_by_another() -> None:
    gentle = personality("in Scenes marked violence, your first 1 die fails", id="gentle")
    moment: Any = {"traits": {"A": [SURE]}, "personalities": {"A": gentle}}
    card = scene(1, marks=[Mark.VIOLENCE])
    ready = acted(card, **moment).commit(1).refuse("B", "C").hope(0).use("A", "sure")
    assert ready.open().land().verdict is Verdict.FAILURE


@pytest.mark.rule("HI-061")
def test_the_chances_reckon_with_more_dice_and_with_sure_ones() -> None:
    def best(evening: Evening) -> int:
        (card,) = [one for one in evening.view("A").hand if one.chart]
        assert card.chart is not None
        return card.chart.bars[0].percent

    ready = acted(scene(2), traits={"A": [SURE], "C": [MORE]}).commit(2).refuse("B", "C").hope(0)
    assert best(ready) == 25
    assert best(ready.use("A", "sure")) == 50
    assert best(ready.use("C", "more")) == 69


@pytest.mark.rule("HI-259", "HI-264")
@pytest.mark.parametrize(
    ("face", "refuses", "offered"), [(1, False, True), (6, True, True), (6, False, False)]
)
def test_what_is_for_a_penalty_waits_until_one_is_about_to_land(
    face: int, refuses: bool, offered: bool
) -> None:
    tough = trait("you are spared 1 harm", id="tough", window=Window.ON_PENALTY)
    ready = acted(scene(1), traits={"A": [tough]}, humanity="AB").commit(1)
    ready = (ready.refuse("B") if refuses else ready.support("B", 1)).hope(0)
    assert "trait:tough" not in ready.play.open
    rolled = ready.roll(A=[face]) if refuses else ready.roll(A=[face], B=[face])
    assert ("trait:tough" in rolled.play.open) is offered
    assert "trait:tough" not in rolled.open().land().play.open
