"""Labelled photographs become samples; a source that is held out is never opened."""

import json
from pathlib import Path

import numpy as np
import pytest

from tools.training.photographs import LONG_SIDE, photographs
from vision.pictures.photograph import save


@pytest.fixture
def labels(tmp_path: Path) -> Path:
    save(tmp_path / "one.png", np.zeros((960, 1920, 3), np.uint8))
    die = {"value": 4, "bbox": [100, 200, 40, 40], "colour_base": "ivory", "colour_ok": ["white"]}
    known = {
        "file": "one.png",
        "source": "ours",
        "view": "oblique",
        "dice": [die],
        "ignore": [[0, 0, 10, 20]],
    }
    held = {**known, "file": "missing.png", "source": "theirs"}
    path = tmp_path / "labels.json"
    path.write_text(json.dumps([known, held]))
    return path


def test_large_photographs_are_shrunk_with_all_that_is_known_of_them(labels: Path) -> None:
    (sample,) = photographs(labels, ["theirs"])["ours"]
    assert max(sample.frame.shape) == LONG_SIDE
    assert sample.dice.tolist() == [[60, 110, 20, 4]]
    assert [list(box) for box in sample.hidden] == [[0, 0, 5, 10]]
    assert sample.colours == (frozenset({"ivory", "white"}),)
    assert sample.slanting


def test_what_is_held_out_is_not_there(labels: Path) -> None:
    assert set(photographs(labels, ["theirs"])) == {"ours"}
