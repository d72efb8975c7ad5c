"""Dice that lie right on another are told by what shows beside them."""

from importlib import import_module

import numpy as np
import pytest

from tests.long import in_full_alone
from tests.vision.standing import outcomes
from tools.training.stacks import stacks
from vision.networks import batched_inference
from vision.networks.weights import opened
from vision.problems.stacking import LIKELY, SHA256, WEIGHTS, hiding
from vision.reading import BoundingBox, DieSeen

FRESH, TABLES = 2_000_000, 20
"""Seeds that nothing was learnt from."""
FRAME = np.zeros((90, 400, 3), np.uint8)


@pytest.mark.slow
def test_dice_on_others_are_told_on_pictures_that_were_not_learnt_from() -> None:
    drawn = stacks(FRESH, TABLES)
    answers = batched_inference.answers(opened(WEIGHTS, SHA256), list(drawn.pictures))[:, 0]
    assert (answers[drawn.is_above] >= LIKELY).mean() >= 0.65
    assert (answers[~drawn.is_above] >= LIKELY).mean() <= 0.04


@pytest.mark.parametrize(
    ("answers", "missing", "named"),
    [
        ((-9.0, LIKELY), 1, (1,)),
        ((-9.0, LIKELY - 0.001), 1, ()),
        ((0.5, 0.6), 1, (1,)),
        ((0.5, 0.6), 2, (1, 0)),
        ((0.5, -9.0), 2, (0,)),
        ((0.5, 0.6), 0, ()),
    ],
)
def test_the_likeliest_dice_are_named_no_more_than_are_missing(
    monkeypatch: pytest.MonkeyPatch, answers: tuple[float, ...], missing: int, named: tuple[int, ...]
) -> None:
    monkeypatch.setattr(
        import_module("vision.problems.stacking").batched_inference,
        "answers",
        lambda *_: np.array(answers)[:, None],
    )
    dice = [DieSeen(4, "red", 0.99, BoundingBox(x, 0, 30, 30)) for x in (0, 200)]
    assert hiding(FRAME, dice, missing) == tuple(dice[k].box for k in named)


def test_where_no_dice_lie_none_is_on_another() -> None:
    assert hiding(FRAME, [], 1) == ()


@in_full_alone
@pytest.mark.long
def test_of_rendered_rolls_most_dice_on_others_are_named_and_hardly_one_that_lies() -> None:
    rolls = list(outcomes(12, "above"))
    assert sum(roll.word == "named" for roll in rolls) >= 7
    assert sum(roll.mistaken for roll in rolls) <= 1
