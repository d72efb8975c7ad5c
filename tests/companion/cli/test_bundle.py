"""The archive for whoever helps: made with a table and without one, and none of it is anybody's."""

import logging
import os
import re
import socket
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from companion.__main__ import main
from companion.adapters.network.join_info import Wifi
from companion.app import Companion, CompanionSettings
from companion.table.commands.game import BeginGame, TakeFile
from companion.table.commands.seating import TakeSeat
from companion.table.settings.settings import KioskSettings
from companion.upkeep.running import Running, announce

PEOPLE = ("Zsofia", "Quirin", "Xaver")
PIN, PASSWORD, WIFI, PLACE = "80247113", "correct-horse-battery", "Villa Zsofia", "wled.quirin.lan"
PHOTOGRAPH = b"\xff\xd8\xff\xe0 Xaver with a die \xff\xd9"
SETTINGS = f"""
[strip]
kind = "page"
leds = 77
wled = "{PLACE}"
[network]
wifi = "{WIFI}"
wifi_password = "{PASSWORD}"
[kiosk]
pin = "{PIN}"
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder full of what is nobody else's business."""
    data = tmp_path / "data"
    for folder in ("evidence", "decks/hope_inhumanity"):
        (data / folder).mkdir(parents=True)
    (data / "settings.toml").write_text(SETTINGS)
    (data / "evidence/home-1-1.jpg").write_bytes(PHOTOGRAPH)
    (data / "decks/hope_inhumanity/zsofias-own.yaml").write_text("deck: The secret of Quirin")
    return data


@pytest.fixture(autouse=True)
def no_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.adapters.system.device_check.PANEL_PATIENCE_S", 0.0)


def unpacked(file: Path) -> dict[str, str]:
    with ZipFile(BytesIO(file.read_bytes())) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def check_nothing_leaks(texts: dict[str, str], canaries: list[str]) -> None:
    everything = "\n".join([*texts, *texts.values()]).lower()
    assert [canary for canary in canaries if canary.lower() in everything] == []
    assert b"\xff\xd8" not in "".join(texts.values()).encode("latin-1", "replace")


def test_of_a_table_that_runs_nothing_is_told_that_is_anybodys(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = CompanionSettings(
        data=data, host="127.0.0.1", port=0, kiosk=KioskSettings(PIN), wifi=Wifi(WIFI, PASSWORD)
    )
    with Companion(settings) as running:
        colours = ("red", "blue", "green")
        tokens = [running.table.execute(TakeSeat(*one)).token for one in zip(PEOPLE, colours, strict=True)]
        code = running.table.moment.seating.code
        running.table.execute(TakeFile("zsofias-own.yaml", taken=False))
        running.table.execute(BeginGame())
        logging.getLogger("companion.app").warning("%s looks at %s", PEOPLE[0], tokens[0])
        assert main(["bundle", str(tmp_path / "b.zip"), "--data", str(data)]) == 0
        texts = unpacked(tmp_path / "b.zip")
        key = running.lock.own_key
    secrets = [*PEOPLE, *tokens, key, PIN, PASSWORD, WIFI, PLACE, "Xaver", "zsofias-own", "127.0.0.1"]
    check_nothing_leaks(texts, secrets)
    assert not re.search(rf"\b{code}\b", "".join(texts.values()))
    assert "… looks at …" in texts["companion.log"]
    assert "[strip] leds = 77\n[strip] wled = …\n" in texts["settings.txt"]
    assert '"about": "disk"' in texts["doctor.json"]
    assert '"photographs": {\n  "files": 1,\n  "bytes": 24\n }' in texts["files.json"]
    assert "send it to who helps you" in capsys.readouterr().out


def test_without_a_table_it_is_made_as_well(data: Path, tmp_path: Path) -> None:
    assert main(["bundle", str(tmp_path / "b.zip"), "--data", str(data)]) == 0
    texts = unpacked(tmp_path / "b.zip")
    check_nothing_leaks(texts, [*PEOPLE, PIN, PASSWORD, WIFI, PLACE, str(tmp_path)])
    assert set(texts) == {"README.txt", "doctor.json", "settings.txt", "files.json", "packages.txt"}


def test_settings_with_a_mistake_are_counted_and_not_quoted(data: Path, tmp_path: Path) -> None:
    (data / "settings.toml").write_text(f'[network]\nwifi_pasword = "{PASSWORD}"\n')
    assert main(["bundle", str(tmp_path / "b.zip"), "--data", str(data)]) == 0
    texts = unpacked(tmp_path / "b.zip")
    check_nothing_leaks(texts, [PASSWORD, "pasword"])
    assert texts["settings.txt"] == "1 mistakes\n"


def test_a_table_that_hangs_is_packed_up_from_without(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("companion.upkeep.running.PATIENCE_S", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        announce(data, Running(os.getpid(), f"http://127.0.0.1:{deaf.getsockname()[1]}", "home", "a key"))
        assert main(["bundle", str(tmp_path / "b.zip"), "--data", str(data)]) == 0
    assert "does not answer" in capsys.readouterr().err
    assert unpacked(tmp_path / "b.zip")["doctor.json"] == "[]"


def test_a_place_that_cannot_be_written_is_one_clear_line(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bundle", str(tmp_path / "none/b.zip"), "--data", str(data)]) == 1
    assert "none/b.zip" in capsys.readouterr().err
