"""The roll: which dice are wanted, what they count, and who gets which outcome."""

from typing import Any

import pytest

from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.engine.questions import RollDice
from companion.games.hope_inhumanity.playing import Verdict
from companion.games.hope_inhumanity.scene.hardship import successes
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import scene
from tests.companion.games.hope_inhumanity.tables import acted


def ready(hardship: int = 2, **branches: Any) -> Evening:
    """A with 2 dice and B with 1 stand against the hardship, C has refused, nobody added Hope."""
    return acted(scene(hardship, **branches)).commit(2).support("B", 1).refuse("C").hope(0)


@pytest.mark.rule("HI-152", "HI-112", "HI-158")
@pytest.mark.parametrize(
    "faces",
    [
        {"A": [4, 4]},
        {"A": [4], "B": [4]},
        {"A": [4, 4, 4]},
        {"A": [4, 4], "B": [4, 4]},
        {"A": [4], "B": [4, 4]},
        {"A": [4, 4], "C": [4]},
        {"A": [4, 4], "B": [4], "Hope": [4]},
        {},
    ],
)
def test_other_dice_than_those_in_the_middle_give_no_verdict(faces: dict[str, list[int]]) -> None:
    ready().cannot(lambda e: e.roll(**faces), "refused-dice")


@pytest.mark.rule("HI-152")
def test_the_dice_are_rolled_once() -> None:
    ready().roll(A=[4, 4], B=[4]).cannot(lambda e: e.roll(A=[4, 4], B=[4]), "refused-closed")


def test_anybody_may_bring_the_reading_but_never_another_kind_of_answer() -> None:
    dice = (Die("blue", 1), Die("red", 5), Die("red", 4))
    assert ready().answer("roll", "C", Rolled(dice)).verdict is Verdict.SUCCESS
    ready().cannot(lambda e: e.choose("roll", None, "go-on"), "refused-form")


