"""The pages say what to do next, in a player's words."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from companion.adapters.camera.dice_teacher import Lesson
from companion.adapters.camera.teaching_texts import TeachingTexts
from companion.adapters.language.speech import Speech
from companion.adapters.light.dice_colours import dye
from companion.table.table import Table
from vision.calibration.guide import Guide, GuideFault, GuideStep
from vision.calibration.owners import Owners
from vision.calibration.shelf import CalibrationVersion
from web.shown import setting_up
from web.shown.table import ColourView
from web.words import Catalogue

BEGUN = Guide(("red", "blue", "green", "white"), emptied=True)
FIVE = (GuideStep((44.0, 53.0, 32.0), True, (0.0, 0.0), 60.0),) * 5


@pytest.fixture
def board(table: Table) -> TeachingTexts:
    words = Speech(Catalogue([Path(str(files("companion.adapters"))) / "texts"]), "en")

    def colour(name: str) -> ColourView:
        return ColourView(name, name, dye(name).shape, dye(name).paint, dye(name).ink)

    return TeachingTexts(words, colour, table.moment.seating)


def ids(teaching: setting_up.Teaching) -> list[str]:
    return [choice.id for choice in teaching.choices]


def test_before_it_is_taught_a_table_is_invited(board: TeachingTexts) -> None:
    page = board.written(Lesson())
    assert (ids(page), page.steps, page.fault) == (["begin"], (), None)
    assert "less than a minute" in page.text


def test_what_was_taught_is_told_with_its_score_and_can_be_forgotten(board: TeachingTexts) -> None:
    page = board.written(Lesson(version=CalibrationVersion(3, 96, Owners())))
    assert "lesson 3, 96 %" in page.text
    assert ids(page) == ["begin", "take-back"]


def test_everybody_is_named_in_turn_and_the_shared_dice_come_last(board: TeachingTexts) -> None:
    page = board.written(Lesson(BEGUN))
    assert page.text == "Ada, roll all your red dice and leave them there."
    assert [step.label for step in page.steps] == ["An empty middle", "Ada", "Ben", "Cleo", "white"]
    assert [step.done for step in page.steps] == [True, False, False, False, False]
    assert [step.now for step in page.steps] == [False, True, False, False, False]
    assert ids(page) == ["stop"]
    last = replace(BEGUN, taught=tuple((name, FIVE) for name in ("red", "blue", "green")))
    assert board.written(Lesson(last)).text == "Roll all the white dice and leave them there."


def test_first_of_all_the_middle_is_emptied(board: TeachingTexts) -> None:
    page = board.written(Lesson(Guide(("red",))))
    assert page.text == "Take all dice out of the middle."
    assert page.steps[0].now


@pytest.mark.parametrize(
    "fault", [GuideFault.BLIND, GuideFault.NOT_EMPTY, GuideFault.TOO_FEW, GuideFault.MIXED]
)
def test_each_fault_is_said_in_words(board: TeachingTexts, fault: GuideFault) -> None:
    told = board.written(Lesson(replace(BEGUN, fault=fault))).fault
    assert told is not None
    assert told.endswith((".", "?"))


def test_two_sets_too_alike_are_named_after_their_owners_with_a_way_out(board: TeachingTexts) -> None:
    alike = replace(BEGUN, fault=GuideFault.ALIKE, alike=("red", "white"))
    told = board.written(Lesson(alike)).fault
    assert told is not None
    assert told.startswith("Ada and white: your dice look alike")
    assert "another colour" in told


@pytest.mark.parametrize(
    ("sure", "words"), [(True, "Done: I know your dice (100 %"), (False, "Not good enough yet: 0 %")]
)
def test_at_the_end_stands_a_score(board: TeachingTexts, sure: bool, words: str) -> None:
    dice = tuple(replace(die, sure=sure) for die in FIVE)
    done = Guide(("red",), True, (("red", dice),))
    page = board.written(Lesson(done))
    assert page.text.startswith(words)
    assert ids(page) == ["begin", "stop"]
