"""Dice pushed into the middle propose, and dice that rest elsewhere than the game has them are named."""

from dataclasses import replace

import pytest

from companion.adapters.mat.dice_pools import (
    agreed,
    commitment,
    differences,
    faces_differ,
    in_the_middle,
    resting,
    turned,
)
from companion.engine.answers import Chosen, Counted
from companion.engine.dice import Die
from companion.engine.expected_layout import ExpectedLayout, ExpectedToken, Pool, Tokens
from companion.engine.questions import Choose, Form, HowMany, Option, Pushed, Question, RollDice
from companion.engine.view import OwnedDice, Rolling
from companion.engine.words import say
from vision.mat import tokens as printed
from vision.reading import ROLL, BoundingBox, DieSeen, TokenSeen

COMMIT = HowMany(1, 3, "dice", "red")
SUPPORT = Choose((Option("1", "one"), Option("2", "two"), Option("refuse", "none", plain=True)))
POOLS = (
    Pool(None, "white", 3, "Hope"),
    Pool("seat-1", "red", 2, "Ada's dice"),
    Pool("seat-2", "blue", 0, "Ben's"),
)


def dice(zone: str | None, colour: str, count: int) -> tuple[DieSeen, ...]:
    return (DieSeen(4, colour, 0.9, BoundingBox(0, 0, 50, 50), zone),) * count


def question(form: Form, *, lying: int = 0, discreet: bool = False) -> Question:
    pushed = Pushed("red", lying)
    return Question("commit", "seat-1", "How many?", form, "Ada commits", discreet=discreet, pushed=pushed)


@pytest.mark.parametrize(
    ("form", "counts"), [(COMMIT, {1, 2, 3}), (SUPPORT, {1, 2}), (HowMany(0, 2, "dice"), {1, 2})]
)
def test_as_many_dice_as_may_be_committed_are_proposed_and_no_others(form: Form, counts: set[int]) -> None:
    for count in range(6):
        lying = (*dice("roll", "red", count), *dice("roll", "blue", 2), *dice("seat-1", "red", 5))
        assert commitment(question(form), lying) == (count if count in counts else None)


def test_dice_that_lie_there_already_are_not_counted_again() -> None:
    raised = question(COMMIT, lying=2)
    assert commitment(raised, dice("roll", "red", 2)) is None
    assert commitment(raised, dice("roll", "red", 3)) == 1
    assert commitment(raised, dice("roll", "red", 1)) is None


def test_no_secret_question_is_answered_by_what_lies_on_the_table() -> None:
    assert commitment(question(COMMIT, discreet=True), dice("roll", "red", 2)) is None


def test_a_question_that_no_dice_are_pushed_for_gets_no_proposal() -> None:
    plain = replace(question(COMMIT), pushed=None)
    assert commitment(plain, dice("roll", "red", 2)) is None
    assert commitment(question(RollDice(())), dice("roll", "red", 2)) is None


def test_a_proposal_that_is_agreed_to_is_the_answer_that_a_thumb_would_give() -> None:
    assert agreed(question(COMMIT), 2) == Counted(2)
    assert agreed(question(SUPPORT), 2) == Chosen("2")


def named(*lying: DieSeen) -> list[tuple[object, object, object]]:
    told = differences(ExpectedLayout(pools=POOLS), lying, ())
    return [(one.values["what"], one.values["seen"], one.values["held"]) for one in told]


def test_dice_that_lie_as_the_game_has_them_are_not_worth_a_word() -> None:
    assert named(*dice("shared", "white", 3), *dice("seat-1", "red", 2)) == []


def test_each_pool_that_differs_is_named_with_both_numbers() -> None:
    lying = (*dice("shared", "white", 4), *dice("seat-1", "red", 1), *dice("seat-2", "blue", 1))
    assert named(*lying) == [("Hope", 4, 3), ("Ada's dice", 1, 2), ("Ben's", 1, 0)]


def test_dice_before_somebody_else_are_missing_where_they_belong() -> None:
    assert named(*dice("shared", "white", 3), *dice("seat-2", "red", 2)) == [("Ada's dice", 0, 2)]


def test_a_table_that_keeps_no_dice_on_the_mat_is_left_alone() -> None:
    assert named() == []
    assert named(*dice("roll", "red", 5), *dice(None, "white", 3)) == []


def test_what_should_rest_somewhere_is_a_die_each_in_its_zone() -> None:
    assert resting(POOLS) == (("shared", "white"),) * 3 + (("seat-1", "red"),) * 2


LAID = (
    Tokens(ExpectedToken.CLOCK, "round-1", 0, "Round 1"),
    Tokens(ExpectedToken.CLOCK, "round-2", 1, "Round 2"),
    Tokens(ExpectedToken.BOWL, "seat-1", 2, "Ada's hunger"),
    Tokens(ExpectedToken.KEY, None, 1, "The group's uses"),
)


