"""The whole program put together: it starts, is found again as it was left, and leaves nothing behind."""

import socket
import threading
from pathlib import Path

import pytest

from companion import games
from companion.__main__ import main
from companion.app import Companion, Settings
from companion.games.hope_inhumanity.game import GAME
from vision.cameras import CameraError


def settings(data: Path, port: int = 0, camera: str = "pretend") -> Settings:
    return Settings(data=data, camera=camera, host="127.0.0.1", port=port)


def test_closing_leaves_no_thread_and_no_port_behind(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    with Companion(settings(tmp_path / "data")) as running:
        port = running.server.port
        assert len(threading.enumerate()) > len(before)
    assert {thread.name for thread in threading.enumerate()} == {thread.name for thread in before}
    with socket.socket() as again:
        assert again.connect_ex(("127.0.0.1", port)) != 0


def test_who_sat_before_a_restart_sits_after_it(tmp_path: Path) -> None:
    with Companion(settings(tmp_path)) as running:
        seated = running.table.sit("Ada", "red")
        code = running.table.moment.seating.code
    with Companion(settings(tmp_path)) as again:
        assert again.table.moment.seating.seat_of(seated.token) == seated.seat
        assert again.table.moment.seating.code == code


def test_everything_is_written_into_the_data_folder(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Companion(settings(data)) as running:
        running.table.sit("Ada", "red")
    assert {path.name for path in tmp_path.iterdir()} == {"data"}
    assert (data / "journal.sqlite3").is_file()


def test_a_camera_that_does_not_open_is_said_and_nothing_stays_open(tmp_path: Path) -> None:
    before = {thread.name for thread in threading.enumerate()}
    with pytest.raises(CameraError):
        Companion(settings(tmp_path, camera="nowhere.mp4"))
    assert {thread.name for thread in threading.enumerate()} == before
    Companion(settings(tmp_path)).close()


def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        status = main(["demo", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)])
    assert status == 1
    told = capsys.readouterr().err.strip().splitlines()
    assert len(told) == 1
    assert str(port) in told[0]


def test_an_unknown_camera_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--port", "0", "--camera", "nowhere.mp4", "--data", str(tmp_path)]) == 1
    assert "nowhere.mp4" in capsys.readouterr().err


def test_games_are_found_by_their_folder() -> None:
    assert "hope_inhumanity" in games.names()
    assert games.find("hope_inhumanity") is GAME
    with pytest.raises(ValueError, match="there are hope_inhumanity"):
        games.find("chess")
