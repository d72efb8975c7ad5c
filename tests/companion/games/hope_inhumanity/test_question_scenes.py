"""Scenes without a rating: everybody answers, and what the answers bring."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.own_cards import question, trait
from tests.companion.games.hope_inhumanity.tables import acted

SHARE = question(
    accept="each of them recovers from 1 hunger",
    refuse="each of them loses 1 humanity",
    all_refuse="the group loses 1 hope",
)


@pytest.mark.rule("HI-172")
def test_a_question_is_never_rolled() -> None:
    evening = acted(SHARE)
    evening.cannot(lambda e: e.roll(A=[1]), "refused-closed")
    evening.accept("B").accept("C").accept("A").cannot(lambda e: e.roll(A=[1]), "refused-closed")


@pytest.mark.rule("HI-173")
def test_a_question_costs_no_dice() -> None:
    evening = acted(question())
    evening.cannot(lambda e: e.commit(1), "refused-closed")
    assert evening.accept("B").accept("C").accept("A").humanity == {"A": 5, "B": 5, "C": 5}


@pytest.mark.rule("HI-175", "HI-176", "HI-177")
def test_answers_go_round_from_the_left_and_the_acting_player_is_last() -> None:
    evening = acted(SHARE, humanity="ABCD", active="C", dead="A")
    order = []
    while evening.phase is Phase.ANSWERS:
        (asked,) = evening.asks()
        order.append(asked[-1])
        evening = evening.accept(asked[-1])
    assert order == ["D", "B", "C"]


@pytest.mark.rule("HI-176", "HI-177")
@pytest.mark.parametrize("early", ["A", "C"])
def test_nobody_answers_before_their_turn(early: str) -> None:
    acted(SHARE).cannot(lambda e: e.accept(early), "refused-closed")


@pytest.mark.rule("HI-176")
def test_an_answer_is_final() -> None:
    acted(SHARE).accept("B").cannot(lambda e: e.decline("B"), "refused-closed")


@pytest.mark.rule("HI-178", "HI-179", "HI-180")
def test_nothing_is_dealt_out_before_the_last_answer() -> None:
    evening = acted(SHARE, conditions={"B": ["Hungry"]}).accept("B").decline("C")
    assert evening.conditions("B") == ["Hungry"]
    assert evening.humanity["C"] == 5
    opened = evening.accept("A")
    assert opened.conditions("B") == []
    assert opened.humanity == {"A": 5, "B": 5, "C": 4}
    assert opened.verdict is Verdict.ANSWERED


@pytest.mark.rule("HI-181")
def test_without_all_refuse_everybody_suffers_refuse() -> None:
    opened = acted(question(refuse="each of them loses 1 humanity")).decline("B", "C", "A")
    assert opened.humanity == {"A": 4, "B": 4, "C": 4}


@pytest.mark.rule("HI-181", "HI-183")
@pytest.mark.parametrize("one", ["A", "B", "C"])
def test_one_who_accepts_averts_all_refuse(one: str) -> None:
    evening = acted(SHARE)
    for seat in "BCA":
        evening = evening.accept(seat) if seat == one else evening.decline(seat)
    assert evening.pool == 3
    assert evening.humanity == {seat: 5 if seat == one else 4 for seat in "ABC"}


@pytest.mark.rule("HI-181", "HI-220")
def test_the_dead_are_not_needed_for_all_refuse() -> None:
    assert acted(SHARE, dead="B").decline("C", "A").pool == 2


@pytest.mark.rule("HI-184")
def test_conditions_change_no_number_of_a_question() -> None:
    opened = acted(SHARE, conditions={"A": ["Starving", "Crippled"]}).decline("B", "C", "A")
    assert opened.state.running.needed == ()


@pytest.mark.rule("HI-185", "HI-050")
def test_after_the_answers_the_turn_ends() -> None:
    opened = acted(SHARE).decline("B", "C", "A")
    assert opened.asks() == {"next-turn"}
    assert opened.go_on().state.active == "B"


@pytest.mark.rule("HI-220", "HI-178")
def test_a_question_is_settled_when_the_last_to_answer_dies() -> None:
    deadly = trait("a player of your choice suffers 3 harm")
    evening = acted(SHARE, traits={"B": [deadly]}, round=3).accept("B").decline("C").use("B", on="A")
    assert evening.verdict is Verdict.ANSWERED
    assert evening.humanity == {"B": 5, "C": 4}


@pytest.mark.rule("HI-220", "HI-176")
def test_who_died_is_skipped_in_the_round_of_answers() -> None:
    deadly = trait("a player of your choice suffers 3 harm")
    evening = acted(SHARE, traits={"A": [deadly]}, round=3).use("A", on="B")
    assert evening.asks() == {"answer:C"}


SECRET = {"answer-order": "secret"}


@pytest.mark.rule("HI-176", "HI-177")
@pytest.mark.ruling("answer-order")
def test_answers_go_round_or_are_given_in_secret_with_the_acting_player_last() -> None:
    assert acted(SHARE).asks() == {"answer:B"}
    evening = acted(SHARE, humanity="ABCD", rulings=SECRET)
    assert evening.asks() == {"answer:B", "answer:C", "answer:D"}
    assert evening.decline("D").accept("B").asks() == {"answer:C"}
    assert evening.decline("D").accept("B").accept("C").asks() == {"answer:A"}
    evening.cannot(lambda e: e.accept("A"), "refused-closed")


@pytest.mark.rule("HI-176")
def test_a_secret_answer_is_known_to_nobody_until_all_but_the_acting_player_have_answered() -> None:
    evening = acted(SHARE, rulings=SECRET)
    yes, no = evening.accept("C"), evening.decline("C")
    for viewer in ("A", "B", "C", None):
        assert yes.view(viewer) == no.view(viewer)
        assert yes.view(viewer).seats[2].note == say("note-answered")
    assert yes.play.log == no.play.log
    assert yes.play.open == no.play.open
    assert evening.question("answer:B").discreet, "a button would show everybody what it answers"
    assert not yes.accept("B").question("answer:A").discreet
    shown = no.accept("B")
    assert [seat.note for seat in shown.view(None).seats] == [
        None,
        say("note-accepted"),
        say("note-refused"),
    ]
    assert shown.play.log[-2:] == (
        say("told-accept", name="Name of B"),
        say("told-refuse-answer", name="Name of C"),
    )
    assert shown.accept("A").verdict is Verdict.ANSWERED


@pytest.mark.rule("HI-176", "HI-220")
def test_secret_answers_are_shown_when_the_last_who_had_not_answered_dies() -> None:
    deadly = trait("a player of your choice suffers 3 harm")
    evening = acted(SHARE, traits={"A": [deadly]}, rulings=SECRET, round=3).decline("C").use("A", on="B")
    assert evening.asks() == {"answer:A"}
    assert evening.state.running.refused == {"C"}


@pytest.mark.rule("HI-176")
@pytest.mark.ruling("answers-revisable")
def test_an_answer_may_be_changed_until_the_acting_player_answers_where_the_table_plays_so() -> None:
    evening = acted(SHARE, rulings={"answers-revisable": "yes"}).accept("B")
    assert acted(SHARE).accept("B").asks() == {"answer:C"}
    assert "answer:B" not in acted(SHARE).accept("B").play.open
    assert evening.asks() == {"answer:C"}
    assert evening.options("answer:B") == ["refuse"]
    changed = evening.decline("C").decline("B")
    assert changed.state.running.refused == {"B", "C"}
    assert changed.asks() == {"answer:A"}
    back = changed.accept("B")
    assert back.state.running.accepted == {"B"}
    done = back.accept("A")
    assert done.asks() == {"next-turn"}
    done.cannot(lambda e: e.accept("C"), "refused-closed")


@pytest.mark.rule("HI-176")
@pytest.mark.ruling("answers-revisable")
def test_a_secret_answer_is_changed_in_secret_and_a_shown_one_openly() -> None:
    evening = acted(SHARE, rulings={**SECRET, "answers-revisable": "yes"}).accept("B")
    assert evening.options("answer:B") == ["accept", "refuse"]
    again = evening.decline("B")
    assert again.state.running.sealed_answers == {"B": False}
    assert again.view("C") == evening.accept("B").view("C")
    shown = again.accept("C")
    assert shown.options("answer:B") == ["accept"]
    assert shown.accept("B").state.running.accepted == {"B", "C"}
