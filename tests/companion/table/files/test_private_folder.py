"""What a table keeps is its owner's alone, whatever rights its folder once had."""

from pathlib import Path
from stat import S_IMODE

import pytest

from companion.app import Companion, CompanionSettings
from companion.table.files.private_folder import OWNERS, make_own


def rights(folder: Path) -> int:
    return S_IMODE(folder.stat().st_mode)


def test_a_new_folder_is_its_owners_alone(tmp_path: Path) -> None:
    make_own(tmp_path / "a" / "data")
    assert rights(tmp_path / "a" / "data") == OWNERS


@pytest.mark.parametrize(("ours", "after"), [("settings.toml", OWNERS), ("tables", OWNERS)])
def test_one_that_a_table_has_begun_is_closed_to_others(tmp_path: Path, ours: str, after: int) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / ours).touch()
    make_own(tmp_path)
    assert rights(tmp_path) == after


def test_a_folder_of_other_things_keeps_its_rights(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letters").touch()
    make_own(tmp_path)
    assert rights(tmp_path) == 0o755


def test_a_demo_lets_nobody_look_into_its_folder(tmp_path: Path) -> None:
    with Companion(CompanionSettings(data=tmp_path / "data", host="127.0.0.1", port=0)):
        assert rights(tmp_path / "data") == OWNERS
