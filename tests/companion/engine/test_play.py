"""Which answers count: those to a question that is open, as it stands, by whom it is asked."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.answers import Answer, Chosen, Counted, Filled, Origin, Picked, Rolled, Value
from companion.engine.chance import by_chance
from companion.engine.dice import Die
from companion.engine.game import Seat, SetUp
from companion.engine.play import LONGEST_TEXT, Asked, Play, new_play, replay
from companion.engine.questions import (
    Barred,
    Blank,
    Choose,
    FillIn,
    HowMany,
    Option,
    Pick,
    Question,
    RollDice,
    Wanted,
    split_barred,
)
from companion.engine.refusal import Refused
from companion.engine.words import say
from tests.companion.toy_game import TOY, Event, Named, State
from tests.companion.toy_play import cheer, next_reply, reply

SEATS = (Seat("seat-1", "Anna", "red"), Seat("seat-2", "Ben", "blue"))
SET_UP = SetUp(SEATS, {"prizes.yaml": "- a\n- b\n- c"}, {"rounds": "3"}, "seed")

Toying = Play[State, Event]


@pytest.fixture
def play() -> Toying:
    play, _ = new_play(TOY, SET_UP)
    return play


def after(play: Toying, *answers: Callable[[Toying], Answer]) -> Toying:
    for answer in answers:
        play, _ = play.answer(answer(play))
    return play


def following(play: Toying) -> Answer:
    return next_reply(play, "c")


def refused(play: Toying, answer: Answer) -> str:
    with pytest.raises(Refused) as refusal:
        play.answer(answer)
    return refusal.value.reason.key


CARD = Question(
    "card",
    "seat-1",
    say("write"),
    FillIn(
        (
            Blank("title", say("title")),
            Blank("terrain", say("terrain"), (Option("sea", "Sea"), Option("road", "Road"))),
        ),
        say("done"),
    ),
    say("wait"),
)


def writing(play: Toying, **texts: str) -> None:
    asking = replace(play, open={"card": Asked(CARD, 1)})
    asking.check(Answer("card", 1, "c", "seat-1", Origin.PHONE, Filled(texts)))


@pytest.mark.parametrize("texts", [{}, {"title": "x" * LONGEST_TEXT}, {"title": "A card", "terrain": "sea"}])
def test_blanks_are_filled_as_far_as_somebody_likes(play: Toying, texts: dict[str, str]) -> None:
    writing(play, **texts)


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        ({"title": "x" * (LONGEST_TEXT + 1)}, "refused-long"),
        ({"terrain": "hills"}, "refused-option"),
        ({"height": "3"}, "refused-form"),
    ],
)
def test_a_blank_that_there_is_not_or_holds_too_much_is_refused(
    play: Toying, texts: dict[str, str], reason: str
) -> None:
    with pytest.raises(Refused, match=reason):
        writing(play, **texts)


PICK = Question(
    "pick", "seat-1", say("take"), Pick(tuple(Option(one, one) for one in "abc"), 1, 2), say("wait")
)


@pytest.mark.parametrize(
    ("taken", "reason"),
    [("a", None), ("ca", None), ("", "picked"), ("abc", "picked"), ("aa", "option"), ("ax", "option")],
)
def test_of_many_as_many_are_picked_as_may_be_and_each_once(
    play: Toying, taken: str, reason: str | None
) -> None:
    asking = replace(play, open={"pick": Asked(PICK, 1)})
    answer = Answer("pick", 1, "c", "seat-1", Origin.PHONE, Picked(tuple(taken)))
    with pytest.raises(Refused, match=reason) if reason else nullcontext():
        asking.check(answer)


PRICED = replace(PICK, form=Pick(tuple(Option(f"w{n}", f"{n}", worth=n) for n in (1, 2, 3)), 1, 3, reach=4))


@pytest.mark.parametrize(("taken", "is_enough"), [(("w1", "w2"), False), (("w1", "w3"), True)])
def test_what_is_picked_reaches_what_it_has_to_reach(
    play: Toying, taken: tuple[str, ...], *, is_enough: bool
) -> None:
    asking = replace(play, open={"pick": Asked(PRICED, 1)})
    answer = Answer("pick", 1, "c", "seat-1", Origin.PHONE, Picked(taken))
    with nullcontext() if is_enough else pytest.raises(Refused, match="refused-reach"):
        asking.check(answer)


def test_chance_picks_enough_too() -> None:
    for seed in range(20):
        value = by_chance(PRICED.form, Random(seed))
        assert isinstance(value, Picked)
        assert sum(int(one[1:]) for one in value.options) >= 4


def test_a_new_game_asks_its_first_questions_at_its_first_version(play: Toying) -> None:
    assert {asked.version for asked in play.open.values()} == {1}
    assert set(play.open) == {"number:seat-1", "number:seat-2", "cheer:seat-1", "cheer:seat-2"}


def test_a_set_up_that_cannot_be_is_refused() -> None:
    with pytest.raises(Refused, match="refused-option"):
        new_play(TOY, replace(SET_UP, options={"rounds": "many"}))


def test_two_seats_answer_what_is_open_for_them_at_once(play: Toying) -> None:
    first, second = (reply(play, f"number:seat-{n}", Counted(n)) for n in (1, 2))
    both, _ = play.answer(first)
    both, _ = both.answer(second)
    other, _ = play.answer(second)
    other, _ = other.answer(first)
    assert both.state == other.state
    assert set(both.open) == {"roll", "cheer:seat-1", "cheer:seat-2"}


def test_an_answer_that_was_given_twice_is_closed(play: Toying) -> None:
    answer = reply(play, "number:seat-1", Counted(1))
    assert refused(after(play, lambda _: answer), answer) == "refused-closed"


def test_a_second_tap_on_a_question_that_is_asked_again_is_stale(play: Toying) -> None:
    tap = cheer(play, "seat-1")
    cheered, _ = play.answer(tap)
    assert refused(cheered, tap) == "refused-stale"
    assert after(cheered, lambda now: cheer(now, "seat-1")).state.cheers == 2


def test_a_question_that_others_leave_as_it_is_stays_fresh(play: Toying) -> None:
    tap = cheer(play, "seat-1")
    later = after(play, following, following, following, lambda now: cheer(now, "seat-2"))
    assert later.answer(tap)[0].state.cheers == 2


def narrowed(state: State) -> Sequence[Question]:
    """With each cheer the numbers to choose from are one fewer."""
    return [_narrowed(question, 6 - state.cheers) for question in TOY.questions(state)]


def _narrowed(question: Question, most: int) -> Question:
    form = question.form
    return replace(question, form=replace(form, most=most)) if isinstance(form, HowMany) else question


def test_a_question_that_changed_is_stale_for_who_saw_the_old_one() -> None:
    play: Toying
    play, _ = new_play(replace(TOY, questions=narrowed), SET_UP)
    old = reply(play, "number:seat-1", Counted(1))
    later = after(play, lambda now: cheer(now, "seat-2"))
    assert refused(later, old) == "refused-stale"
    assert refused(later, reply(later, "number:seat-1", Counted(6))) == "refused-number"
    assert later.answer(reply(later, "number:seat-1", Counted(5)))[1] == (Named("seat-1", 5),)


def test_a_question_that_was_closed_meanwhile_comes_back_as_a_new_one(play: Toying) -> None:
    old = reply(play, "number:seat-1", Counted(1))
    next_round = after(play, following, following, following)
    assert refused(next_round, old) == "refused-stale"


@pytest.mark.parametrize("number", [1, 6])
def test_the_least_and_the_most_count(play: Toying, number: int) -> None:
    _, events = play.answer(reply(play, "number:seat-1", Counted(number)))
    assert events == (Named("seat-1", number),)


@pytest.mark.parametrize("number", [0, 7, -1])
def test_a_number_outside_is_refused_and_the_bounds_are_said(play: Toying, number: int) -> None:
    with pytest.raises(Refused) as refusal:
        play.answer(reply(play, "number:seat-1", Counted(number)))
    assert refusal.value.reason.key == "refused-number"
    assert dict(refusal.value.reason.values) == {"least": 1, "most": 6}


@pytest.mark.parametrize(
    ("question", "value", "reason"),
    [
        ("number:seat-1", Chosen("loud"), "refused-form"),
        ("number:seat-1", Rolled((Die("white", 1),)), "refused-form"),
        ("cheer:seat-1", Counted(1), "refused-form"),
        ("cheer:seat-1", Chosen("rude"), "refused-option"),
        ("number:seat-1", Counted(4), "refused-option"),
    ],
)
def test_an_answer_of_another_kind_or_choice_is_refused(
    play: Toying, question: str, value: Value, reason: str
) -> None:
    assert refused(play, reply(play, question, value)) == reason


def test_only_the_seat_that_is_asked_may_answer(play: Toying) -> None:
    mine = reply(play, "number:seat-1", Counted(1))
    assert refused(play, replace(mine, seat="seat-2")) == "refused-seat"
    assert refused(play, replace(mine, seat=None)) == "refused-seat"


@pytest.mark.parametrize("seat", ["seat-1", "seat-2", None])
def test_anybody_may_answer_what_the_table_is_asked(play: Toying, seat: str | None) -> None:
    ready = after(play, following, following)
    assert ready.answer(replace(next_reply(ready, "c"), seat=seat))[0].state.played == 1


@pytest.mark.parametrize(
    "dice", [(), (Die("red", 1),), (Die("white", 1), Die("white", 2)), (Die("white", 1), Die("red", 2))]
)
def test_dice_that_are_not_asked_for_are_refused_with_their_number(
    play: Toying, dice: tuple[Die, ...]
) -> None:
    ready = after(play, following, following)
    with pytest.raises(Refused) as refusal:
        ready.answer(reply(ready, "roll", Rolled(dice)))
    assert (refusal.value.reason.key, refusal.value.reason.values["n"]) == ("refused-dice", 1)


@pytest.mark.parametrize(
    ("dice", "refusal"),
    [((4, 6), None), ((6, 4), None), ((4, 4), None), ((6, 6), "refused-kept"), ((4,), "refused-dice")],
)
def test_dice_that_are_kept_must_lie_as_they_lay(
    play: Toying, dice: tuple[int, ...], refusal: str | None
) -> None:
    ready = after(play, following, following)
    form = RollDice((Wanted("white", 2, "All"),), keeps=(Die("white", 4),))
    assert form.thrown == ("white",)
    asked = ready.open["roll"]
    again = replace(ready, open={"roll": Asked(replace(asked.question, form=form), asked.version)})
    said = reply(again, "roll", Rolled(tuple(Die("white", value) for value in dice)))
    assert (refused(again, said) if refusal else again.answer(said) and None) == refusal


@pytest.mark.parametrize(
    ("dice", "refusal"),
    [((12, 6), None), ((1, 1), None), ((13, 6), "refused-face-of"), ((12, 7), "refused-face-of")],
)
def test_a_die_shows_no_more_than_it_has_faces(
    play: Toying, dice: tuple[int, int], refusal: str | None
) -> None:
    ready = after(play, following, following)
    form = RollDice((Wanted("red", 1, "All", faces=12), Wanted("white", 1, "All")))
    asked = ready.open["roll"]
    again = replace(ready, open={"roll": Asked(replace(asked.question, form=form), asked.version)})
    said = reply(again, "roll", Rolled((Die("red", dice[0]), Die("white", dice[1]))))
    assert (refused(again, said) if refusal else again.answer(said) and None) == refusal


@pytest.mark.parametrize(
    ("dice", "refusal"),
    [
        ([Die("brown", 6)], None),
        ([Die("white", 1), Die("red", 6)] * 30, None),
        ([], "refused-no-dice"),
        ([Die("white", 1)] * 61, "refused-no-dice"),
        ([Die("white", 7)], "refused-face-of"),
        ([Die("plaid", 1)], "refused-form"),
        ([Die("white", 1), Die("plaid", 1)], "refused-form"),
    ],
)
def test_an_open_ended_roll_is_whatever_dice_there_are(
    play: Toying, dice: list[Die], refusal: str | None
) -> None:
    ready = after(play, following, following)
    form = RollDice((Wanted("white", 2, "All"),), open_ended=True)
    asked = ready.open["roll"]
    again = replace(ready, open={"roll": Asked(replace(asked.question, form=form), asked.version)})
    said = reply(again, "roll", Rolled(tuple(dice)))
    assert (refused(again, said) if refusal else again.answer(said) and None) == refusal


def test_a_colour_of_which_no_die_is_wanted_need_not_be_rolled(play: Toying) -> None:
    ready = after(play, following, following)
    assert ready.answer(reply(ready, "roll", Rolled((Die("white", 3),))))[0].state.dice == (Die("white", 3),)


def test_a_refusal_leaves_the_play_as_it_was(play: Toying) -> None:
    before = repr(play)
    refused(play, reply(play, "number:seat-1", Counted(9)))
    assert repr(play) == before


def test_the_log_holds_what_was_narrated_in_its_order(play: Toying) -> None:
    over = after(play, *[following] * 9)
    assert [line.key for line in over.log] == ["toy-round", "toy-round", "toy-over"]
    assert over.open == {}


steps = st.lists(st.sampled_from(["next", "cheer-1", "cheer-2"]), max_size=20)


@given(steps)
def test_events_alone_lead_to_the_same_play(taken: list[str]) -> None:
    play, events = new_play(TOY, SET_UP)
    again = replay(TOY, events)
    for step in taken:
        if not play.open:
            break
        answer = next_reply(play, "c") if step == "next" else cheer(play, f"seat-{step[-1]}")
        play, events = play.answer(answer)
        again = again.after(events, answer.question)
    assert again == play


def discreet(state: State) -> Sequence[Question]:
    """The questions of the toy game, asked of everybody in secret."""
    return [replace(question, discreet=True) for question in TOY.questions(state)]


def test_a_barred_option_is_shown_like_any_other_and_refused_with_its_reason() -> None:
    act, avoid = Option("act", "Act"), Option("avoid", "Avoid", plain=True)
    form = Choose((act,), (Barred(avoid, say("no-way-round")),))
    assert form.shown == Choose((avoid,), (Barred(act, say("too-late")),)).shown == (act, avoid)
    forced = Question("declare", "seat-1", say("act-or-avoid"), form, say("wait"))
    play: Toying = replace(new_play(TOY, SET_UP)[0], open={"declare": Asked(forced, 1)})
    answer = Answer("declare", 1, "c", "seat-1", Origin.PHONE, Chosen("avoid"))
    assert refused(play, answer) == "no-way-round"
    assert refused(play, replace(answer, value=Chosen("neither"))) == "refused-option"
    assert refused(play, replace(answer, seat="seat-2")) == "refused-seat"


def test_another_seat_cannot_find_out_that_a_discreet_question_is_open() -> None:
    play, _ = new_play(replace(TOY, questions=discreet), SET_UP)
    asked = next(asked for asked in play.open.values() if asked.question.to == "seat-1")
    for version in (asked.version, asked.version + 1):
        probe = Answer(asked.question.id, version, "c", "seat-2", Origin.PHONE, Counted(1))
        with pytest.raises(Refused) as refused:
            play.answer(probe)
        assert refused.value.reason.key == "refused-closed"


@pytest.mark.parametrize("places", [{0}, {1}, {2}, {1, 2}, {0, 2}])
def test_what_is_barred_is_shown_where_it_stood(places: set[int]) -> None:
    every = (Option("a", "A"), Option("b", "B"), Option("c", "C", plain=True))
    stood = [Barred(one, say("not-this")) if n in places else one for n, one in enumerate(every)]
    assert Choose(*split_barred(stood)).shown == every


def test_what_is_barred_stands_at_its_place_and_is_refused_when_it_is_picked(play: Toying) -> None:
    one, other, last = Option("a", "A"), Option("b", "B"), Option("c", "C", plain=True)
    options, barred = split_barred((Barred(one, say("not-this")), other, last))
    assert Choose(options, barred).shown == Pick(options, 0, 2, barred=barred).shown == (one, other, last)
    asked = replace(PICK, form=Pick(options, 0, 2, barred=barred))
    asking = replace(play, open={"pick": Asked(asked, 0)})
    with pytest.raises(Refused) as refused:
        asking.check(Answer("pick", 0, "c", "seat-1", Origin.PHONE, Picked(("a",))))
    assert refused.value.reason == say("not-this")
