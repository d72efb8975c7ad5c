"""Files of weights: only those that were measured are opened."""

from pathlib import Path

import numpy as np
import pytest

from vision.networks.finder import SHA256, WEIGHTS
from vision.networks.weights import WrongWeights, opened


def test_the_shipped_weights_are_those_that_were_measured() -> None:
    net = opened(WEIGHTS, SHA256)
    net.setInput(np.zeros((1, 3, 64, 96), np.float32))
    assert net.forward().shape == (1, 4, 8, 12)


def test_weights_that_differ_by_one_bit_are_refused_by_name(tmp_path: Path) -> None:
    data = bytearray(WEIGHTS.read_bytes())
    data[1000] ^= 1
    other = tmp_path / "other.onnx"
    other.write_bytes(data)
    with pytest.raises(WrongWeights, match=r"other\.onnx is not the file that was measured"):
        opened(other, SHA256)


def test_weights_that_are_gone_are_missed_by_name(tmp_path: Path) -> None:
    with pytest.raises(WrongWeights, match=r"gone\.onnx cannot be opened: get a fresh copy"):
        opened(tmp_path / "gone.onnx", SHA256)


def test_all_weights_together_are_smaller_than_five_megabytes() -> None:
    shipped = list(WEIGHTS.parents[1].rglob("*.onnx"))
    assert 0 < sum(path.stat().st_size for path in shipped) < 5_000_000
