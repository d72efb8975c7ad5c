"""How often each face came up: of a game, and of all games in a file without a name."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from companion.engine.answers import Counted, Origin, Rolled
from companion.engine.dice import Die
from companion.engine.questions import RollDice
from companion.table.journal.entries import Correct
from companion.table.story.throws import ThrowBook, at_once, most, throws, together
from tests.companion.games.hope_inhumanity.own_cards import scene
from tests.companion.games.hope_inhumanity.tables import acted
from tests.companion.table.telling import Tale, red, tale_of

ONE_SIX = {"red": (0, 0, 0, 0, 0, 1)}


def rolled(*values: int, origin: Origin = Origin.TYPED) -> Tale:
    """A acts alone with so many dice, and these were read."""
    tale = tale_of(acted(scene(2), humanity={"A": 3, "B": 0, "C": 0}, hope=0))
    tale = tale.answer("commit", Counted(len(values))).boldly("support:B", "support:C")
    return tale.answer("roll", Rolled(red(*values)), origin)


def test_every_die_that_was_read_counts_by_colour_and_face() -> None:
    assert throws(rolled(6, 6, 2).story) == {"red": (0, 1, 0, 0, 0, 2)}


def test_a_corrected_roll_counts_as_it_was_corrected() -> None:
    tale = rolled(6, 6, 2)
    entry = tale.story.rolls[0].entry
    corrected = tale.say(Correct(entry, red(6, 1, 2), "right", None, Origin.TYPED))
    assert throws(corrected.story) == {"red": (1, 1, 0, 0, 0, 1)}


def test_simulated_dice_say_nothing_about_real_ones() -> None:
    assert throws(rolled(6, 6, 2, origin=Origin.SIMULATED).story) == {}


def test_a_die_that_was_kept_is_not_counted_twice() -> None:
    tale = rolled(6, 2)
    [step] = tale.story.rolls
    assert isinstance(step.asked.question.form, RollDice)
    form = replace(step.asked.question.form, keeps=(Die("red", 6),))
    asked = replace(step.asked, question=replace(step.asked.question, form=form))
    kept = replace(step, before=replace(step.before, open={"roll": asked}))
    assert throws(replace(tale.story, steps=(*tale.story.steps[:-1], kept))) == {"red": (0, 1, 0, 0, 0, 0)}


def test_throws_are_added_up_colour_by_colour() -> None:
    assert together(ONE_SIX, {"red": (1, 0, 0, 0, 0, 1), "blue": (0, 3, 0, 0, 0, 0)}) == {
        "blue": (0, 3, 0, 0, 0, 0),
        "red": (1, 0, 0, 0, 0, 2),
    }
    assert together() == {}


def test_a_game_is_kept_once_however_often_it_is_put_away(tmp_path: Path) -> None:
    book = ThrowBook(tmp_path / "dice.json")
    book.keep("one", ONE_SIX, {"red": 1})
    book.keep("one", {"red": (0, 0, 0, 0, 0, 2)}, {"red": 2})
    book.keep("two", ONE_SIX, {"red": 1})
    again = ThrowBook(tmp_path / "dice.json")
    assert (again.games, again.all) == (2, {"red": (0, 0, 0, 0, 0, 3)})
    assert again.at_once == {"red": 2}
    assert again.others("one") == ((ONE_SIX, {"red": 1}),)
    assert "one" in again
    assert "three" not in again


def test_a_game_without_dice_is_no_evening(tmp_path: Path) -> None:
    book = ThrowBook(tmp_path / "dice.json")
    book.keep("one", {}, {})
    assert book.games == 0


def test_nothing_but_counts_is_in_the_file_and_nothing_once_it_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "dice.json"
    book = ThrowBook(path)
    book.keep("one", ONE_SIX, {"red": 4})
    assert json.loads(path.read_text()) == {"one": {"red": [0, 0, 0, 0, 0, 1, 4]}}
    assert book.forget() == 1
    assert json.loads(path.read_text()) == {}
    assert ThrowBook(path).all == {}


def test_as_many_dice_of_a_colour_are_there_as_were_read_at_once() -> None:
    assert at_once(rolled(6, 6, 2).story) == {"red": 3}
    assert at_once(rolled(6, 6, 2, origin=Origin.SIMULATED).story) == {}
    assert most((ONE_SIX, {"red": 1}), (ONE_SIX, {"red": 3}), ({}, {})) == {"red": 3}


def test_of_a_colour_that_was_thrown_before_this_was_counted_it_is_not_known(tmp_path: Path) -> None:
    path = tmp_path / "dice.json"
    path.write_text('{"old": {"red": [0, 0, 0, 0, 0, 1], "blue": [1, 0, 0, 0, 0, 0]}}')
    book = ThrowBook(path)
    book.keep("new", {**ONE_SIX, "pink": (1, 0, 0, 0, 0, 0)}, {"red": 1, "pink": 1})
    assert book.all == {"blue": (1, 0, 0, 0, 0, 0), "pink": (1, 0, 0, 0, 0, 0), "red": (0, 0, 0, 0, 0, 2)}
    assert ThrowBook(path).at_once == {"pink": 1}


@pytest.mark.parametrize(
    "text", ["", "[]", '{"one": {"red": [1, 2]}}', '{"one": {"red": [0, 0, 0, 0, 0, -1]}}', '{"one": 3}']
)
def test_a_file_that_makes_no_sense_counts_as_empty(
    tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "dice.json"
    path.write_text(text)
    assert ThrowBook(path).games == 0
    assert "counts as empty" in caplog.text
