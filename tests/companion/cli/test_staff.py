"""`staff` serves the page of all tables, and says what it lacks."""

import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from companion.__main__ import main
from tests.mosquitto import Mosquitto


def test_without_a_broker_it_says_where_to_name_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["staff", "--data", str(tmp_path)]) == 1
    assert "below [cafe]" in capsys.readouterr().err
    assert (tmp_path / "settings.toml").exists()


@pytest.mark.slow
def test_it_serves_its_page_until_it_is_told_to_end(tmp_path: Path) -> None:
    broker = Mosquitto(tmp_path / "broker")
    (tmp_path / "settings.toml").write_text(f'[cafe]\nbroker = "127.0.0.1"\nport = {broker.port}\n')
    command = [sys.executable, "-m", "companion", "staff", "--data", str(tmp_path)]
    command += ["--host", "127.0.0.1", "--port", "0"]
    with broker, subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        address = running.stdout.readline().split()[-1]
        with urlopen(address, timeout=30) as reply:  # noqa: S310 - its own loopback address
            assert b"Tables" in reply.read()
        running.send_signal(signal.SIGTERM)
        assert running.wait(30) == 0
    assert (tmp_path / "cafe").is_dir()
