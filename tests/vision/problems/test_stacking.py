"""Dice that lie right on another are told by what shows beside them."""

from importlib import import_module

import numpy as np
import pytest

from tests.vision.standing import outcomes
from vision import asking
from vision.problems.stacking import SHA256, SURE, WEIGHTS, hiding
from vision.reading import Box, DieSeen
from vision.training.stacks import stacks
from vision.weights import opened

FRESH, TABLES = 2_000_000, 20
"""Seeds that nothing was learnt from."""
FRAME = np.zeros((90, 400, 3), np.uint8)


def test_dice_on_others_are_told_on_pictures_that_were_not_learnt_from() -> None:
    drawn = stacks(FRESH, TABLES)
    answers = asking.answers(opened(WEIGHTS, SHA256), list(drawn.pictures))[:, 0]
    assert (answers[drawn.is_above] >= SURE).mean() >= 0.55
    assert (answers[~drawn.is_above] >= SURE).mean() <= 0.02


@pytest.mark.parametrize(("answer", "is_named"), [(SURE, True), (SURE - 0.001, False)])
def test_a_die_is_named_from_a_certainty_on(
    monkeypatch: pytest.MonkeyPatch, answer: float, is_named: bool
) -> None:
    monkeypatch.setattr(
        import_module("vision.problems.stacking").asking, "answers", lambda *_: np.array([[-9.0], [answer]])
    )
    lies, above = (DieSeen(4, "red", 0.99, Box(x, 0, 30, 30)) for x in (0, 200))
    assert hiding(FRAME, [lies, above]) == (above.box,) * is_named


def test_where_no_dice_lie_none_is_on_another() -> None:
    assert hiding(FRAME, []) == ()


def test_of_rendered_rolls_a_third_of_the_dice_on_others_are_named_at_least_and_none_that_lies() -> None:
    rolls = list(outcomes(12, "above"))
    assert sum(roll.word == "named" for roll in rolls) >= 4
    assert sum(roll.mistaken for roll in rolls) == 0
