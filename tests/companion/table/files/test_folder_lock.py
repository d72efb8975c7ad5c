"""Only one companion has a data folder, whichever way it holds it; one that has just gone is waited for."""

import sys
from pathlib import Path
from threading import Timer

import pytest

from companion.table.files.folder_lock import FolderLock, InUseError


@pytest.fixture(params=["unix", "elsewhere"], autouse=True)
def _system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "elsewhere":
        monkeypatch.setitem(sys.modules, "fcntl", None)


def test_a_folder_that_is_held_is_let_go_of_before_another_has_it(tmp_path: Path) -> None:
    path = tmp_path / "new"
    one = FolderLock(path)
    with pytest.raises(InUseError, match="another companion is using it; stop that one first"):
        FolderLock(path, 0.0)
    one.close()
    one.close()
    FolderLock(path, 0.0).close()


def test_a_companion_that_has_just_gone_is_waited_for(tmp_path: Path) -> None:
    one = FolderLock(tmp_path)
    going = Timer(0.05, one.close)
    going.start()
    FolderLock(tmp_path, 5.0).close()
    going.join()
