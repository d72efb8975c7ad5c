"""Prices that a question prints: told with the question, paid with the outcomes, by those who can."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.events.fortunes import PricePaid
from tests.companion.games.hope_inhumanity.own_cards import SOCIOPATH, personality, question, trait
from tests.companion.games.hope_inhumanity.tables import acted, table

TOLL = question(accept="each of them recovers from 1 hunger", accept_price=1)
DEAR = question(accept_price=2, refuse="each of them loses 1 humanity")


@pytest.mark.rule("HI-174")
def test_who_accepts_pays_the_price_and_who_refuses_does_not() -> None:
    opened = acted(TOLL, humanity={"A": 5, "B": 3, "C": 3}).accept("B").decline("C", "A")
    assert opened.humanity == {"A": 5, "B": 2, "C": 3}


@pytest.mark.rule("HI-174")
def test_a_refusal_may_have_a_price_too() -> None:
    opened = acted(question(refuse_price=2)).accept("B").decline("C", "A")
    assert opened.humanity == {"A": 3, "B": 5, "C": 3}


@pytest.mark.rule("HI-174", "HI-178")
def test_the_price_is_paid_after_the_last_answer_and_before_the_outcomes() -> None:
    poor = question(accept="each of them loses 1 humanity", accept_price=1)
    evening = acted(poor, humanity={"A": 5, "B": 1, "C": 5}).accept("B").decline("C")
    assert evening.humanity["B"] == 1
    opened = evening.decline("A")
    assert opened.humanity["B"] == -1
    kinds = [type(event).__name__ for event in opened.happened]
    assert kinds.index("PricePaid") < kinds.index("HumanityLost")


@pytest.mark.rule("HI-174")
def test_everybody_is_told_the_price_with_the_question_and_not_before() -> None:
    drawn = table(question(accept_price=2, refuse_price=1)).draw()
    assert "price" not in repr(drawn.view("B"))
    for viewer in ("A", "B", None):
        spotlight = drawn.act().view(viewer).spotlight
        assert spotlight is not None
        assert spotlight.lines == (say("price-accept", n=2), say("price-refuse", n=1))
    accept, refuse = drawn.act().question("answer:B").form.options  # type: ignore[union-attr]  # a Choose
    assert (accept.hint, refuse.hint) == (say("answer-costs", n=2), say("answer-costs", n=1))


@pytest.mark.rule("HI-174")
@pytest.mark.ruling("unpayable-offered")
@pytest.mark.parametrize(("humanity", "payable"), [(2, True), (1, False), (0, False), (-1, False)])
def test_an_answer_that_cannot_be_paid_is_not_offered_unless_the_table_plays_it(
    humanity: int, payable: bool
) -> None:
    people = {"A": 5, "B": humanity, "C": 5}
    offered = acted(DEAR, humanity=people, hope=3).options("answer:B")
    assert offered == (["accept", "refuse"] if payable else ["refuse"])
    below = acted(DEAR, humanity=people, hope=3, rulings={"unpayable-offered": "yes"})
    assert below.options("answer:B") == ["accept", "refuse"]
    assert below.accept("B").accept("C").accept("A").humanity["B"] == humanity - 2


@pytest.mark.rule("HI-174")
def test_who_can_pay_for_neither_answer_refuses_and_gives_what_there_is() -> None:
    evening = acted(question(accept_price=3, refuse_price=2), humanity={"A": 5, "B": 1, "C": 5})
    assert evening.options("answer:B") == ["refuse"]
    opened = evening.decline("B").accept("C").accept("A")
    assert opened.humanity == {"A": 2, "B": 0, "C": 2}
    assert opened.marked == ""


@pytest.mark.rule("HI-174")
def test_who_lost_the_dice_since_the_answer_pays_what_is_left() -> None:
    thief = trait("a player of your choice loses 2 humanity")
    evening = acted(DEAR, humanity={"A": 5, "B": 3, "C": 5}, traits={"C": [thief]}).accept("B")
    opened = evening.use("C", on="B").accept("C").accept("A")
    assert opened.humanity["B"] == 0
    assert PricePaid("B", 1) in opened.happened


@pytest.mark.rule("HI-174", "HI-205")
def test_a_price_that_is_paid_below_zero_marks() -> None:
    evening = acted(DEAR, humanity={"A": 5, "B": 1, "C": 5}, rulings={"unpayable-offered": "yes"})
    opened = evening.accept("B").accept("C").accept("A")
    assert opened.marked == "B"
    assert say("told-paid-below", name="Name of B", n=2) in opened.play.log


@pytest.mark.rule("HI-174", "HI-084")
def test_an_avoid_costs_no_price() -> None:
    assert table(question(refuse_price=2)).draw().avoid().land().humanity == {"A": 5, "B": 5, "C": 5}


@pytest.mark.rule("HI-271", "HI-174")
@pytest.mark.ruling("sociopath-pays")
@pytest.mark.parametrize(("choice", "left"), [("yes", 2), ("no", 4)])
def test_who_loses_humanity_only_by_committing_still_pays_a_price(choice: str, left: int) -> None:
    evening = acted(
        DEAR,
        humanity={"A": 5, "B": 4, "C": 5},
        personalities={"B": SOCIOPATH},
        rulings={"sociopath-pays": choice},
    )
    assert evening.accept("B").decline("C", "A").humanity["B"] == left


@pytest.mark.rule("HI-271", "HI-174")
@pytest.mark.parametrize(("choice", "offered"), [("yes", ["refuse"]), ("no", ["accept", "refuse"])])
def test_what_costs_a_sociopath_nothing_can_always_be_paid(choice: str, offered: list[str]) -> None:
    spared = personality("you lose humanity only by committing it", id="spared")
    evening = acted(
        DEAR,
        humanity={"A": 5, "B": 1, "C": 5},
        personalities={"B": spared},
        rulings={"sociopath-pays": choice},
    )
    assert evening.options("answer:B") == offered
