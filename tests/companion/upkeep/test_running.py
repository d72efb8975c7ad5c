"""The note by which other commands find a table that runs."""

import json
import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.upkeep.running import NOTE, Running, SilentError, announce, ask, running


@pytest.fixture
def listening() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"http://127.0.0.1:{server.getsockname()[1]}"


def test_a_table_that_runs_is_found(tmp_path: Path, listening: str) -> None:
    assert running(tmp_path) is None
    announce(tmp_path, Running(os.getpid(), listening, "home", "a key", "0a1b2c3d"))
    assert running(tmp_path) == Running(os.getpid(), listening, "home", "a key", "0a1b2c3d")


def test_only_its_own_user_can_read_the_key(tmp_path: Path, listening: str) -> None:
    note = announce(tmp_path, Running(os.getpid(), listening, "home", "a key", "0a1b2c3d"))
    assert stat.S_IMODE(note.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [NOTE]


def test_a_note_of_a_table_that_was_killed_is_not_believed(tmp_path: Path, listening: str) -> None:
    note = announce(tmp_path, Running(os.getpid(), listening, "home", "a key", "0a1b2c3d"))
    told = json.loads(note.read_text())
    note.write_text(json.dumps({**told, "process": 2**22 + 1}))
    assert running(tmp_path) is None
    with socket.create_server(("127.0.0.1", 0)) as gone:
        address = f"http://127.0.0.1:{gone.getsockname()[1]}"
    note.write_text(json.dumps({**told, "address": address}))
    assert running(tmp_path) is None


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"process": 1}', "\0"])
def test_a_note_without_sense_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / NOTE).write_text(text)
    assert running(tmp_path) is None


def test_a_table_that_hangs_is_said(tmp_path: Path, listening: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.upkeep.running.PATIENCE_S", 0.05)
    announce(tmp_path, Running(os.getpid(), listening, "home", "a key", "0a1b2c3d"))
    found = running(tmp_path)
    assert found is not None
    with pytest.raises(SilentError, match=f"process {os.getpid()}.* does not answer"):
        ask(found, "GET", "doctor")
