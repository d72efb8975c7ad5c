"""Any form at all is read as an answer or refused, never anything between."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from companion.adapters.use_cases.catalogue import page_command
from companion.table.commands.command import Command
from companion.table.commands.playing import AnswerQuestion, PreviewCorrection
from web.ports.commands import SentForm
from web.ports.form_values import DICE_MOST
from web.ports.schema import Astray

T = TypeVar("T")
C = TypeVar("C", bound=Command[Any])


def tap(form: dict[str, str]) -> AnswerQuestion:
    """The answer in a form."""
    return made(AnswerQuestion, form)


def mend(form: dict[str, str]) -> PreviewCorrection:
    """The correction in a form."""
    return made(PreviewCorrection, form)


def made(kind: type[C], form: dict[str, str]) -> C:
    found = page_command(kind)
    assert found is not None
    command = found.read(SentForm(MultiDict(form), MultiDict()))
    assert isinstance(command, kind)
    return command


FORM = {"question": "roll", "version": "12", "command": "c1"}
NAMES = st.sampled_from(
    ["question", "version", "command", "option", "number", "slots", "die-0", "blanks", "blank-a"]
)
VALUES = st.one_of(st.text(max_size=5), st.integers(-1, 70).map(str), st.just("red:3"))


def read(form: dict[str, str], reader: Callable[[dict[str, str]], T]) -> T | Astray:
    try:
        return reader(form)
    except Astray as astray:
        return astray


@pytest.mark.slow
@given(st.dictionaries(NAMES, VALUES))
def test_any_form_is_an_answer_or_astray(form: dict[str, str]) -> None:
    found = read(form, tap)
    if isinstance(found, Astray):
        assert (found.status, found.key) in {(400, "no-answer"), (400, "die-missing")}
    else:
        assert (found.question, found.command) == (form["question"], form["command"])


def test_what_was_picked_of_many_is_named_by_its_boxes_and_may_be_nothing() -> None:
    assert tap(FORM | {"picks": "3", "pick-b3": "yes", "pick-r2": "yes"}).picks == ("b3", "r2")
    assert tap(FORM | {"picks": "3"}).picks == ()


@given(st.dictionaries(st.sampled_from(["entry", "command", "slots", "die-0", "swap"]), VALUES))
def test_any_form_takes_something_back_or_is_astray(form: dict[str, str]) -> None:
    found = read(form, mend)
    if isinstance(found, Astray):
        assert (found.status, found.key) in {(400, "no-answer"), (400, "die-missing")}
    else:
        assert (found.entry, found.command) == (int(form["entry"]), form["command"])


def test_a_tap_of_nothing_more_has_no_value() -> None:
    assert tap(FORM) == AnswerQuestion("roll", 12, "c1")


def test_dice_are_read_in_their_order() -> None:
    dice = {f"die-{slot}": f"red:{slot % 6 + 1}" for slot in range(DICE_MOST)}
    found = tap(FORM | dice | {"slots": str(DICE_MOST)})
    assert found.dice == tuple(("red", slot % 6 + 1) for slot in range(DICE_MOST))


def test_a_colour_may_have_a_colon() -> None:
    assert tap(FORM | {"slots": "1", "die-0": "dark:red:4"}).dice == (("dark:red", 4),)


def test_blanks_are_read_by_name_and_an_empty_one_says_nothing() -> None:
    found = tap(
        FORM | {"blanks": "3", "blank-title": "  The ford ", "blank-fail": " ", "blank-all-refuse": "-"}
    )
    assert found.blanks == {"title": "The ford", "all-refuse": "-"}
    assert tap(FORM | {"blanks": "1"}).blanks == {}


def test_one_die_is_swapped_for_what_it_shows_in_truth() -> None:
    dice = {"slots": "2", "die-0": "red:6", "die-1": "white:2"}
    assert tap(FORM | dice | {"swap": "1:5"}).dice == (("red", 6), ("white", 5))


def test_two_dice_that_have_each_others_colours_keep_their_faces() -> None:
    dice = {"slots": "3", "die-0": "red:6", "die-1": "white:2", "die-2": "blue:4"}
    assert tap(FORM | dice | {"swap": "0-2"}).dice == (("blue", 6), ("white", 2), ("red", 4))


@pytest.mark.parametrize("swap", ["2:5", "x:5", "0", "0:", ":5", "-1:5", "0-2", "-", "0-1-0"])
def test_a_swap_of_no_die_that_there_is_is_no_answer(swap: str) -> None:
    with pytest.raises(Astray):
        tap(FORM | {"slots": "2", "die-0": "red:6", "die-1": "white:2", "swap": swap})
