"""The table of a box starts without anything attached, tells its manager so, and ends when it is told."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.table.settings.settings_file import read


@pytest.mark.representative
def test_it_is_ready_pings_and_ends_when_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    command = [sys.executable, "-m", "companion", "run", "--data", str(data)]
    command += ["--host", "127.0.0.1", "--port", "0", "--camera", "nowhere.mp4"]
    environment = os.environ | {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "1000000"}
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(environment["NOTIFY_SOCKET"])
        manager.settimeout(60)
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as table:
            heard = {manager.recv(1000).partition(b"\n")[0] for _ in range(3)}
            assert heard == {b"READY=1", b"WATCHDOG=1"}
            table.send_signal(signal.SIGTERM)
            while b"STOPPING=1" not in heard:
                heard.add(manager.recv(1000))
            told = table.communicate(timeout=60)[0].decode()
    assert table.returncode == 0
    assert told.startswith("The table is at http://127.0.0.1:")
    assert len(told.splitlines()) == 1  # and neither the code of the table nor any other secret


def test_a_box_begins_with_whatever_is_plugged_in_and_a_plain_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["run", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)]) == 1
    assert f"port {port} is taken" in capsys.readouterr().err
    settings = read(tmp_path / "settings.toml")
    assert (settings.camera.source, settings.network.port) == ("auto", 80)


def test_settings_that_are_there_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[network]\nport = 8123\n")
    assert main(["run", "--host", "nowhere.invalid", "--data", str(tmp_path)]) == 1
    assert (tmp_path / "settings.toml").read_text() == "[network]\nport = 8123\n"
