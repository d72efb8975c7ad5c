"""A table that could not start comes up with next to nothing, says so, and one button ends that."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from companion.__main__ import main
from companion.adapters.use_cases.machine.maintenance import LeaveSafeMode, TakeBundle
from companion.app import Companion, CompanionSettings, safely
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.journal.lines import HEAD, packed
from companion.table.settings.device_settings import ButtonSettings, StripSettings
from companion.upkeep.failed_starts import NAME, Starts
from companion.upkeep.running import Running, ask, running
from tests.companion.waiting import wait_until
from web.ports.protocol import PageViewer
from web.ports.queries import ReadCheckup

START_S = 100.0
"""A machine that is busy with other tests takes long to start a program."""
SCREEN = PageViewer(None, "en", at_screen=True)


def started(data: Path) -> CompanionSettings:
    return CompanionSettings(data=data, host="127.0.0.1", port=0)


def test_it_has_no_camera_and_no_devices_and_can_be_played(tmp_path: Path) -> None:
    real = CompanionSettings(
        data=tmp_path,
        host="127.0.0.1",
        port=0,
        camera="nowhere.mp4",
        strip=StripSettings(kind="ws2812"),
        buttons=ButtonSettings(kind="gpio"),
    )
    with Companion(safely(real)) as table:
        wait_until(lambda: "I can’t see the table" in repr(table.door.page(SCREEN).notices))
        page = table.door.page(SCREEN)
        assert page.status.safe == "safe"
        found = {one.id: one for one in table.door.read(ReadCheckup(), SCREEN).findings}
        assert [found[part].light for part in ("camera", "strip", "buttons")] == ["red", "green", "green"]
        assert "safe mode" in found["camera"].says
        assert table.door.execute(TakeBundle(), SCREEN).data[:2] == b"PK"
        table.table.execute(TakeSeat("Ada", "red"))
    with Companion(started(tmp_path)) as usual:
        assert usual.door.page(SCREEN).status.safe is None
        assert [seat.name for seat in usual.table.moment.seating.seats] == ["Ada"]


def test_games_that_cannot_be_read_are_left_as_they_are_and_it_is_said(tmp_path: Path) -> None:
    file = tmp_path / "tables/home/table.json"
    file.parent.mkdir(parents=True)
    file.write_bytes(packed(HEAD, 99, {"table": "{}"}, "table"))
    before = file.read_bytes()
    with Companion(safely(started(tmp_path))) as table:
        assert table.door.page(SCREEN).status.safe == "no-games"
        table.table.execute(TakeSeat("Ada", "red"))
    assert file.read_bytes() == before


def test_leaving_it_lets_the_next_start_be_as_usual(tmp_path: Path) -> None:
    Starts(tmp_path).begin()
    with Companion(safely(started(tmp_path))) as table:
        table.door.execute(LeaveSafeMode(), SCREEN)
        assert table.told.is_set()
        assert table.begins_again
        assert not (tmp_path / NAME).exists()
    with Companion(started(tmp_path)) as usual:
        usual.door.execute(LeaveSafeMode(), SCREEN)
        assert not usual.told.is_set()


@contextmanager
def ran(data: Path) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "companion", "run", "--data", str(data)]
    command += ["--host", "127.0.0.1", "--port", "0", "--camera", "pretend"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as table:
        try:
            yield table
        finally:
            table.kill()


def come_up(data: Path) -> Running:
    found: list[Running] = []

    def is_up() -> bool:
        table = running(data)
        found.extend([table] if table else [])
        return bool(found)

    wait_until(is_up, START_S)
    return found[-1]


def kiosk(table: Running) -> str:
    to = urlsplit(table.address)
    connection = HTTPConnection(str(to.hostname), to.port, timeout=60)
    connection.request("GET", f"/t/{table.table}/kiosk")
    text = connection.getresponse().read().decode()
    connection.close()
    return text


@pytest.mark.slow
def test_settings_that_stop_three_starts_do_not_stop_the_fourth(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Companion(started(tmp_path)) as before:
        for name, colour in (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green")):
            before.table.execute(TakeSeat(name, colour))
        before.table.execute(BeginGame())
    (tmp_path / "settings.toml").write_text("[strip]\nledds = 7\n")
    for _ in range(3):
        assert main(["run", "--data", str(tmp_path)]) == 1
    assert 'did you mean "leds"' in capsys.readouterr().err
    with ran(tmp_path) as table:
        first = come_up(tmp_path)
        assert 'id="safe"' in kiosk(first)
        assert "no game is opened" not in kiosk(first)
        with ask(first, "GET", "doctor") as reply:
            told = {one["id"]: one["says"] for one in json.load(reply)["findings"]}
        assert re.search("wouldn’t start.*ledds", told["settings"])
        (tmp_path / "settings.toml").unlink()
        ask(first, "POST", "normal").close()
        wait_until(lambda: (found := running(tmp_path)) is not None and found != first, START_S)
        assert 'id="safe"' not in kiosk(come_up(tmp_path))
        assert table.poll() is None
        table.send_signal(signal.SIGTERM)
        assert table.wait(60) == 0
    assert not (tmp_path / NAME).exists()
    with Companion(started(tmp_path)) as after:
        assert after.table.plays
