"""Dice that lean are told by a small network, unless so many seem to lean that the camera slants."""

from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from vision.problems.leaning import (
    DOUBTED,
    FAIRLY,
    SHA256,
    SIDE,
    SURE,
    SURELY,
    WEIGHTS,
    leaning,
    portrait,
)
from vision.reading import Box, DieSeen, Frame
from vision.training.postures import postures
from vision.verdict import CLEAR
from vision.weights import WrongWeights, opened

FRESH, COUNT = 20_000, 80
"""Seeds that nothing was learnt from."""


def chances(pictures: Frame) -> NDArray[np.float32]:
    net = opened(WEIGHTS, SHA256)
    net.setInput(np.ascontiguousarray(pictures.transpose(0, 3, 1, 2), np.float32) / 255)
    return np.asarray(1 / (1 + np.exp(-net.forward().reshape(-1))), np.float32)


def test_dice_that_lean_are_told_from_dice_that_lie_on_pictures_that_were_not_learnt_from() -> None:
    pictures, leans = postures(FRESH, COUNT)
    found = chances(pictures)
    assert pictures.shape == (COUNT, SIDE, SIDE, 3)
    assert 0.3 < leans.mean() < 0.7
    assert (found[leans > 0] >= DOUBTED).mean() >= 0.4
    assert (found[leans == 0] >= DOUBTED).mean() <= 0.12
    assert (found[leans == 0] >= SURE).mean() <= 0.03


def test_the_same_seed_draws_the_same_die() -> None:
    assert np.array_equal(postures(3, 1)[0], postures(3, 1)[0])


def die(value: int | None = 4, x: float = 0.0, confidence: float = 0.9) -> DieSeen:
    return DieSeen(value, "red", confidence, Box(x, 0, 30, 30))


def told(monkeypatch: pytest.MonkeyPatch, *dice: tuple[int | None, float]) -> list[int]:
    """The places of those dice, by value and chance, that are said to lean."""
    seen = [die(value, 40.0 * place) for place, (value, _) in enumerate(dice)]
    module = import_module("vision.problems.leaning")
    monkeypatch.setattr(module, "_chances", lambda *_: np.array([chance for _, chance in dice]))
    return [seen.index(one) for one in leaning(np.zeros((90, 400, 3), np.uint8), seen)]


@pytest.mark.parametrize(
    ("value", "confidence", "enough"),
    [
        (None, 0.5, DOUBTED),
        (4, CLEAR - 0.01, DOUBTED),
        (4, CLEAR, FAIRLY),
        (4, SURELY - 0.01, FAIRLY),
        (4, SURELY, SURE),
        (4, 1.0, SURE),
    ],
)
@pytest.mark.parametrize("more", [-0.001, 0.0])
def test_the_more_surely_a_die_is_read_the_more_clearly_it_must_lean(
    monkeypatch: pytest.MonkeyPatch, value: int | None, confidence: float, enough: float, more: float
) -> None:
    one = die(value, confidence=confidence)
    monkeypatch.setattr(
        import_module("vision.problems.leaning"), "_chances", lambda *_: np.array([enough + more])
    )
    assert list(leaning(np.zeros((90, 400, 3), np.uint8), [one])) == [one] * (more >= 0)


def test_where_many_seem_to_lean_the_camera_slants(monkeypatch: pytest.MonkeyPatch) -> None:
    lies, leans = (4, 0.0), (4, 1.0)
    assert told(monkeypatch, leans) == [0]
    assert told(monkeypatch, leans, leans, *[lies] * 4) == [0, 1]
    assert told(monkeypatch, leans, leans, *[lies] * 3) == []
    assert told(monkeypatch) == []


def test_a_portrait_shows_a_die_of_any_size_with_a_margin() -> None:
    frame = np.zeros((400, 400, 3), np.uint8)
    for half in (10, 30, 90):
        frame[:] = 0
        frame[200 - half : 200 + half, 200 - half : 200 + half] = 200
        seen = portrait(frame, Box(200 - half, 200 - half, 2 * half, 2 * half))
        assert seen.shape == (SIDE, SIDE, 3)
        assert (seen > 100).mean() == pytest.approx(1 / 1.5**2, abs=0.05)


def test_weights_that_are_not_those_that_were_measured_are_refused_by_name(tmp_path: Path) -> None:
    other = tmp_path / "other.onnx"
    with pytest.raises(WrongWeights, match=r"other\.onnx cannot be opened"):
        opened(other, SHA256)
    other.write_bytes(WEIGHTS.read_bytes()[:-1])
    with pytest.raises(WrongWeights, match=r"other\.onnx is not the file that was measured"):
        opened(other, SHA256)
