"""After three starts that failed the next one is a safe one, until somebody says otherwise."""

from pathlib import Path

import pytest

from companion.upkeep.failed_starts import NAME, Starts


def test_the_fourth_start_is_safe_where_three_failed(tmp_path: Path) -> None:
    assert [Starts(tmp_path).begin() for _ in range(5)] == [False, False, False, True, True]
    Starts(tmp_path).well()
    assert not Starts(tmp_path).begin()


def test_a_start_that_went_well_begins_the_count_anew(tmp_path: Path) -> None:
    for _ in range(3):
        assert not Starts(tmp_path).begin()
        assert not Starts(tmp_path).begin()
        Starts(tmp_path).well()
    assert list(tmp_path.iterdir()) == []


def test_a_start_knows_whether_the_one_before_failed_by_its_settings(tmp_path: Path) -> None:
    for _ in range(3):
        starts = Starts(tmp_path)
        assert not starts.begin()
        starts.blame_settings()
    safe, later = Starts(tmp_path), Starts(tmp_path)
    assert safe.begin()
    assert safe.by_settings
    assert later.begin()
    assert not later.by_settings


@pytest.mark.parametrize("text", ["", "[]", '{"failed": "many"}', '{"other": 9}', "\0"])
def test_a_count_without_sense_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / NAME).write_text(text)
    assert not Starts(tmp_path).begin()


def test_a_disk_that_takes_no_number_gets_a_safe_start(tmp_path: Path) -> None:
    (tmp_path / "a file").touch()
    starts = Starts(tmp_path / "a file")
    assert starts.begin()
    starts.well()
