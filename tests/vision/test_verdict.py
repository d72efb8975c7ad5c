"""What is told of a sighting: a value, a doubt, a hint or nothing."""

import numpy as np
import pytest

from vision.finder import Sighting
from vision.reading import Box
from vision.verdict import DEPENDS, DIE, FOUND, HINT, TOLD, Verdict, verdicts

BOX = Box(10, 20, 30, 30)


def verdict(here: float, none: float = 0.0, value: int = 3, surest: float = 1.0) -> Verdict:
    row = np.full(7, (1 - none) * (1 - surest) / 5, np.float32)
    row[0], row[value] = none, (1 - none) * surest
    return verdicts([Sighting(BOX, here)], row[None])[0]


def test_a_sure_value_is_told() -> None:
    told = verdict(0.9, value=5)
    assert (told.value, told.box, told.is_die) == (5, BOX, True)
    assert told.certainty == pytest.approx(1)


@pytest.mark.parametrize(("surest", "value"), [(TOLD - 0.01, None), (TOLD + 0.01, 3)])
def test_a_value_in_doubt_is_not_told(surest: float, value: int | None) -> None:
    assert verdict(0.9, surest=surest).value == value


@pytest.mark.parametrize(
    ("here", "is_die", "is_hint"),
    [
        (DIE + 0.01, True, False),
        (DIE - 0.01, False, True),
        (HINT + 0.01, False, True),
        (HINT - 0.01, False, False),
    ],
)
def test_a_faint_sighting_is_a_hint_or_nothing(here: float, is_die: bool, is_hint: bool) -> None:
    told = verdict(here ** (1 / FOUND))
    assert (told.is_die, told.is_hint) == (is_die, is_hint)


def test_what_shows_no_die_from_near_is_none_however_sure_it_was_from_afar() -> None:
    told = verdict(1.0, none=0.9)
    assert not told.is_die
    assert not told.is_hint


def test_what_shows_no_value_is_less_of_a_die() -> None:
    assert verdict(0.8, surest=0.2).here == pytest.approx(0.8**FOUND * (1 - 0.8 * DEPENDS))
    assert verdict(0.8, surest=1.0).here == pytest.approx(0.8**FOUND)
    assert not verdict(DIE + 0.05, surest=0.2).is_die


def test_a_pip_within_a_die_is_not_told() -> None:
    die, pip = Sighting(Box(0, 0, 100, 100), 0.6), Sighting(Box(15, 15, 20, 20), 0.9)
    rows = np.zeros((2, 7), np.float32)
    rows[0, 5], rows[1, 1] = 1, 1
    assert [one.value for one in verdicts([pip, die], rows[::-1])] == [5]


def test_of_two_sightings_of_a_die_the_surer_is_told() -> None:
    here, there = Sighting(Box(0, 0, 40, 40), 0.5), Sighting(Box(3, 2, 44, 44), 0.8)
    rows = np.zeros((2, 7), np.float32)
    rows[0, 2], rows[1, 3] = 1, 1
    assert [one.value for one in verdicts([here, there], rows)] == [3]
