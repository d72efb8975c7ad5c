"""The service manager hears what systemd's manual asks for, and nothing happens where there is none."""

import socket
from pathlib import Path
from threading import Event

import pytest

from companion.adapters.system.systemd_notify import keep_pinging, notify


@pytest.fixture
def manager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> socket.socket:
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    listening.bind(str(tmp_path / "notify"))
    listening.settimeout(20)
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    return listening


def test_without_a_manager_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    notify("READY=1")


def test_a_manager_that_is_gone_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    notify("READY=1")
    assert "does not hear" in caplog.text


def test_the_manager_hears_every_word(manager: socket.socket) -> None:
    with manager:
        notify("READY=1", "STATUS=The table is there")
        assert manager.recv(1000) == b"READY=1\nSTATUS=The table is there"


def test_a_manager_without_a_file_is_heard_as_well(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    name = f"companion-{tmp_path.name}"
    monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(f"\0{name}")
        notify("READY=1")
        assert listening.recv(1000) == b"READY=1"


def test_pings_come_until_a_part_is_stuck_and_then_the_manager_is_asked_to_act(
    manager: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "30000")
    turns = iter([(), (), ("the table",)])
    with manager:
        keep_pinging(Event(), lambda: next(turns))
        heard = [manager.recv(1000) for _ in range(3)]
    assert heard == [b"WATCHDOG=1", b"WATCHDOG=1", b"WATCHDOG=trigger\nSTATUS=Stuck: the table"]
