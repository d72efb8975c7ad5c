"""Dice lean that do not stand as the others do, or as the mat lies; a small network looks at each."""

from importlib import import_module
from math import factorial, prod
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.long import in_full_alone
from tests.vision.standing import LYING, outcomes
from tools.training.postures import postures
from vision.networks import batched_inference
from vision.networks.verdict import CLEAR
from vision.networks.weights import WrongWeights, opened
from vision.problems.leaning import DOUBTED, SHA256, SURE, WEIGHTS, chances, leaning
from vision.problems.upright import POWERS, Ways, products, ways_up
from vision.reading import BoundingBox, DieSeen
from vision.render.die import rotation

FRESH, TABLES = 2_000_000, 20
"""Seeds that nothing was learnt from."""
SIZE = (1280, 720)
CLEARLY, LIES = 40.0, 0.87
"""How sharply an errless network tells dice that lean, and how upright the most upright axis of others is."""
Floats = NDArray[np.float64]


@pytest.mark.slow
def test_dice_that_lean_are_told_from_dice_that_lie_on_pictures_that_were_not_learnt_from() -> None:
    drawn = postures(FRESH, TABLES)
    answers = batched_inference.answers(opened(WEIGHTS, SHA256), list(drawn.pictures))
    likelier = (answers * products(drawn.up)).sum(axis=1)
    assert (likelier[drawn.leans] < -2).mean() >= 0.7
    assert (likelier[~drawn.leans] < 0).mean() <= 0.1
    assert (likelier[~drawn.leans] < -2).mean() <= 0.03


def errless(tilt: float, swing: float = 0.0) -> Floats:
    """What a network that errs in nothing answers to a die whose upper face looks so many degrees off."""
    about = np.array([np.sin(np.radians(swing)), -np.cos(np.radians(swing)), 0.0])
    axes = rotation(about, np.radians(tilt)) @ rotation(np.array([0.0, 0.0, 1.0]), 0.3)
    cube = [factorial(4) / prod(factorial(power) for power in powers) for powers in POWERS]
    ball = [
        0.0 if any(power % 2 for power in powers) else 2 / prod(factorial(power // 2) for power in powers)
        for powers in POWERS
    ]
    answers: Floats = CLEARLY * (np.array(cube) * products(axes.T).sum(axis=0) - LIES * np.array(ball))
    return answers


def lean(*answers: Floats, ways: Ways | None = None) -> list[bool]:
    """Of dice that all lie near the picture's middle."""
    found = chances(np.array(answers), np.zeros((len(answers), 2)), ways or ways_up(SIZE, None))
    return [bool(one >= SURE) for one in found]


def test_a_die_leans_that_does_not_stand_as_the_others_do() -> None:
    assert lean(*[errless(0)] * 4, errless(25)) == [False] * 4 + [True]
    assert lean(*[errless(25)] * 4, errless(0)) == [False] * 4 + [True]


@pytest.mark.parametrize("tilt", [0, 12, 28])
def test_where_all_dice_stand_alike_it_is_the_camera_that_slants(tilt: float) -> None:
    assert lean(*[errless(tilt, swing=70)] * 3) == [False] * 3
    assert lean(errless(tilt)) == [False]


def test_on_the_mat_a_die_alone_is_told_to_lean() -> None:
    flat = Ways(np.array([[0.0, 0.0, -1.0]]), np.ones(1), np.array([1000.0]))
    assert lean(errless(25), ways=flat) == [True]
    assert lean(errless(3), ways=flat) == [False]


def test_what_lies_at_the_picture_s_edge_is_seen_from_its_side_and_does_not_lean_for_that() -> None:
    middles = np.array([[x, 0.0] for x in (-500.0, -250.0, 0.0, 250.0, 500.0)])
    straight = Ways(np.array([[0.0, 0.0, -1.0]]), np.ones(1), np.array([1000.0]))
    seen = [errless(float(np.degrees(np.arctan(x / 1000))), 0.0) for x, _ in middles]
    assert (chances(np.array(seen), middles, straight) < DOUBTED).all()
    assert (chances(np.array(seen)[::-1], middles, straight)[[0, 1, 3, 4]] >= SURE).all()
    assert (chances(np.array(seen), middles, ways_up(SIZE, None)) < DOUBTED).all()


def test_what_a_network_cannot_tell_is_as_likely_as_dice_lean_at_all() -> None:
    blind = np.zeros((2, len(POWERS)))
    assert chances(blind, np.zeros((2, 2)), ways_up(SIZE, None)) == pytest.approx([0.03, 0.03])


def die(value: int | None = 4, confidence: float = 0.9) -> DieSeen:
    return DieSeen(value, "red", confidence, BoundingBox(0, 0, 30, 30))


@pytest.mark.parametrize(
    ("value", "confidence", "enough"),
    [(None, 0.5, DOUBTED), (4, CLEAR - 0.01, DOUBTED), (4, CLEAR, SURE), (4, 1.0, SURE)],
)
@pytest.mark.parametrize("more", [-0.001, 0.0])
def test_a_die_that_is_in_doubt_anyway_need_not_lean_so_clearly(
    monkeypatch: pytest.MonkeyPatch, value: int | None, confidence: float, enough: float, more: float
) -> None:
    one = die(value, confidence)
    monkeypatch.setattr(
        import_module("vision.problems.leaning"), "chances", lambda *_: np.array([enough + more])
    )
    assert list(leaning(np.zeros((90, 400, 3), np.uint8), [one], None)) == [one] * (more >= 0)


@in_full_alone
@pytest.mark.long
def test_of_rendered_rolls_most_dice_that_lean_are_named_and_none_that_lie() -> None:
    rolls = [*outcomes(12, "leaning"), *outcomes(4, LYING)]
    assert sum(roll.word == "named" for roll in rolls) >= 8
    assert sum(roll.lying for roll in rolls) > 40
    assert sum(roll.mistaken for roll in rolls) == 0


def test_where_no_dice_lie_none_leans() -> None:
    assert list(leaning(np.zeros((90, 400, 3), np.uint8), [], None)) == []


def test_weights_that_are_not_those_that_were_measured_are_refused_by_name(tmp_path: Path) -> None:
    other = tmp_path / "other.onnx"
    with pytest.raises(WrongWeights, match=r"other\.onnx cannot be opened"):
        opened(other, SHA256)
    other.write_bytes(WEIGHTS.read_bytes()[:-1])
    with pytest.raises(WrongWeights, match=r"other\.onnx is not the file that was measured"):
        opened(other, SHA256)
