"""Whole frames: what a table's own dice read as, and what an honest reader leaves open."""

from collections import Counter
from random import Random

import cv2
import numpy as np
import pytest

from vision.reader import Reader
from vision.reading import ReadingProblem, ReadingTrouble
from vision.render import picture, room, scatter

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "black", "pink")
ROLLS = 8


def rolls() -> list[tuple[list[tuple[str, int]], Counter[tuple[str, int | None]]]]:
    """What lay in the pretend tray, and what the reader of that table saw."""
    chance, found = Random(99), []
    for seed in range(ROLLS):
        table = [*chance.sample(COLOURS, 4), "white"]
        dice = [(chance.choice(table), chance.randint(1, 6)) for _ in range(chance.randint(2, 12))]
        reading = Reader(set(table)).read(picture(scatter(dice, 40_000 + seed)))
        found.append((dice, Counter((die.colour, die.value) for die in reading.dice)))
    return found


@pytest.mark.representative
def test_rolls_of_the_tables_own_dice_are_read_as_well_as_was_measured() -> None:
    complete = wrong = 0
    for dice, seen in rolls():
        told = Counter({die: count for die, count in seen.items() if die[1] is not None})
        wrong += bool(told - Counter(dice))
        complete += seen == Counter(dice)
    assert complete == ROLLS
    assert wrong == 0


@pytest.mark.slow
def test_an_empty_tray_shows_no_dice() -> None:
    for seed in range(3):
        assert Reader().read(picture(scatter([], seed))).dice == ()


def test_without_light_there_are_no_dice_and_a_reason() -> None:
    dark = (picture(scatter([("red", 3), ("white", 5)], 1)) // 16).astype(np.uint8)
    reading = Reader().read(dark)
    assert reading.dice == ()
    assert [trouble.problem for trouble in reading.troubles] == [ReadingProblem.TOO_DARK]


@pytest.mark.parametrize("felt", ["slate", "forest", "burgundy"])
def test_out_of_focus_there_are_no_dice_and_a_reason_and_a_sharp_empty_tray_needs_none(felt: str) -> None:
    where = room(70, felt)
    smeared = cv2.GaussianBlur(picture(scatter([("red", 3), ("white", 5)], 1, where)), (0, 0), 14)
    assert Reader().read(np.asarray(smeared, np.uint8)).troubles == (ReadingTrouble(ReadingProblem.BLURRED),)
    assert Reader().read(picture(scatter([], 1, where))).troubles == ()


def test_a_table_can_only_know_colours_that_dice_have() -> None:
    with pytest.raises(ValueError, match="choose among"):
        Reader({"red", "octarine"})


def test_only_the_tables_own_colours_are_named() -> None:
    frame = picture(scatter([("orange", 4), ("white", 6)], 3))
    assert {die.colour for die in Reader({"red", "white"}).read(frame).dice} <= {"red", "white"}


def test_a_reader_serves_other_colours_with_the_same_eyes_and_keeps_its_own() -> None:
    reader, frame = Reader({"orange", "white"}), picture(scatter([("orange", 4), ("white", 6)], 3))
    other = reader.among({"red", "white"})
    assert {die.colour for die in other.read(frame).dice} <= {"red", "white"}
    assert {die.colour for die in reader.read(frame).dice} == {"orange", "white"}
    with pytest.raises(ValueError, match="choose among"):
        reader.among({"octarine"})
