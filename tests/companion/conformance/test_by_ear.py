"""A game that cannot be played by what is said of it is told what has no words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from companion.conformance.by_ear import plays_by_ear
from companion.conformance.trial import GameTrial
from companion.engine.questions import Choose, Option, Question, RollDice
from companion.engine.words import say
from companion.games.tangled_kites.game import GAME

Altered = Callable[[Option], Option]


def heard(altered: Altered, prompt: str = "ask-kite") -> list[str]:
    """The faults of the kites, with every option of a height altered, asked by that prompt."""

    def questions(state: Any) -> Sequence[Question]:
        return tuple(map(changed, GAME.questions(state)))

    def changed(question: Question) -> Question:
        form = question.form
        if not isinstance(form, Choose):
            return question
        options = tuple(map(altered, form.options))
        return replace(question, prompt=say(prompt), form=replace(form, options=options))

    return list(plays_by_ear(GameTrial(replace(GAME, questions=questions), 3)))


@pytest.mark.parametrize(
    ("altered", "fault"),
    [
        (
            lambda one: Option(one.id, "a height", place=one.id),
            "two answers to kite sound alike: a height",
        ),
        (lambda one: Option(one.id, ""), "an answer to kite has no words"),
    ],
)
def test_an_answer_that_is_told_by_its_picture_alone_is_found(altered: Altered, fault: str) -> None:
    assert fault in heard(altered)


def test_a_question_without_words_is_found() -> None:
    assert "kite cannot be said in de: 'no-such-words'" in heard(lambda one: one, "no-such-words")


def test_what_differs_by_its_id_alone_may_sound_alike() -> None:
    def same(one: Option) -> Option:
        return Option(one.id, "a height")

    assert heard(same) == []


def test_an_evening_that_nobody_can_go_on_with_is_found() -> None:
    silent = replace(GAME, questions=lambda _: ())
    assert list(plays_by_ear(GameTrial(silent, 3))) == ["nobody is asked anything, and it is not over"]


def test_dice_of_a_colour_without_a_name_are_found() -> None:
    def questions(state: Any) -> Iterator[Question]:
        for question in GAME.questions(state):
            form = question.form
            if isinstance(form, RollDice):
                form = replace(form, wanted=(replace(form.wanted[0], colour="octarine"), *form.wanted[1:]))
            yield replace(question, form=form)

    game = replace(GAME, questions=lambda state: tuple(questions(state)))
    assert "throw cannot be said in en: 'colour-octarine'" in list(plays_by_ear(GameTrial(game, 3)))
