"""The command that says how everything is, with a table and without one."""

import json
import sys
from pathlib import Path
from socket import socket

import pytest

from companion.__main__ import main
from companion.adapters.network.address import Addresses
from companion.app import Companion, CompanionSettings


@pytest.fixture(autouse=True)
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine of the test may be in none, and may be short of anything."""
    monkeypatch.setattr(Addresses, "_numbers", lambda _: ("192.168.1.5",))
    monkeypatch.setattr("companion.adapters.system.device_check.PANEL_PATIENCE_S", 0.0)
    monkeypatch.setattr("companion.upkeep.checks.disk.NEEDED", 0)
    monkeypatch.setattr("companion.upkeep.checks.memory.NEEDED", 0)


def test_without_a_table_everything_is_tried(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--data", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "No table is running here."
    assert any(line.startswith("✓ Camera (good): ") for line in lines)
    assert len(lines) == 16


def test_something_red_is_told_by_the_exit_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "settings.toml").write_text('[camera]\nsource = "nowhere.mp4"\n')
    assert main(["doctor", "--json", "--data", str(tmp_path)]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["running"], told["well"]) == (False, False)
    [camera] = [one for one in told["findings"] if one["id"] == "camera"]
    assert (camera["light"], camera["sign"], camera["word"]) == ("red", "✗", "doesn’t work")
    assert "nowhere.mp4" in camera["says"]


def test_the_cafes_broker_is_tried_where_the_settings_name_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> str:
        main(["doctor", "--data", str(tmp_path)])
        return next(line for line in capsys.readouterr().out.splitlines() if "The café" in line)

    with socket() as broker:
        broker.bind(("127.0.0.1", 0))
        port = broker.getsockname()[1]
        (tmp_path / "settings.toml").write_text(f'[cafe]\nbroker = "127.0.0.1"\nport = {port}\n')
        assert "doesn’t answer" in told()
        broker.listen()
        assert "connects to it when it runs" in told()
    monkeypatch.setitem(sys.modules, "paho", None)
    assert "package for the café is missing" in told()


def test_settings_with_a_mistake_do_not_stop_the_doctor(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.toml").write_text("[strip]\nledds = 7\n")
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    assert 'did you mean "leds"' in capsys.readouterr().out


def test_a_table_that_runs_is_asked_itself_and_its_pin_is_no_hindrance(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Companion(CompanionSettings(data=tmp_path, host="127.0.0.1", port=0)) as table:
        table.lock.set("2468")
        main(["doctor", "--json", "--data", str(tmp_path)])
        told = json.loads(capsys.readouterr().out)
        assert told["running"]
        assert next(one["light"] for one in told["findings"] if one["id"] == "versions") == "green"
    main(["doctor", "--json", "--data", str(tmp_path)])
    assert not json.loads(capsys.readouterr().out)["running"]
