"""A folder for temporary files that is full or gone is no reason not to play."""

import shutil
import tempfile
from pathlib import Path
from typing import NamedTuple

import pytest

from companion.table.files.scratch import FOLDER, NEEDED_BYTES, ensure_room


class Usage(NamedTuple):
    free: int


@pytest.fixture(autouse=True)
def _own_tempdir(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", None)


def test_with_room_nothing_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(NEEDED_BYTES))
    ensure_room(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_without_room_temporary_files_lie_beside_the_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(NEEDED_BYTES - 1))
    (tmp_path / FOLDER / "left").mkdir(parents=True)
    ensure_room(tmp_path)
    with tempfile.TemporaryDirectory() as folder:
        assert Path(folder).parent == tmp_path / FOLDER
    assert list((tmp_path / FOLDER).iterdir()) == []


def test_a_system_without_such_a_folder_is_one_without_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere() -> str:
        raise FileNotFoundError("no usable temporary directory")

    monkeypatch.setattr(tempfile, "gettempdir", nowhere)
    ensure_room(tmp_path / "new")
    assert tempfile.tempdir == str(tmp_path / "new" / FOLDER)


def test_where_none_can_be_made_either_the_program_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(0))
    (tmp_path / "file").touch()
    ensure_room(tmp_path / "file")
    assert tempfile.tempdir != str(tmp_path / "file" / FOLDER)
    assert "no room for temporary files" in caplog.text
