"""What was taught is kept, numbered, and can be taken back."""

import json
from pathlib import Path

import pytest

from vision.calibration.owners import Dyed, Owners
from vision.calibration.shelf import Calibrations

FIRST = Owners((Dyed("red", (44.0, 53.0, 32.0), 6.0), Dyed("white", (84.5, -1.0, 3.25), 7.5)))
SECOND = Owners((Dyed("blue", (41.0, 18.0, -52.0), 8.0, pips=True),))


def test_nothing_was_taught_at_first(tmp_path: Path) -> None:
    shelf = Calibrations(tmp_path / "calibration")
    assert shelf.current is None
    assert shelf.take_back() is None
    assert not (tmp_path / "calibration").exists()


def test_the_newest_holds_also_after_a_restart(tmp_path: Path) -> None:
    shelf = Calibrations(tmp_path)
    shelf.keep(96, FIRST)
    kept = shelf.keep(100, SECOND)
    assert (kept.number, kept.score, kept.owners) == (2, 100, SECOND)
    assert shelf.current == Calibrations(tmp_path).current == kept


def test_taken_back_the_one_before_holds_again(tmp_path: Path) -> None:
    shelf = Calibrations(tmp_path)
    first = shelf.keep(96, FIRST)
    shelf.keep(100, SECOND)
    assert shelf.take_back() == first
    assert Calibrations(tmp_path).current == first
    assert shelf.take_back() is None
    assert Calibrations(tmp_path).current is None


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "[]",
        "{}",
        '{"format": 1}',
        '{"format": 1, "score": 90, "sets": [{"name": "red", "paint": [1], "spread": 2}]}',
    ],
)
def test_a_file_that_cannot_be_read_is_left_out_and_named(
    broken: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first = Calibrations(tmp_path).keep(96, FIRST)
    (tmp_path / "0002.json").write_text(broken)
    shelf = Calibrations(tmp_path)
    assert shelf.current == first
    assert "0002.json" in caplog.text
    assert shelf.keep(91, SECOND).number == 3


def test_a_file_of_a_later_program_is_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    Calibrations(tmp_path).keep(96, FIRST)
    path = tmp_path / "0001.json"
    later = json.dumps({**json.loads(path.read_text()), "format": 2})
    path.write_text(later)
    assert Calibrations(tmp_path).current is None
    assert "format" in caplog.text
    assert path.read_text() == later
