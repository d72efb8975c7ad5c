"""Name, Wi-Fi and country of a box come from its SD card; what fails is said and stops nothing else."""

import stat
import subprocess
from collections.abc import Sequence
from pathlib import Path
from shutil import which

import pytest

from companion.upkeep.sd_card import parse
from companion.upkeep.sd_card_system import CONNECTION, SCREEN, apply

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
        "the time zone is Europe/Berlin",
    ]
    assert commands.called[0] == "hostnamectl hostname table-3"
    assert commands.called[-3:] == [
        "rfkill unblock wifi",
        "nmcli connection reload",
        "timedatectl set-timezone Europe/Berlin",
    ]
    assert (root / "etc/hosts").read_text() == "127.0.0.1 localhost\n127.0.1.1 table-3\n"
    assert stat.S_IMODE((root / CONNECTION).stat().st_mode) == 0o600


def test_a_second_start_writes_nothing_again(root: Path) -> None:
    [*apply(CARD, root, Commands())]
    (root / "etc/hostname").write_text("table-3\n")
    (root / "etc/localtime").symlink_to("/usr/share/zoneinfo/Europe/Berlin")
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


@pytest.mark.parametrize(
    ("said", "hidden"), [("", "false"), ("no", "false"), ("yes", "true"), ("ja", "true")]
)
def test_a_wifi_that_does_not_tell_its_name_is_joined(root: Path, said: str, hidden: str) -> None:
    [*apply(parse(f"wifi: Attic\ncountry: GB\nwifi hidden: {said}"), root, Commands())]
    keyfile = (root / CONNECTION).read_text()
    assert f"hidden={hidden}\n" in keyfile
    assert "powersave=2\n" in keyfile


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("time zone: America/Chicago", "America/Chicago"),
        ("zeitzone: america/new york\ncountry: DE", "America/New_York"),
        ("country: GB", "Europe/London"),
        ("country: US", ""),
    ],
)
def test_the_time_is_that_of_the_zone_or_of_a_country_with_one(root: Path, text: str, zone: str) -> None:
    commands = Commands()
    [*apply(parse(text), root, commands)]
    assert [one.split()[-1] for one in commands.called if "timedatectl" in one] == ([zone] if zone else [])


def test_a_screen_that_hangs_upright_is_noted_for_the_kiosk(root: Path) -> None:
    card = parse("screen turned: 90°")
    assert [*apply(card, root, Commands())] == ["the big screen is turned by 90 degrees"]
    assert (root / SCREEN).read_text() == "KIOSK_TURN=90\n"
    assert [*apply(card, root, Commands())] == []


def test_a_screen_that_cuts_its_edges_off_is_noted_for_the_kiosk(root: Path) -> None:
    card = parse("screen turned: 90\nbildschirm beschnitten: 4 %")
    assert len([*apply(card, root, Commands())]) == 2
    assert (root / SCREEN).read_text() == "KIOSK_TURN=90\nKIOSK_CUT=4\n"
    assert [*apply(card, root, Commands())] == []


@pytest.mark.parametrize(
    "line", ["time zone: Middle-earth", "screen turned: 45", "screen cut off: 30", "wifi hidden: perhaps"]
)
def test_what_cannot_be_is_said(line: str) -> None:
    assert len(parse(line).mistakes) == 1
