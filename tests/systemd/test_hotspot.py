"""The box's own Wi-Fi comes up where there is no other, goes for one, and never under a phone's feet."""

import subprocess
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.companion.waiting import wait_until
from tests.systemd.on_path import SYSTEMD, OnPath

NMCLI = """
at={folder}
case "$*" in
    *"--active"*) [ -e $at/up ] && echo companion-hotspot; echo loopback ;;
    *GENERAL.STATE*) cat $at/networks; [ -e $at/up ] && printf '%s\\n' \\
        GENERAL.TYPE:wifi "GENERAL.STATE:100 (connected)" GENERAL.CONNECTION:companion-hotspot ;;
    *DEVICE*) echo wlan0:companion-hotspot ;;
    *wireless.ssid*) echo Companion-abcd ;;
    *psk*) echo emberandash ;;
    "radio wifi") [ -e $at/blocked ] && echo disabled || echo enabled ;;
    "connection up"*) touch $at/up ;;
    "connection down"*) rm $at/up ;;
esac
"""


class Air:
    """What NetworkManager says of the networks around."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = OnPath(folder / "bin")
        self.programs.program("nmcli", NMCLI.format(folder=folder))
        self.programs.program("iw", f"cat {folder}/phones")
        self.note = folder / "run/wifi"
        self.note.parent.mkdir()
        self.networks("wifi:30 (disconnected):")
        self.phones(0)

    def networks(self, *lines: str) -> None:
        """Devices, each as its type, its state and its connection."""
        names = ("GENERAL.TYPE", "GENERAL.STATE", "GENERAL.CONNECTION")
        devices = [line.split(":") for line in ("loopback:100 (connected (externally)):lo", *lines)]
        told = [[f"{name}:{value}\n" for name, value in zip(names, one, strict=True)] for one in devices]
        (self.folder / "networks").write_text("\n".join("".join(one) for one in told))

    def phones(self, many: int) -> None:
        (self.folder / "phones").write_text("Station 00:11 (on wlan0)\n" * many)

    @property
    def is_up(self) -> bool:
        return (self.folder / "up").exists()

    @contextmanager
    def looked_after(self) -> Iterator[None]:
        environment = self.programs.environment(HOTSPOT_PAUSE="0.01", RUNTIME_DIRECTORY=str(self.note.parent))
        with subprocess.Popen([SYSTEMD / "hotspot"], env=environment, stdout=subprocess.DEVNULL) as script:
            yield
            script.kill()

    def looks(self, many: int) -> None:
        """Waits until the script has looked around so many times."""
        before = len(self.programs.called("nmcli"))
        wait_until(lambda: len(self.programs.called("nmcli")) >= before + 3 * many)


@pytest.fixture
def air(tmp_path: Path) -> Air:
    return Air(tmp_path)


def test_it_comes_up_alone_and_says_its_name_and_password(air: Air) -> None:
    with air.looked_after():
        wait_until(air.note.exists)
        assert air.is_up
        assert air.note.read_text() == "Companion-abcd\nemberandash\n"


def test_a_wifi_that_is_blocked_is_noted_for_the_table_until_it_is_not(air: Air) -> None:
    note = air.note.with_name("blocked")
    (air.folder / "blocked").touch()
    with air.looked_after():
        wait_until(note.exists)
        air.looks(6)
        assert not air.is_up
        (air.folder / "blocked").unlink()
        wait_until(air.note.exists)
        assert not note.exists()


ON_ITS_WAY = {
    40: "connecting (prepare)",
    50: "connecting (configuring)",
    70: "connecting (getting IP configuration)",
    80: "connecting (checking IP connectivity)",
    90: "connecting (starting secondary connections)",
    100: "connected",
}
NOT_THERE = {
    0: "unknown",
    10: "unmanaged",
    20: "unavailable",
    30: "disconnected",
    60: "connecting (need authentication)",
    110: "deactivating",
    120: "connection failed",
}
"""All states of a device, by the numbers and the words that NetworkManager documents (NMDeviceState)."""


@pytest.mark.parametrize("kind", ["wifi", "ethernet"])
@pytest.mark.parametrize("state", ON_ITS_WAY)
def test_it_stays_away_where_there_is_a_network(air: Air, kind: str, state: int) -> None:
    air.networks(f"{kind}:{state} ({ON_ITS_WAY[state]}):Home")
    with air.looked_after():
        air.looks(6)
        assert not air.is_up


@pytest.mark.parametrize(
    "network",
    [
        *(f"wifi:{state} ({word}):Home" for state, word in NOT_THERE.items()),
        "bridge:100 (connected (externally)):docker0",
        "wifi-p2p:100 (connected):peer",
    ],
)
def test_it_comes_up_where_no_network_leads_to_phones(air: Air, network: str) -> None:
    air.networks(network)
    with air.looked_after():
        wait_until(air.note.exists)
        assert air.is_up


def test_it_does_not_ask_for_protected_management_frames() -> None:
    """The default asks for them, and a Pi's access point then takes nobody (raspberrypi/linux 3619, 7247)."""
    settings = ConfigParser()
    settings.read(SYSTEMD / "hotspot.nmconnection")
    assert settings["wifi-security"]["pmf"] == "1"


def test_it_goes_away_when_a_network_is_there(air: Air) -> None:
    with air.looked_after():
        wait_until(air.note.exists)
        air.networks("ethernet:100 (connected):wire")
        wait_until(lambda: not air.is_up and not air.note.exists())
        air.looks(4)
        assert not air.is_up


@pytest.mark.slow
def test_an_empty_one_is_put_aside_now_and_then_to_look_for_others(air: Air) -> None:
    with air.looked_after():
        wait_until(lambda: "device wifi rescan" in air.programs.called("nmcli"))
        wait_until(lambda: air.programs.called("nmcli").count("connection up companion-hotspot") >= 2)


def test_nothing_changes_while_a_phone_is_in_it(air: Air) -> None:
    with air.looked_after():
        air.phones(1)
        wait_until(air.note.exists)
        air.networks("ethernet:100 (connected):wire")
        air.looks(12)
        assert air.is_up
        assert "device wifi rescan" not in air.programs.called("nmcli")
