"""The box's own Wi-Fi comes up where there is no other, goes for one, and never under a phone's feet."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.companion.waiting import wait_until
from tests.systemd.on_path import SYSTEMD, OnPath

NMCLI = """
at={folder}
case "$*" in
    *"--active"*) [ -e $at/up ] && echo companion-hotspot; echo loopback ;;
    *TYPE,STATE*) cat $at/networks; [ -e $at/up ] && echo wifi:connected:companion-hotspot ;;
    *DEVICE*) echo wlan0:companion-hotspot ;;
    *wireless.ssid*) echo Companion-abcd ;;
    *psk*) echo emberandash ;;
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
        self.networks("wifi:disconnected:")
        self.phones(0)

    def networks(self, *lines: str) -> None:
        (self.folder / "networks").write_text("".join(f"{line}\n" for line in ("lo:unmanaged:", *lines)))

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


@pytest.mark.parametrize(
    "network", ["wifi:connected:Home", "wifi:connecting (prepare):Home", "ethernet:connected:wire"]
)
def test_it_stays_away_where_there_is_a_network(air: Air, network: str) -> None:
    air.networks(network)
    with air.looked_after():
        air.looks(6)
        assert not air.is_up


def test_it_goes_away_when_a_network_is_there(air: Air) -> None:
    with air.looked_after():
        wait_until(air.note.exists)
        air.networks("ethernet:connected:wire")
        wait_until(lambda: not air.is_up and not air.note.exists())
        air.looks(4)
        assert not air.is_up


def test_an_empty_one_is_put_aside_now_and_then_to_look_for_others(air: Air) -> None:
    with air.looked_after():
        wait_until(lambda: "device wifi rescan" in air.programs.called("nmcli"))
        wait_until(lambda: air.programs.called("nmcli").count("connection up companion-hotspot") >= 2)


def test_nothing_changes_while_a_phone_is_in_it(air: Air) -> None:
    with air.looked_after():
        air.phones(1)
        wait_until(air.note.exists)
        air.networks("ethernet:connected:wire")
        air.looks(12)
        assert air.is_up
        assert "device wifi rescan" not in air.programs.called("nmcli")
