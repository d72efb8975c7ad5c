"""Sentences say what is so, once, to whom they concern, and steer nobody."""

import pytest

from companion.engine.questions import Choose
from companion.engine.words import say
from companion.games.hope_inhumanity.scene.together import together
from tests.companion.games.hope_inhumanity.own_cards import question, scene
from tests.companion.games.hope_inhumanity.tables import acted, table

FALL, RISE = say("told-hope-lost", n=1, left=0), say("told-hope-gained", n=1, left=1)
STARVES, EATS = say("told-hunger-2", name="Anna"), say("told-hunger-eased-1", name="Anna")
BEN = say("told-hunger-1", name="Ben")


def test_a_count_that_goes_up_and_down_in_one_moment_is_told_by_how_it_ends() -> None:
    assert together((FALL, RISE)) == (say("told-hope-stands", left=1),)
    assert together((STARVES, BEN, EATS)) == (BEN, EATS)
    assert together((FALL, BEN)) == (FALL, BEN)
    assert together((RISE, say("told-hope-gained", n=1, left=2))) == (say("told-hope-gained", n=1, left=2),)
    assert together(()) == ()


def test_many_who_are_asked_the_same_are_told_in_one_line_and_few_by_name() -> None:
    evening = acted(scene(2), humanity="ABCDE").commit(1)
    asked = say("wait-support-all", name=evening.state.acting.name)
    assert evening.view(None).waiting == (asked,)
    assert evening.view("B").waiting == (asked,)
    last = evening.refuse("B", "C", "D")
    name, acting = last.state.survivor("E").name, last.state.acting.name
    assert last.view(None).waiting == (say("wait-support", name=name, acting=acting),)


def test_my_own_phone_speaks_to_me() -> None:
    evening = table()
    assert evening.view("A").waiting == (say("wait-you"),)
    assert evening.view("B").waiting == (say("wait-draw", name=evening.state.acting.name),)


@pytest.mark.rule("HI-094", "HI-104")
def test_a_moral_choice_weighs_the_same_on_either_side() -> None:
    asked = [
        table(scene(2)).draw().play.open["declare"],
        acted(scene(2)).commit(1).play.open["support:B"],
        acted(question()).play.open["answer:B"],
    ]
    for one in asked:
        assert isinstance(one.question.form, Choose)
        assert len(one.question.form.options) > 1
        assert not any(option.plain for option in one.question.form.options)


def test_spent_dice_are_put_aside_where_there_are_some() -> None:
    rolled = acted(scene(1)).commit(1).refuse("B", "C").hope(0).roll(A=[6]).choose("outcomes", None, "go-on")
    avoided = table(scene(1)).draw().avoid().land()
    hints = [one.question("next-turn").hint for one in (rolled, avoided)]
    assert hints == [say("ask-next-turn-itself", dice=1), say("ask-next-turn-itself", dice=0)]