def wrong(*lying: tuple[str, str]) -> list[tuple[object, object, object]]:
    tokens = [TokenSeen(token, zone, (0.0, 0.0)) for token, zone in lying]
    told = differences(ExpectedLayout(tokens=LAID), (), tokens)
    return [(one.values["what"], one.values["seen"], one.values["held"]) for one in told]


def test_tokens_that_lie_as_the_game_has_them_are_not_worth_a_word() -> None:
    assert wrong(("clock", "round-2"), ("bowl", "seat-1"), ("bowl", "seat-1"), ("key", "shared")) == []


def test_tokens_that_lie_elsewhere_or_are_missing_are_named() -> None:
    assert wrong(("clock", "round-1")) == [("Round 1", 1, 0), ("Round 2", 0, 1)]
    assert wrong(("bowl", "seat-1")) == [("Ada's hunger", 1, 2)]


def test_a_kind_of_token_that_nobody_uses_is_left_alone() -> None:
    assert wrong() == []
    assert wrong(("key", "shared")) == []


def test_the_printed_tokens_are_those_that_games_know() -> None:
    assert {kind.value for kind in printed.PrintedToken} == {kind.value for kind in ExpectedToken}


MIDDLE = Rolling((OwnedDice("red", 3, "Ada"), OwnedDice("white", 2, "Hope")), (), None, None)
OWNERS = {"red": "Ada", "blue": "Ben"}


def told(rolling: Rolling | None, *lying: DieSeen, asked: Question | None = None) -> list[tuple[str, object]]:
    """The colours that are told of, with what is said of them."""
    found = in_the_middle(rolling, (asked,) if asked else (), OWNERS, lying)
    return [(colour, (one.key, one.values["seen"])) for colour, one in found]


def test_other_dice_in_the_middle_than_were_said_are_told_at_once() -> None:
    assert told(MIDDLE, *dice("roll", "red", 6)) == [("red", ("camera-middle", 6))]
    assert told(MIDDLE, *dice("roll", "white", 1)) == [("white", ("camera-middle", 1))]
    assert told(MIDDLE, *dice("roll", "blue", 1)) == [("blue", ("camera-middle", 1))]


def test_dice_as_they_were_said_or_not_yet_pushed_are_not_worth_a_word() -> None:
    assert told(MIDDLE, *dice("roll", "red", 3)) == []
    assert told(MIDDLE, *dice("seat-1", "red", 6)) == []
    assert told(None, *dice("roll", "red", 6)) == []


def test_who_is_still_asked_may_push_as_many_as_are_allowed_and_no_more() -> None:
    assert told(None, *dice("roll", "red", 3), asked=question(COMMIT)) == []
    assert told(None, *dice("roll", "red", 4), asked=question(COMMIT)) == [("red", ("camera-allowed", 4))]
    assert told(MIDDLE, *dice("roll", "red", 4), asked=question(SUPPORT, lying=3)) == []
    assert told(MIDDLE, *dice("roll", "red", 6), asked=question(SUPPORT, lying=3)) == [
        ("red", ("camera-allowed", 6))
    ]


def test_nothing_is_told_of_an_answer_that_is_nobodys_to_see_nor_of_dice_that_were_read() -> None:
    assert told(MIDDLE, *dice("roll", "red", 6), asked=question(COMMIT, discreet=True)) == []
    read = replace(MIDDLE, dice=(Die("red", 4),))
    assert told(read, *dice("roll", "red", 6)) == []


def test_a_die_that_was_moved_after_it_was_read_is_named() -> None:
    read = (*dice("roll", "red", 2), *dice("roll", "blue", 1))
    now = (replace(read[0], value=1), *read[1:])
    [one] = turned(read, now)
    assert (one.key, one.values["was"], one.values["now"]) == ("camera-turned", 4, 1)


def test_dice_that_are_being_taken_away_or_are_in_doubt_were_not_moved() -> None:
    read = dice("roll", "red", 2)
    assert list(turned(read, read)) == []
    assert list(turned(read, read[:1])) == []
    assert list(turned(read, (replace(read[0], value=None), read[1]))) == []


def test_faces_in_the_middle_that_are_others_than_were_read_are_named_by_colour() -> None:
    read = (Die("red", 4), Die("red", 2), Die("blue", 4))
    there = (*dice(ROLL, "red", 2), *dice(ROLL, "blue", 1))
    assert list(faces_differ(read, there)) == [
        say("camera-faces", colour=say("colour-red"), held="2 4", seen="4 4")
    ]
    assert list(faces_differ(read, dice("seat-1", "red", 2))) == []
    assert list(faces_differ((), there)) == []
