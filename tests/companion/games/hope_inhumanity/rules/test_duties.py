"""Relationships that make somebody support, give dice back, or make a refusal cost something."""

from collections.abc import Sequence

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.own_cards import (
    MUTUAL_DISGUST,
    PARENT_AND_CHILD,
    SOCIOPATH,
    question,
    relationship,
    scene,
    trait,
)
from tests.companion.games.hope_inhumanity.tables import Moment, acted

FAMILY: Moment = {"bonds": [("A", "B", PARENT_AND_CHILD)]}
HUNGRY = "each of them suffers 1 hunger"
DEADLY = trait("a player of your choice suffers 3 harm")


def owing(n: int) -> Moment:
    card = relationship(
        f"when the other acts on a rated Scene, you support with at least {n} dice", id="duty"
    )
    return {"bonds": [("A", "B", card)]}


@pytest.mark.rule("HI-277")
@pytest.mark.parametrize(("active", "bound"), [("A", "B"), ("B", "A")])
def test_neither_party_may_refuse_the_other(active: str, bound: str) -> None:
    evening = acted(scene(1), active=active, **FAMILY).commit(2)
    assert evening.options(f"support:{bound}") == ["1", "2"]
    assert evening.question(f"support:{bound}").hint == say(
        "ask-support-owed", name=f"Name of {active}", n=1, most=2
    )
    evening.cannot(lambda e: e.refuse(bound), "refused-option")
    assert evening.support(bound, 1).humanity[bound] == 4


@pytest.mark.rule("HI-277")
def test_whoever_is_no_party_may_refuse() -> None:
    evening = acted(scene(1), bonds=[("B", "C", PARENT_AND_CHILD)]).commit(1)
    assert evening.options("support:B") == evening.options("support:C") == ["1", "refuse"]


@pytest.mark.rule("HI-277")
@pytest.mark.parametrize(
    ("least", "committed", "humanity", "options"),
    [
        (2, 3, 5, ["2", "3"]),
        (2, 2, 5, ["2"]),
        (2, 1, 5, ["1"]),
        (3, 5, 2, ["2"]),
        (2, 2, 1, ["1"]),
    ],
)
def test_the_duty_goes_as_far_as_limit_and_dice_allow(
    least: int, committed: int, humanity: int, options: Sequence[str]
) -> None:
    evening = acted(scene(1), humanity={"A": 5, "B": humanity, "C": 5}, **owing(least)).commit(committed)
    assert evening.options("support:B") == options


@pytest.mark.rule("HI-277", "HI-281")
def test_there_is_no_duty_in_a_question_or_on_an_avoid() -> None:
    asked = acted(question(), **FAMILY)
    assert asked.options("answer:B") == ["accept", "refuse"]


@pytest.mark.rule("HI-281")
@pytest.mark.ruling("parent-owes-last-hope")
@pytest.mark.parametrize(("humanity", "options"), [(1, ["1"]), (0, ["last-hope", "refuse"])])
def test_without_humanity_the_duty_is_void(humanity: int, options: Sequence[str]) -> None:
    evening = acted(scene(1), humanity={"A": 5, "B": humanity, "C": 5}, **FAMILY).commit(1)
    assert evening.options("support:B") == options


@pytest.mark.rule("HI-281")
@pytest.mark.ruling("parent-owes-last-hope")
def test_the_duty_holds_for_last_hope_where_the_table_plays_that() -> None:
    empty: Moment = {"humanity": {"A": 5, "B": 0, "C": 0}, "rulings": {"parent-owes-last-hope": "yes"}}
    evening = acted(scene(1), hope=1, **empty, **FAMILY).commit(1)
    assert evening.options("support:B") == ["last-hope"]
    assert evening.question("support:B").hint == say("ask-support-owed-last-hope", name="Name of A")
    assert evening.options("support:C") == ["last-hope", "refuse"]
    assert evening.last_hope("B").last_hope("C").options("offer:B") == ["take"]
    assert acted(scene(1), hope=0, **empty, **FAMILY).commit(1).options("support:B") == ["refuse"]


@pytest.mark.rule("HI-278", "HI-279")
@pytest.mark.parametrize(("given", "left"), [(1, 4), (2, 3)])
@pytest.mark.parametrize("face", [1, 6])
def test_one_die_of_support_comes_back_and_no_more(given: int, left: int, face: int) -> None:
    evening = acted(scene(1), humanity={"A": 5, "B": 4, "C": 5}, **FAMILY).commit(2).support("B", given)
    assert evening.humanity["B"] == 4 - given
    rolled = evening.refuse("C").hope(0).roll(A=[face, face], B=[face] * given)
    assert rolled.humanity["B"] == 4 - given
    assert rolled.open().land().humanity["B"] == left


@pytest.mark.rule("HI-278", "HI-281")
def test_a_hope_die_is_not_given_back() -> None:
    evening = acted(scene(1), humanity={"A": 5, "B": 0, "C": 5}, hope=1, **FAMILY).commit(1)
    opened = evening.last_hope("B").refuse("C").roll(A=[6], Hope=[6]).open().land()
    assert (opened.humanity["B"], opened.pool) == (0, 0)


