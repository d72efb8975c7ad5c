"""Name, Wi-Fi and country of a box come from its SD card; what fails is said and stops nothing else."""

import stat
import subprocess
from collections.abc import Sequence
from pathlib import Path
from shutil import which

import pytest

from companion.upkeep.sd_card import parse
from companion.upkeep.sd_card_system import CONNECTION, apply

CARD = parse("name: table-3\nwifi:  Bei \\ uns\nwifi password: secret secret\ncountry: DE")


class Commands:
    def __init__(self, failing: str = "") -> None:
        self.called: list[str] = []
        self._failing = failing

    def __call__(self, command: Sequence[str]) -> None:
        self.called.append(" ".join(command))
        if command[0] == self._failing:
            raise OSError(f"{self._failing} failed")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc/hostname").write_text("raspberrypi\n")
    (tmp_path / "etc/hosts").write_text("127.0.0.1 localhost\n127.0.1.1 raspberrypi\n")
    return tmp_path


def test_the_system_gets_the_name_and_the_wifi_of_the_card(root: Path) -> None:
    commands = Commands()
    assert [*apply(CARD, root, commands)] == [
        "the table is now called table-3",
        "the Wi-Fi's country is DE",
        "the Wi-Fi is Bei \\ uns",
    ]
    assert commands.called[0] == "hostnamectl hostname table-3"
    assert commands.called[-2:] == ["rfkill unblock wifi", "nmcli connection reload"]
    assert (root / "etc/hosts").read_text() == "127.0.0.1 localhost\n127.0.1.1 table-3\n"
    assert stat.S_IMODE((root / CONNECTION).stat().st_mode) == 0o600


def test_a_second_start_writes_nothing_again(root: Path) -> None:
    [*apply(CARD, root, Commands())]
    (root / "etc/hostname").write_text("table-3\n")
    commands = Commands()
    assert [*apply(CARD, root, commands)] == ["the Wi-Fi's country is DE"]


def test_one_failure_stops_nothing_else(root: Path) -> None:
    told = [*apply(CARD, root, Commands("hostnamectl"))]
    assert told[0] == "hostnamectl failed"
    assert (root / CONNECTION).exists()


def test_an_empty_card_changes_nothing(root: Path) -> None:
    commands = Commands()
    assert [*apply(parse(""), root, commands)] == []
    assert commands.called == []


@pytest.mark.skipif(which("nmcli") is None, reason="needs NetworkManager's nmcli")
def test_network_manager_writes_such_a_file_itself(root: Path) -> None:
    [*apply(CARD, root, Commands())]
    command = (
        "nmcli",
        "--offline",
        "connection",
        "add",
        "type",
        "wifi",
        "con-name",
        "x",
        "ssid",
        "Bei \\ uns",
    )
    own = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    (line,) = [line for line in own.splitlines() if line.startswith("ssid=")]
    assert line in (root / CONNECTION).read_text()
