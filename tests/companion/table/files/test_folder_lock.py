"""Only one companion has a journal, whichever way it holds it; one that has just gone is waited for."""

import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Timer

import pytest

from companion.table.files.folder_lock import FolderLock, InUseError

READING = """
import sqlite3, sys
file = sqlite3.connect(sys.argv[1], isolation_level=None)
file.execute("PRAGMA locking_mode = EXCLUSIVE")
file.execute("BEGIN EXCLUSIVE")
print("has it", flush=True)
sys.stdin.read()
"""
"""A program that locks a journal as SQLite does, and holds no folder."""


@pytest.fixture(params=["unix", "elsewhere"], autouse=True)
def _system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "elsewhere":
        monkeypatch.setitem(sys.modules, "fcntl", None)


def test_a_journal_that_is_held_is_let_go_of_before_another_has_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "journal.sqlite3"
    one = FolderLock(path)
    with pytest.raises(InUseError, match="another companion is using it; stop that one first"):
        FolderLock(path, 0.0)
    one.close()
    one.close()
    FolderLock(path, 0.0).close()


def test_a_companion_that_has_just_gone_is_waited_for(tmp_path: Path) -> None:
    one = FolderLock(tmp_path / "journal.sqlite3")
    going = Timer(0.05, one.close)
    going.start()
    FolderLock(tmp_path / "journal.sqlite3", 5.0).close()
    going.join()


def test_an_older_companion_that_has_the_file_alone_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite3"
    with sqlite3.connect(path) as file:
        file.execute("CREATE TABLE words (word TEXT)")
    file.close()
    command = [sys.executable, "-c", READING, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"has it\n"
        with pytest.raises(InUseError):
            FolderLock(path, 0.0)
        other.communicate()
    FolderLock(path, 0.0).close()
