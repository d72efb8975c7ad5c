"""Scenes that print who may support, and how much."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.own_cards import PARENT_AND_CHILD, scene
from tests.companion.games.hope_inhumanity.tables import Moment, acted
from tests.companion.games.hope_inhumanity.view.test_secrets import seen

HUNGRY = "each of them suffers 1 hunger"
ALONE = scene(1, support="nobody may support", refuse=HUNGRY)
ONE = scene(1, support="at most 1 player may support", refuse=HUNGRY)
TWO = scene(1, support="at most 2 players may support", refuse=HUNGRY)
SMALL = scene(1, support="each supporter gives at most 2 dice")


@pytest.mark.rule("HI-104", "HI-162")
def test_where_nobody_may_support_nobody_is_asked_and_nobody_has_refused() -> None:
    evening = acted(ALONE).commit(1)
    assert evening.phase is Phase.HOPE
    opened = evening.hope(0).roll(A=[6]).open().land()
    assert [opened.conditions(seat) for seat in "ABC"] == [[], [], []]


@pytest.mark.rule("HI-104", "HI-111", "HI-162")
def test_when_all_places_are_taken_the_others_are_asked_no_more_and_have_not_refused() -> None:
    evening = acted(ONE, humanity="ABCD").commit(2).refuse("B").support("C", 1)
    assert evening.phase is Phase.HOPE
    opened = evening.hope(0).roll(A=[1, 1], C=[1]).open().land()
    assert [opened.conditions(seat) for seat in "ABCD"] == [[], ["Hungry"], [], []]


@pytest.mark.rule("HI-104", "HI-111")
def test_as_many_may_support_as_the_card_says() -> None:
    evening = acted(TWO, humanity="ABCD").commit(2).support("B", 1)
    assert evening.asks() == {"support:C", "support:D"}
    assert evening.support("D", 1).phase is Phase.HOPE


@pytest.mark.rule("HI-110")
def test_a_supporter_may_still_add_where_there_is_no_place_for_others() -> None:
    evening = acted(TWO, humanity="ABCD").commit(2).support("B", 1)
    assert evening.support("B", 1).state.running.stakes["B"].humanity == 2


@pytest.mark.rule("HI-110", "HI-108")
def test_a_refusal_stays_one_when_the_places_are_taken() -> None:
    evening = acted(TWO, humanity="ABCDE").commit(1).refuse("B").support("C", 1)
    assert evening.options("support:B") == ["1"]
    closed = evening.support("D", 1)
    assert (closed.phase, sorted(closed.state.running.refused)) == (Phase.HOPE, ["B"])


@pytest.mark.rule("HI-121", "HI-123")
def test_a_wish_for_a_hope_die_holds_a_place_until_it_is_given_up() -> None:
    moment: Moment = {"humanity": {"A": 3, "B": 0, "C": 0, "D": 5}, "hope": 1}
    wished = acted(TWO, **moment).commit(1).last_hope("B").last_hope("C")
    assert wished.asks() == {"offer:B"}
    left = wished.leave("B")
    assert left.asks() == {"offer:C", "support:D"}
    assert set(left.take("C").refuse("D").state.running.stakes) == {"A", "C"}


@pytest.mark.rule("HI-105", "HI-106")
@pytest.mark.parametrize(
    ("committed", "options"), [(1, ["1", "refuse"]), (2, ["1", "2", "refuse"]), (3, ["1", "2", "refuse"])]
)
def test_the_card_may_allow_fewer_dice_than_were_committed(committed: int, options: list[str]) -> None:
    evening = acted(SMALL).commit(committed)
    assert evening.options("support:B") == options
    assert evening.question("support:B").hint == say("ask-support-hint", n=min(2, committed))


@pytest.mark.rule("HI-066", "HI-104")
def test_declared_in_secret_the_first_clockwise_gets_the_only_place() -> None:
    secret: Moment = {"rulings": {"support-order": "secret"}}
    evening = acted(ONE, humanity="ABCD", **secret).commit(1).support("D", 1).support("C", 1).refuse("B")
    assert set(evening.state.running.stakes) == {"A", "C"}
    assert evening.state.running.refused == {"B"}
    assert (evening.phase, evening.humanity["D"]) == (Phase.HOPE, 5)


@pytest.mark.rule("HI-066", "HI-115")
def test_a_wish_in_secret_finds_no_place_that_is_taken() -> None:
    secret: Moment = {"humanity": {"A": 5, "B": 5, "C": 0}, "rulings": {"support-order": "secret"}}
    evening = acted(ONE, **secret).commit(1).last_hope("C").support("B", 1)
    assert set(evening.state.running.stakes) == {"A", "B"}
    assert (evening.pool, sorted(evening.state.running.refused)) == (3, [])
    first = acted(ONE, **{**secret, "humanity": {"A": 5, "B": 0, "C": 5}}).commit(1)
    assert set(first.last_hope("B").support("C", 1).state.running.stakes) == {"A", "B"}


@pytest.mark.rule("HI-277")
def test_a_duty_to_support_is_void_where_nobody_may_support() -> None:
    assert acted(ALONE, bonds=[("A", "B", PARENT_AND_CHILD)]).commit(1).phase is Phase.HOPE


@pytest.mark.rule("HI-059", "HI-058")
def test_the_limit_is_told_to_all_when_support_opens_and_not_before() -> None:
    limited, plain = acted(ONE), acted(scene(1, refuse=HUNGRY))
    for viewer in ("B", "C", None):
        assert seen(limited, viewer) == seen(plain, viewer)
        spotlight = limited.commit(1).view(viewer).spotlight
        assert spotlight is not None
        assert spotlight.lines == (say("card-support", text="at most 1 player may support"),)
    assert say("card-support", text="at most 1 player may support") in limited.view("A").hand[0].lines
    assert limited.commit(1).play.log[-1] == say("card-support", text="at most 1 player may support")


@pytest.mark.rule("HI-059")
def test_what_a_commitment_told_of_the_card_is_a_revelation() -> None:
    assert any(event.reveals for event in acted(ONE).commit(1).happened)
    assert not any(event.reveals for event in acted(scene(1)).commit(1).happened)


@pytest.mark.rule("HI-094", "HI-096")
def test_others_open_no_scene_that_they_may_not_support() -> None:
    broke: Moment = {"humanity": {"A": 0, "B": 5, "C": 5}, "hope": 0}
    rulings = {"others-open-for-the-empty-handed": "yes"}
    card = scene(1, support="nobody may support", unavoidable=True)
    assert acted(card, **broke, rulings=rulings).verdict == "hopeless"