@pytest.mark.rule("HI-153", "HI-154")
@pytest.mark.parametrize(("face", "counts"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_four_five_and_six_are_successes(face: int, counts: int) -> None:
    assert successes([Die("red", face)]) == counts


@pytest.mark.rule("HI-153", "HI-154")
def test_nobody_is_asked_which_of_two_successes_or_of_two_failures_a_die_shows() -> None:
    evening = ready()
    form = evening.play.open["roll"].question.form
    assert isinstance(form, RollDice)
    for faces in form.alike:
        assert len({ready().roll(A=[4, face], B=[1]).verdict for face in faces}) == 1
    assert sorted(face for faces in form.alike for face in faces) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("HI-155", "HI-156")
@pytest.mark.parametrize(
    ("faces", "verdict"),
    [
        ([1, 3], Verdict.FAILURE),
        ([4, 3], Verdict.FAILURE),
        ([4, 4], Verdict.SUCCESS),
    ],
)
def test_as_many_successes_as_hardship_are_enough(faces: list[int], verdict: Verdict) -> None:
    assert ready().roll(A=faces, B=[1]).verdict is verdict


@pytest.mark.rule("HI-157")
@pytest.mark.parametrize("extra", [1, 6])
def test_more_successes_give_nothing_more(extra: int) -> None:
    opened = ready(succeed="each of them gains 1 humanity").roll(A=[6, 6], B=[extra]).open().land()
    assert opened.humanity == {"A": 4, "B": 5, "C": 5}


@pytest.mark.rule("HI-160", "HI-163")
def test_succeed_is_for_the_acting_player_and_the_supporters() -> None:
    opened = ready(succeed="each of them suffers 1 hunger").roll(A=[6, 6], B=[1]).open().land()
    assert [opened.conditions(seat) for seat in "ABC"] == [["Hungry"], ["Hungry"], []]


@pytest.mark.rule("HI-161", "HI-163")
def test_fail_is_for_the_acting_player_and_the_supporters() -> None:
    opened = ready(fail="each of them suffers 1 harm").roll(A=[1, 6], B=[1]).open().land()
    assert [opened.conditions(seat) for seat in "ABC"] == [["Hurt"], ["Hurt"], []]


@pytest.mark.rule("HI-162", "HI-167")
@pytest.mark.parametrize("face", [1, 6])
def test_refuse_is_for_those_who_refused_whatever_the_roll(face: int) -> None:
    opened = ready(refuse="each of them suffers 1 hunger").roll(A=[face, face], B=[1]).open().land()
    assert [opened.conditions(seat) for seat in "ABC"] == [[], [], ["Hungry"]]


@pytest.mark.rule("HI-167")
def test_an_acting_player_whom_nobody_supports_does_not_suffer_refuse() -> None:
    card = scene(1, refuse="each of them suffers 1 hunger")
    opened = acted(card).commit(1).refuse("B", "C").hope(0).roll(A=[1]).open().land()
    assert [opened.conditions(seat) for seat in "ABC"] == [[], ["Hungry"], ["Hungry"]]


@pytest.mark.rule("HI-164", "HI-165", "HI-166")
@pytest.mark.parametrize("face", [1, 6])
def test_committed_and_supporting_dice_are_lost_whatever_the_roll(face: int) -> None:
    opened = ready().roll(A=[face, face], B=[face]).open().land()
    assert opened.humanity == {"A": 3, "B": 4, "C": 5}
    assert opened.go_on().humanity == {"A": 3, "B": 4, "C": 5}


@pytest.mark.rule("HI-169")
def test_what_concerns_the_group_happens_once() -> None:
    opened = ready(succeed="the group gains 1 hope").roll(A=[6, 6], B=[6]).open().land()
    assert opened.pool == 4


@pytest.mark.rule("HI-170")
def test_one_who_dies_of_fail_does_not_spare_the_others() -> None:
    card = scene(2, fail="each of them suffers 1 harm", refuse="each of them suffers 1 hunger")
    evening = acted(card, conditions={"A": ["Crippled"]}).commit(2).support("B", 1).refuse("C").hope(0)
    opened = evening.roll(A=[1, 1], B=[1]).open().land()
    assert opened.alive == "BC"
    assert [opened.conditions(seat) for seat in "BC"] == [["Hurt"], ["Hungry"]]


@pytest.mark.rule("HI-170")
def test_the_lines_of_one_outcome_apply_in_printed_order() -> None:
    first = ready(succeed=["each of them gains 1 humanity", "everyone loses 1 humanity"])
    opened = first.roll(A=[6, 6], B=[6]).open().land()
    assert opened.humanity == {"A": 3, "B": 4, "C": 4}


@pytest.mark.rule("HI-201", "HI-170")
def test_a_gain_at_the_limit_is_not_kept_for_later_lines() -> None:
    opened = ready(refuse=["each of them gains 1 humanity", "each of them loses 1 humanity"])
    assert opened.roll(A=[6, 6], B=[6]).open().land().humanity["C"] == 4


def test_sentences_about_roles_mean_those_roles() -> None:
    lines = ["supporters gain 1 humanity", "refusers lose 2 humanity", "the acting player suffers 1 hunger"]
    opened = ready(succeed=lines).roll(A=[6, 6], B=[6]).open().land()
    assert opened.humanity == {"A": 3, "B": 5, "C": 3}
    assert [opened.conditions(seat) for seat in "ABC"] == [["Hungry"], [], []]


@pytest.mark.rule("HI-155", "HI-264")
def test_a_misread_die_is_corrected_before_the_card_opens_and_not_after() -> None:
    rolled = ready(fail="each of them suffers 1 harm").roll(A=[6, 6], B=[1])
    corrected = rolled.correct(A=[6, 3], B=[1])
    assert corrected.verdict is Verdict.FAILURE
    rolled.cannot(lambda e: e.correct(A=[6], B=[1]), "refused-dice")
    opened = corrected.open().land()
    assert opened.conditions("A") == ["Hurt"]
    opened.cannot(lambda e: e.correct(A=[6, 6], B=[1]), "refused-closed")


def test_nothing_is_dealt_out_before_the_card_opens() -> None:
    rolled = ready(fail="each of them suffers 1 harm", refuse="each of them suffers 1 hunger")
    rolled = rolled.roll(A=[1, 1], B=[1])
    assert all(rolled.conditions(seat) == [] for seat in "ABC")