@pytest.mark.rule("HI-278", "HI-209")
def test_the_die_comes_back_after_the_outcomes_and_may_save_its_owner() -> None:
    card = scene(2, fail="each of them loses 1 humanity")
    moment: Moment = {"humanity": {"A": 5, "B": 1, "C": 5}, "rulings": {"rescue": "yes"}, **FAMILY}
    evening = acted(card, **moment).commit(1).support("B", 1)
    opened = evening.refuse("C").hope(0).roll(A=[1], B=[1]).open().land()
    assert (opened.humanity["B"], opened.marked) == (0, "")
    assert opened.phase is Phase.AFTERMATH


@pytest.mark.rule("HI-278", "HI-201")
def test_the_die_that_comes_back_does_not_exceed_the_most() -> None:
    card = scene(1, succeed="each of them gains 1 humanity")
    evening = acted(card, **FAMILY).commit(1).support("B", 1).refuse("C").hope(0)
    assert evening.roll(A=[6], B=[6]).open().land().humanity["B"] == 5


@pytest.mark.rule("HI-278")
def test_the_die_comes_back_though_the_partner_died_in_that_scene() -> None:
    evening = acted(scene(1), traits={"C": [DEADLY]}, round=3, **FAMILY).commit(1).support("B", 1)
    bereft = evening.use("C", on="A")
    assert bereft.humanity["B"] == 2
    opened = bereft.refuse("C").roll(A=[6], B=[6]).open().land()
    assert (opened.alive, opened.humanity["B"]) == ("BC", 3)


@pytest.mark.rule("HI-278", "HI-220")
def test_nothing_comes_back_to_the_dead() -> None:
    evening = acted(scene(1), traits={"C": [DEADLY]}, round=3, **FAMILY).commit(1).support("B", 1)
    opened = evening.use("C", on="B").refuse("C").hope(0).roll(A=[6], B=[6]).open().land()
    assert opened.state.survivor("B").humanity == 4


@pytest.mark.rule("HI-276")
@pytest.mark.ruling("disgust-spares-the-empty")
def test_disgust_costs_a_last_hope_supporter_nothing_where_the_table_plays_that() -> None:
    moment: Moment = {"humanity": {"A": 5, "B": 0, "C": 5}, "bonds": [("A", "B", MUTUAL_DISGUST)]}
    assert acted(scene(1), **moment).commit(1).last_hope("B").humanity["B"] == -1
    spared: Moment = {**moment, "rulings": {"disgust-spares-the-empty": "yes"}}
    assert acted(scene(1), **spared).commit(1).last_hope("B").humanity["B"] == 0
    rich: Moment = {**spared, "humanity": {"A": 5, "B": 1, "C": 5}}
    assert acted(scene(1), **rich).commit(1).support("B", 1).humanity["B"] == -1


DEBT = relationship("when you refuse to support the other, you lose 1 humanity", id="debt")


@pytest.mark.rule("HI-034", "HI-162")
@pytest.mark.parametrize(("active", "refuser"), [("A", "B"), ("B", "A")])
def test_refusing_the_other_costs_when_support_closes(active: str, refuser: str) -> None:
    evening = acted(scene(1), active=active, bonds=[("A", "B", DEBT)]).commit(1).refuse(refuser)
    assert evening.humanity[refuser] == 5
    assert evening.refuse("C").humanity == {active: 4, refuser: 4, "C": 5}


@pytest.mark.rule("HI-110")
def test_a_refusal_that_became_support_costs_nothing() -> None:
    evening = acted(scene(1), bonds=[("A", "B", DEBT)]).commit(1).refuse("B").support("B", 1).refuse("C")
    assert evening.humanity["B"] == 4


@pytest.mark.rule("HI-034", "HI-162")
def test_each_refusal_hits_the_partner_of_whoever_was_refused() -> None:
    loyal = relationship("when somebody refuses to support the other, you suffer 1 hunger", id="loyal")
    evening = acted(scene(1), humanity="ABCD", bonds=[("A", "B", loyal)]).commit(1).support("B", 1)
    closed = evening.refuse("C", "D")
    assert [closed.conditions(seat) for seat in "ABCD"] == [[], ["Starving"], [], []]
    alone = acted(scene(1), humanity="ABCD", bonds=[("A", "B", loyal)]).commit(1).refuse("B")
    assert alone.support("C", 1).support("D", 1).conditions("B") == ["Hungry"]


@pytest.mark.rule("HI-270")
def test_a_sociopath_loses_nothing_by_refusing() -> None:
    moment: Moment = {"personalities": {"B": SOCIOPATH}, "humanity": {"A": 5, "B": 4, "C": 5}}
    evening = acted(scene(1), bonds=[("A", "B", DEBT)], **moment).commit(1).refuse("B", "C")
    assert evening.humanity["B"] == 4


@pytest.mark.rule("HI-224")
def test_whom_a_refusal_kills_leaves_the_turn_to_go_on() -> None:
    spite = relationship("when you refuse to support the other, the other suffers 3 harm", id="spite")
    evening = acted(scene(1), bonds=[("A", "B", spite)], round=3).commit(1).refuse("B", "C")
    assert (evening.alive, evening.phase) == ("BC", Phase.ROLL)


@pytest.mark.rule("HI-120", "HI-162")
def test_a_refusal_costs_once_though_support_opens_once_more() -> None:
    rulings = {"hope-raises-limit": "yes"}
    evening = acted(scene(1), bonds=[("A", "B", DEBT)], rulings=rulings).commit(1).refuse("B", "C").hope(1)
    assert evening.humanity["B"] == 4
    assert evening.keep("B", "C").humanity["B"] == 4
